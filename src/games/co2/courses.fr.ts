import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './courses.en.ts';

export const words: WordsOf<typeof english> = {
  first: {
    rival: 'Ben',
    course: {
      title: 'CO₂ en cinq minutes',
      ready: 'Proposez, installez, construisez, et envoyez vos chercheurs en avant. Tout se joue en cinq décennies.',
      play: 'Jouer contre l’ordinateur',
    },
    aim: {
      title: 'Comment gagner',
      say: 'Cinq décennies. Centrales vertes, objectifs de l’ONU et expertise donnent des points\u202f; le meilleur score gagne. Mais à 500 ppm, tout le monde perd.',
    },
    propose: {
      title: 'Étape 1\u202f: proposer',
      say: 'Une action par tour. Proposez d’abord un projet\u202f: la case choisie verse une subvention. L’Asie verse 5\u00a0$.',
      hints: { 1: 'Une région n’accepte que ces trois sources, la plus demandée d’abord.' },
    },
    card: {
      title: 'Une carte en plus',
      say: 'Une carte par tour, en action libre. Celle-ci paie 3\u00a0$ si vous proposez en Asie. Jouez-la, puis finissez votre tour.',
    },
    solar: {
      title: 'Un projet n’est à personne',
      say: 'Ben a installé votre projet\u202f: chacun le peut. Proposez le solaire, que l’Europe veut le plus, pour 2 technos.',
    },
    scientist: {
      title: 'Envoyez un chercheur',
      say: 'Votre chercheur bouge une fois par tour, librement. Sur un projet, il vous donne un pas d’expertise à chaque tour.',
      hints: { 1: 'Il est allé sur le solaire en Europe, le seul projet sans chercheur.' },
    },
    install: {
      title: 'Étape 2\u202f: installer',
      say: 'Installez le solaire en Europe. Cela coûte 1 CEP, un droit d’émettre du CO₂, et vous donne 3 technos.',
    },
    build: {
      title: 'Étape 3\u202f: construire',
      say: 'Construisez le solaire\u202f: 2 d’expertise en solaire, 2 technos et 10\u00a0$, 3\u00a0$ de moins avec votre carte. Il rapporte 6 points.',
    },
    summit: {
      title: 'Un sommet',
      say: 'Votre chercheur doit repartir. Ben parle de la biomasse à Copenhague\u202f; parlez-y du solaire et le sommet est complet.',
    },
    market: {
      title: 'Le marché des CEP',
      say: 'Il vous faudra des CEP. Une fois par tour, achetez-en ou vendez-en un. C’est le dernier de la pile\u202f: surveillez le prix.',
    },
    lead: {
      title: 'À quoi sert l’expertise',
      say: 'À un sommet, les orateurs apprennent. Prenez un pas de plus en solaire\u202f: le premier de chaque source est payé à chaque décennie.',
    },
    un: {
      title: 'Un objectif de l’ONU',
      say: 'La première entreprise à construire ce que veut l’ONU peut remplir la carte. «\u202fPremière lueur\u202f»\u202f: le solaire, 1 techno pour 3 points.',
    },
    control: {
      title: 'Contrôle',
      say: 'Vous contrôlez l’Europe\u202f: ses CEP sont à vous. Installez le recyclage de Ben et payez avec un CEP d’Europe.',
      hints: { 2: '5\u00a0$ et un CEP pour vous. Envoyez-y maintenant votre chercheur.' },
    },
    income: {
      title: 'Une nouvelle décennie',
      say: 'Votre expertise rapporte 4\u202f: en argent, en points ou en mélange. Puis chaque région veut de l’énergie. Surveillez le cadran.',
    },
    alarm: {
      title: 'La planète',
      say: 'Quatre régions sans nouvelle centrale ont pris charbon ou pétrole\u202f: 300 ppm. Catastrophes dès 350, et à 500, tout est perdu.',
    },
  },
};
