import { count } from '../../language/french.ts';
import type { RulesWords } from './rules-words.ts';

export const words: RulesWords = {
  title: 'Règles',
  game: 'Jeu',
  learn: 'Apprendre en 5 minutes',
  search: 'Chercher dans les règles',
  contents: 'Sommaire',
  found: (n) => (n === 0 ? 'Rien trouvé.' : `Trouvé dans ${count(n, 'section')}.`),
  foundAdvice: 'Essayez un mot plus court, ou le nom imprimé sur la pièce.',
  fairPlay: {
    title: 'Jouer loyalement par lien',
    ways: [
      [
        'Par lien',
        'En confiance. Le lien contient tout, les dés et les mains aussi. Qui le démonte peut le lire, jouer d’avance ou redistribuer jusqu’à ce que cela lui plaise.',
      ],
      [
        'Scellé',
        'Chaque appareil garde une clé secrète. Les dés et les cartes naissent des nombres secrets de tous, chaque tour porte le sceau de sa place, et ce que tous choisissent en secret au même moment reste fermé jusqu’à ce que chacun ait choisi.',
      ],
      [
        'Ce qu’un sceau ne cache pas',
        'Les mains et les piles cachées viennent de ce que tous partagent : elles restent en confiance. Une application modifiée peut regarder devant pendant son propre tour. Les ordinateurs n’ont pas de sceau. Qui invite et qui rejoint en dernier peuvent, ensemble, choisir la distribution.',
      ],
      [
        'Si quelqu’un réécrit ce que vous avez fait',
        'Votre appareil le dit dès que le lien vous revient. Les autres ne peuvent pas le voir avant.',
      ],
      [
        'Votre clé',
        'Elle est sur votre appareil, et dans votre sauvegarde. Déplacez la place avant de changer de téléphone. Sans la clé, vous pouvez continuer avec une nouvelle, et tous le voient jusqu’à la fin.',
      ],
      [
        'Comment cela marche',
        'Votre clé forme une chaîne de nombres, chacun étant le hachage du suivant. À chaque passage, le lien en montre un de plus, et tous le vérifient par le précédent. Le hasard naît de tous les nombres montrés jusque-là.',
      ],
      ['Un téléphone', 'Tous font confiance à qui le tient. Un rideau couvre les secrets entre-temps.'],
    ],
  },
};
