import { html } from 'lit';
import { either, list, spelled } from '../../../language/french.ts';
import { ALONE_AT_FINANCE } from '../rules/cards/locations.ts';
import { ARRANGEMENTS, DOLLARS_AS_ONE, OPEN_TILES, POINTS_PER_DIE, SOLO_OBJECTIVES } from '../rules/tables.ts';
import { ANY_MARKET, pricesAt, ranks, tilesLeftOut } from './facts.ts';
import { taughtBy } from './lists.ts';
import { goods, placeName } from './voice.ts';
import type { RulebookWords } from './words.ts';

const { solo } = ARRANGEMENTS;

export const ending: RulebookWords['ending'] = () => ({
  end: {
    title: 'Fin de partie et décompte',
    body: html`<p>Quand le dernier jeton quitte la piste, on termine le tour. Puis chacun joue encore un tour, le joueur actif en
        dernier ; les jetons viennent désormais de la réserve.</p>
      <p>Comptent : les points marqués en jeu, les bâtiments, ${POINTS_PER_DIE} par dé, les Nations unies, le bonus de tête, les
        exploits, les cases propres et les colonnes propres. Une égalité se départage par ce qui reste : chaque tranche de
        ${goods({ money: DOLLARS_AS_ONE })} et chaque ressource comptent pour un. Si c’est encore égal, la victoire est partagée.</p>`,
  },
  solo: {
    title: 'Jouer en solo',
    body: html`<p>Vous voyez toutes les nations et en choisissez une. Des ouvriers neutres occupent ces lieux :
        ${list(solo.neutral.map(placeName))}. Les marchés montrent ${spelled(solo.spots.length)} cartes, pour
        ${either(pricesAt(ANY_MARKET, solo.spots))}. La réserve contient moins de dés, et aux Finances vous gagnez
        ${goods(ALONE_AT_FINANCE)}. Revendiquer un exploit remplace les ${spelled(OPEN_TILES)} ; restent dans la boîte :
        ${list(tilesLeftOut())}. Personne ne gagne de bonus de tête.</p>
      <p>Vous gagnez si vous remplissez tous ces objectifs : le dernier échelon aux Nations unies, ${SOLO_OBJECTIVES.tilePoints} points
        d’exploits, et ${SOLO_OBJECTIVES.total} points en tout. Vos points décident alors de votre rang :
        ${list(ranks().map(({ from, rank }) => `${rank} dès ${from}`))}.</p>
      ${taughtBy('solo')}`,
  },
  edition: {
    title: 'Cette édition',
    body: html`<p>Les règles suivent le livret imprimé. Toutes les cartes n’y figurent pas : certaines valeurs sont donc propres à cette
        édition ; les listes de cartes disent lesquelles.</p>`,
  },
});
