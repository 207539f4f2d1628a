import { html } from 'lit';
import { list, spelled } from '../../../language/french.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { dollars, FUEL, FOSSILS as KINDS, points, REGIONS, technos } from '../names.fr.ts';
import {
  AUCTION_CUBE_VALUE,
  COINS_PER_POINT,
  COMPANY_GOAL_COINS,
  DISASTER_POINTS,
  GREEN_REGIONS_TO_END,
  LOST_AT,
  MAJORITY_POINTS,
  MARKET,
  SAFE_BELOW,
  UN_GOAL_CUBES,
} from '../rules/tables/constants.ts';
import { FOSSIL_KINDS, FOSSILS, PRESETS } from '../rules/tables/fossils.ts';
import { CLOCKWISE } from '../rules/tables/regions.ts';
import { say } from '../rules/vocabulary.ts';
import { PAIRS_PAID_FROM, STARTS } from './facts.ts';
import { demand, speak } from './figures.fr.ts';
import type { world as english } from './world.en.ts';

const [FIRST_REGION = 'north-america'] = CLOCKWISE;

export const world: WordsOf<typeof english> = {
  expertise: {
    title: 'Expertise et revenu',
    body: html`<p>Quand une décennie commence, tous ceux qui sont sur la plus haute case occupée d’une piste gagnent ce qui est imprimé à
        côté\u202f; à ${spelled(PAIRS_PAID_FROM)} entreprises ou plus, tous ceux de la case occupée juste au-dessous gagnent aussi. Prenez
        le revenu en argent, en points ou en mélange.</p>
      <p>Une case à symbole donne son bonus quand votre disque y arrive\u202f: un pas sur une autre piste, une techno, un CEP du marché
        pour une région ou un pas au choix. Un bonus peut en déclencher un autre.</p>`,
  },
  permits: {
    title: 'CEP',
    body: html`<p>Les CEP sont des droits d’émettre du CO₂. Ils paient l’installation des projets et les centrales fossiles des régions que
        vous contrôlez. Une région en contient au plus autant que de cases de demande\u202f: ${demand}.</p>`,
  },
  market: {
    title: 'Le marché des CEP',
    body: html`<p>Une fois par tour, achetez un CEP au prix affiché ou vendez-en un de votre main. Les CEP d’une région ne se vendent pas.</p>
      <p>Un achat prend un CEP de la pile et ne change pas le prix. Quand le dernier CEP de la pile est pris, on en remet
        ${spelled(MARKET.refill)} et le prix monte d’un dollar, jusqu’à ${dollars(MARKET.maxPrice)} au plus. Une vente le baisse
        d’un dollar, jamais sous ${dollars(MARKET.minPrice)}.</p>
      <p>N’achetez et ne vendez jamais dans le même tour\u202f; une fois la pile regarnie, plus rien ne se vend jusqu’à la fin du tour.</p>`,
  },
  supply: {
    title: 'Approvisionnement',
    body: html`<p>Une techno laissée dans une région est consommée. Puis, dans le sens horaire depuis l’${REGIONS[FIRST_REGION]}, chaque région
        dont la case de demande de cette décennie est encore vide ouvre une centrale fossile tirée de la pile\u202f:
        ${list(FOSSIL_KINDS.map((kind) => `${KINDS[kind]} ${FOSSILS[kind].ppm}`))} ppm.</p>
      <p>On la paie d’un CEP\u202f: de la région si personne ne la contrôle\u202f; sinon, l’entreprise qui la contrôle le prend dans sa main ou dans une région
        sous son contrôle. Sans CEP, il faut en acheter un\u202f; l’argent qui manque est payé en points, ou l’on abandonne son
        objectif d’entreprise.</p>`,
  },
  ppm: {
    title: 'Le niveau de CO₂',
    body: html`<p>Chaque centrale fossile élève le niveau, chaque centrale remplacée l’abaisse. Dès <b>${SAFE_BELOW} ppm</b>, des catastrophes
        frappent. S’il est à <b>${LOST_AT} ppm</b> ou plus après un approvisionnement, la partie est finie et tout le monde a perdu.
        En solitaire, vous continuez à ${LOST_AT} exactement\u202f; au-delà, votre partie se termine et se compte sans dernier revenu.</p>`,
  },
  disasters: {
    title: 'Catastrophes',
    body: html`<p>Si le niveau est à ${SAFE_BELOW} ppm ou plus après les nouvelles centrales fossiles d’une décennie, la prochaine catastrophe
        frappe sa région\u202f: chaque entreprise sans centrale sur place envoie une techno, et celle qui n’en a pas perd
        ${points(-DISASTER_POINTS)}. Les technos d’une région aident ceux qui y construisent. La prochaine catastrophe est toujours connue.</p>`,
  },
  lobby: {
    title: 'Cartes Lobby',
    body: html`<p>Jouez une carte par tour. La partie haute compte pendant que vous faites ce qu’elle montre, par exemple construire une
        centrale solaire\u202f; la partie basse se joue à tout moment de votre tour hors de l’action. Remplir un objectif de l’ONU compte
        comme la carte du tour.</p>`,
  },
  'un-goals': {
    title: 'Objectifs de l’ONU',
    body: html`<p>Si vous avez construit chaque source d’un objectif visible, remplissez-le pour ${technos(UN_GOAL_CUBES)} et marquez ses points.
        Le premier à le remplir le garde.</p>`,
  },
  'company-goals': {
    title: 'Objectifs d’entreprise',
    body: html`<p>Votre objectif d’entreprise est compté à la fin. À tout moment de votre tour, vous pouvez l’abandonner pour
        ${dollars(COMPANY_GOAL_COINS)}\u202f; il reste secret quand même. À la fin, vous avez ce qui vaut le plus, l’objectif ou
        l’argent.</p>`,
  },
  end: {
    title: 'La fin',
    body: html`<p>Après une phase d’opérations, la partie se termine si la dernière décennie est passée, si ${spelled(GREEN_REGIONS_TO_END)} régions
        tournent à l’énergie verte seule, ou si le niveau est repassé sous ${SAFE_BELOW} après avoir été à ${SAFE_BELOW} ou plus.</p>
      <p>Alors les CEP sont vendus au prix du marché, ceux de vos régions aussi, un dernier revenu est payé en points, les objectifs d’entreprise
        sont dévoilés, et l’argent devient des points, ${dollars(COINS_PER_POINT)} pour chacun. Le plus de technos et le plus
        d’objectifs de l’ONU rapportent ${MAJORITY_POINTS} chacun, à chacun en cas d’égalité. À égalité, on compare les
        centrales, puis l’expertise source par source, puis les régions.</p>`,
  },
  variants: {
    title: 'Variantes',
    body: html`<ul>
        <li><b>Centrales fossiles au début\u202f:</b> à quel point l’air est sale quand vous commencez.
          ${STARTS.map(
            ({ preset, plants }) =>
              html`${speak(say(`option.fossils.${preset}`))}\u202f: ${list(plants.map(([many, kind]) => `${many} ${FUEL[kind]}`))}. `,
          )}
          «\u202fExtrême\u202f» retire aussi ${PRESETS.extreme.gasRemoved} centrales à gaz de la pile.</li>
        <li><b>Enchère\u202f:</b> à chaque décennie, les entreprises misent pour désigner le premier joueur. Une techno compte
          ${dollars(AUCTION_CUBE_VALUE)}, un CEP son prix.</li>
        <li><b>Draft\u202f:</b> les cartes Lobby se choisissent une à une dans des paquets qui circulent.</li>
        <li><b>Consignes\u202f:</b> vous réglez d’avance vos choix pendant le tour des autres.</li>
        <li><b>En solitaire\u202f:</b> un projet de chaque source commence sur le plateau. Une carte jouée est remplacée par une autre, et
          chaque partie haute révèle un objectif de l’ONU\u202f; une catastrophe en retire un.</li>
      </ul>`,
  },
};
