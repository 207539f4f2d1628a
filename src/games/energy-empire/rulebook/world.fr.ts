import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { list, ordinal, spelled } from '../../../language/french.ts';
import { TOKENS_TO_CLAIM } from '../rules/achievements.ts';
import {
  ARRANGEMENTS,
  BARRELS,
  COLUMN_BONUS,
  COLUMNS,
  EARLY_IMPACTS,
  LAST_OIL_PRICE,
  LEADER_BONUS,
  LIMIT,
  OIL_PRICES,
  OPEN_TILES,
  ROWS,
  STACKS,
  UN_POINTS,
} from '../rules/tables.ts';
import { REWARDED, TOGETHER } from './facts.ts';
import { goods } from './voice.ts';
import type { RulebookWords } from './words.ts';

/** `4 jetons à deux, 5 à trois`. */
const tokens = (): string =>
  list(TOGETHER.map(({ stack, players }, at) => `${stack}${at === 0 ? ' jetons' : ''} à ${spelled(players)}`));

export const world: RulebookWords['world'] = () => ({
  environment: {
    title: 'L’environnement',
    body: html`<p>${capital(spelled(ROWS.length))} lignes de ${spelled(COLUMNS.length)} cases. Une pollution, une contamination ou un
        puits pollue sa case. Certaines cartes nomment une ligne : mettez-y le jeton. Si la ligne est pleine, ou si aucune n’est
        nommée, n’importe quelle case propre convient ; s’il n’en reste aucune, le jeton est simplement perdu.</p>
      <p>À la fin, chaque case propre vaut un point. Les ${list(REWARDED.map((column) => ordinal(column)))} colonnes valent
        ${list(REWARDED.map((column) => String(COLUMN_BONUS[column])))} de plus si toutes leurs cases sont propres.</p>`,
  },
  track: {
    title: 'La piste et le prix du pétrole',
    body: html`<p>${capital(spelled(STACKS))} piles de jetons de pollution traversent le journal. Chacune contient ${tokens()} ; en solo
        ${ARRANGEMENTS.solo.stack}. Les jetons viennent toujours de la pile la plus à gauche. Quand une pile est épuisée, on termine
        l’action en cours ; puis un événement paraît.</p>
      <p>Sous chaque pile figure le prix de ${goods({ oil: BARRELS })} tant que cette pile est la plus à gauche :
        ${OIL_PRICES.map((money) => goods({ money })).join(', ')}. Quand la piste est vide, il reste à
        ${goods({ money: LAST_OIL_PRICE })}.</p>
      <p>La pollution d’un événement ou d’une pièce du plateau central vient de la réserve ; la piste reste telle quelle.</p>`,
  },
  impacts: {
    title: 'Événements mondiaux',
    body: html`<p>${capital(spelled(EARLY_IMPACTS))} événements du début, puis ${spelled(STACKS - EARLY_IMPACTS)} de la fin. Chacun
        se déroule ainsi : tout le monde compte les cases propres d’une ligne ; un marché est renouvelé ; puis le texte
        s’applique.</p>
      <p>Certains événements changent une règle jusqu’à la parution du suivant. Quand tout le monde a quelque chose à décider, les
        autres le font à leur prochain tour, ou avant que la ligne suivante compte. Vous ne pouvez pas renoncer à une dépollution
        ordonnée par un événement.</p>
      <p>Si plusieurs piles s’épuisent en une action, leurs événements se suivent.</p>`,
  },
  un: {
    title: 'Les Nations unies',
    body: html`<p>Votre carte de nation vous fait monter d’un échelon à son propre prix, une fois jusqu’à votre prochaine production.
        Les échelons valent ${list(UN_POINTS.map(String))} points à la fin ; le dernier n’a de place que pour un marqueur. La nation la
        plus avancée gagne ${LEADER_BONUS} points de plus ; à égalité on les partage, en arrondissant vers le bas. En solo, ce bonus
        n’existe pas.</p>`,
  },
  achievements: {
    title: 'Exploits',
    body: html`<p>Vous les gardez secrets, et ils comptent à la fin, au plus ${LIMIT.tilePoints} points chacun. Vous en avez au plus
        ${LIMIT.tiles} ; pour en prendre un ${ordinal(LIMIT.tiles + 1)}, défaussez-en un sans le montrer. Vous revendiquez un des
        ${spelled(OPEN_TILES)} exploits visibles au début d’un tour de production s’il vous reste ${spelled(TOKENS_TO_CLAIM)} ouvriers
        ou énergies sur votre plateau. Ceux qui partent sont remplacés aussitôt, tant qu’il y en a.</p>`,
  },
});
