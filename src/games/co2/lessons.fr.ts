import { spelled } from '../../language/french.ts';
import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './lessons.en.ts';
import { dollars } from './names.fr.ts';
import { SOURCES_WANTED } from './rulebook/facts.ts';
import { EVICTION_COINS, LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';

const DISASTER_ZONE = `Dès ${SAFE_BELOW} ppm, une catastrophe frappe à chaque décennie, et désormais redescendre sous ${SAFE_BELOW} met fin à la partie.`;

export const words: WordsOf<typeof english> = {
  act: {
    title: 'Une action',
    body: 'À chaque tour, vous proposez, installez ou construisez. Le plateau montre ce qui est possible\u202f: proposez sur une case vide, installez un projet encadré, construisez un projet plein. Commencez par proposer\u202f: la subvention tombe aussitôt.',
  },
  propose: {
    title: 'Ce que veut la région',
    body: `Une région n’accepte que les ${spelled(SOURCES_WANTED)} sources de son agenda, la plus demandée d’abord. Les sources demandées donnent plus tard le contrôle de la région.`,
  },
  research: {
    title: 'La subvention de recherche',
    body: 'Recrutez un chercheur dans votre main, ou déplacez-en un que vous avez, en plus de votre action libre.',
  },
  scientist: {
    title: 'Actions libres',
    body: 'Une fois par tour chacune, vous pouvez déplacer un chercheur, commercer au marché et jouer une carte. Un chercheur sur un projet vous donne une expertise à la fin de chaque tour.',
  },
  install: {
    title: 'Installer pour un CEP',
    body: `Installer coûte un CEP, un droit d’émettre du CO₂, et rapporte ce que promet la source. N’importe qui peut installer ou construire n’importe quel projet\u202f; un chercheur adverse sur place reçoit ${dollars(EVICTION_COINS)} pour partir.`,
  },
  construct: {
    title: 'Construire une centrale',
    body: 'Vous avez l’argent, les technos et l’expertise. Une centrale rapporte des points, peut donner le contrôle de la région et, dans une région pleine, remplace la plus vieille centrale fossile\u202f: le cadran montre jusqu’où le niveau descendrait.',
  },
  expertise: {
    title: 'Expertise',
    body: 'Les entreprises les plus avancées sur une piste sont payées à chaque décennie. Les cases à symbole donnent un bonus à l’arrivée, et la case soulignée est la licence pour construire.',
  },
  market: {
    title: 'Le marché des CEP',
    body: 'Chaque achat prend un CEP de la pile. Quand le dernier part, la pile est regarnie et le prix monte\u202f; chaque vente le fait baisser. Vous pouvez acheter ou vendre une fois par tour, jamais l’un et l’autre.',
  },
  income: {
    title: 'Revenu',
    body: 'Une décennie commence. Prenez ce que rapporte votre expertise en argent, en points ou en mélange.',
  },
  permit: {
    title: 'Où sont les CEP',
    body: 'Les CEP d’une région que vous contrôlez sont à votre disposition. Quand une de vos régions a besoin d’une centrale fossile, vous la payez d’un CEP.',
  },
  alarm: { title: 'La zone de catastrophe', body: `${DISASTER_ZONE} À ${LOST_AT}, tout le monde perd.` },
  'alarm-alone': {
    title: 'La zone de catastrophe',
    body: `${DISASTER_ZONE} Au-delà de ${LOST_AT}, votre partie se termine, sans dernier revenu.`,
  },
};
