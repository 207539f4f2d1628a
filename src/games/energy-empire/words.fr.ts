import { capital, type Message, type Speaker, type Words } from '../../engine/message.ts';
import { count, de, form, list, spelled } from '../../language/french.ts';
import { words as shelf } from '../words.fr.ts';
import { coldWarWords } from './cold-war.fr.ts';
import {
  AT,
  bagText,
  dollars,
  GOOD,
  GROUND,
  LED,
  OF_TYPE,
  ofMany,
  one,
  RESOURCE,
  ROW,
  so,
  spaceText,
  TOKEN,
} from './forms.fr.ts';
import { names } from './names.fr.ts';
import { BARRELS, LIMIT, type Row } from './rules/tables.ts';
import { UNITS } from './rules/trade.ts';
import type { Vocabulary } from './rules/vocabulary.ts';

const inRow = (row: Row | 'any') => (row === 'any' ? '' : ` sur la ligne ${ROW[row]}`);
const saidAll = (parts: readonly Message[], { say }: Speaker) => parts.map(say);
const position = (at: number) =>
  ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'dernier'][at] ?? `${at + 1}e`;
const times = (amount: number) => (amount === 1 ? 'une fois' : `${spelled(amount)} fois`);
const quoted = (name: string) => `« ${name} »`;

/** Energy Empire in French. What a card does is an infinitive, so that it can follow « vous pouvez ». */
export const words: Words<Vocabulary> = {
  ...names,
  ...coldWarWords,

  'effect.all': ({ parts }, speaker) => list(saidAll(parts, speaker)),
  'effect.either': ({ parts }, speaker) => {
    const said = saidAll(parts, speaker);
    return said.join(said.some((part) => part.includes(' et ')) ? ', ou ' : ' ou ');
  },
  'effect.either.ask': () => 'Choisissez.',
  'effect.may': ({ part }, { say }) => `vous pouvez ${say(part)}`,
  'effect.may.ask': ({ part }, { say }) => `Vous pouvez ${say(part)}.`,
  'effect.decline': () => 'Non merci',
  'effect.in-return': ({ cost, gain }, { say }) => `${say(cost)} pour ${say(gain)}`,

  bag: bagText,
  spend: ({ bag }, { say }) => `dépenser ${say(bag)}`,
  gain: ({ bag }, { say }) => `gagner ${say(bag)}`,
  others: ({ bag }, { say }) => `faire gagner ${say(bag)} à tous les autres`,
  peek: ({ times }) => `regarder en secret ${count(times, 'événement')}`,
  cleanup: ({ times: amount }) => `dépolluer ${times(amount)}`,
  pollute: ({ token, row }) => `prendre 1 ${TOKEN[token]}${inRow(row)}`,
  spill: ({ tokens }) => `prendre ${count(tokens, 'pollution')} sur une même ligne`,
  drill: () => 'placer un puits de pétrole',
  advance: () => 'monter d’un échelon aux Nations unies',
  buy: ({ what }, { say }) => `Acheter : ${say(what)}`,
  claim: ({ tile }, { say }) => `Prendre : ${say(tile)}`,
  'peek.look': () => 'Le regarder',
  'buy-structure': ({ type }) => `construire un bâtiment ${OF_TYPE[type]}`,
  'buy-die': () => 'acheter un dé d’énergie',
  'gain-die': ({ die }, { say }) => `prendre un dé ${say(die)}`,
  'exchange-oil': () => `acheter ou vendre ${BARRELS} pétroles au prix du moment`,
  trade: () =>
    `échanger ${list(UNITS.map(({ id, cost }) => (id === 'money' ? bagText(cost) : RESOURCE[id])))}, un pour un`,
  each: ({ effect }, { say }) => `tout le monde : ${say(effect)}`,
  'each.having': ({ metric, effect }, { say }) => `ceux qui ont au moins 1 ${one(metric)} : ${say(effect)}`,
  fewest: ({ metric, effect }, { say }) => `ceux qui ont le moins ${ofMany(metric)} : ${say(effect)}`,
  'in-order': ({ parts }, speaker) => saidAll(parts, speaker).join(' ; puis '),
  place: ({ type, bag }, { say }) => `${say(bag)} sur chaque lieu ${OF_TYPE[type]}`,
  'place.pollution': ({ type }) => `1 pollution sur chaque lieu ${OF_TYPE[type]}`,
  'lasting.education': ({ money }) => `l’Éducation ne coûte que ${dollars(money)}`,
  'lasting.roll-row': ({ row }) => `la pollution des dés va sur la ligne ${ROW[row]}`,
  'lasting.oil-price': ({ money }) => `${BARRELS} pétroles s’achètent ou se vendent ${dollars(money)}`,
  'lasting.cleanups': ({ times: amount }) => `la Dépollution permet de dépolluer ${times(amount)}`,
  'lasting.refine': ({ oil }) => `vous pouvez raffiner au plus ${GOOD.oil(oil)} par tour`,
  per: ({ metric, divide, plus }) =>
    `1 point par ${divide === 1 ? one(metric) : so(metric, divide)}${plus === 0 ? '' : plus > 0 ? `, plus ${plus}` : `, moins ${-plus}`}`,
  'nation.offer': ({ nation, text }, { say }) => `${say(nation)}. ${say(text)}`,
  'nation.text': ({ bonus, step }, { say }) => `Au départ : ${say(bonus)}. Ensuite : ${say(step)}.`,

  'step.set-up': () => 'Avant votre premier tour',
  'step.place': () => 'Tour de travail, étape 1 sur 2',
  'step.place.at': ({ location }, { say }) => `Tour de travail, étape 1 sur 2 : ${say(location)}`,
  'step.activate': () => 'Tour de travail, étape 2 sur 2',
  'step.activate.card': ({ card }, { say }) => `Tour de travail, étape 2 sur 2 : ${say(card)}`,
  'step.generate': ({ phase }) => `Tour de production, étape ${phase} sur 5`,
  'step.impact': ({ impact }, { say }) => `Événement mondial : ${say(impact)}`,
  'ask.nation': () => 'Quelle nation dirigerez-vous ?',
  'ask.tile': () => 'Gardez un exploit, en secret.',
  'ask.turn': ({ generate }) => (generate === 'open' ? 'Placez un ouvrier, ou produisez.' : 'Placez un ouvrier.'),
  'ask.energy': ({ location, least }, { say }) =>
    least === 0
      ? `${say(location)} : combien d’énergie ?`
      : `${say(location)} : combien d’énergie ? Au moins ${least}.`,
  'ask.activate': ({ type }) =>
    `Utilisez vos bâtiments${type === 'any' ? '' : ` ${OF_TYPE[type]}`} et votre nation, ou finissez votre tour.`,
  'ask.plank': ({ card }, { say }) => `${say(card)} : que placez-vous ?`,
  'ask.buy': ({ type }) => `Construisez un bâtiment ${OF_TYPE[type]}.`,
  'ask.pay': () => 'Payer en argent ou en ressources ?',
  'ask.buy-die': () => 'Quel dé d’énergie achetez-vous ?',
  'ask.discard-die': () => `Pas plus de ${spelled(LIMIT.dice)} dés. Lequel rendez-vous ?`,
  'ask.discard-tile': () => 'Quel exploit défaussez-vous ? Personne ne le voit.',
  'ask.discard': () => 'Que défaussez-vous ?',
  'ask.trade': () => 'Échangez un pour un, autant que vous voulez.',
  'ask.drill': () => 'Où forez-vous ?',
  'ask.pollute': ({ token, row }) => `Où va ${GROUND[token]} ?${row === 'any' ? '' : ` Sur la ligne ${ROW[row]}.`}`,
  'ask.cleanup': () => 'Que dépolluez-vous ?',
  'ask.peek': () => 'Quel événement regardez-vous ?',
  'ask.claim': () => 'Revendiquer un exploit ?',
  'ask.refine': ({ most }) => `Combien de barils raffinez-vous ? Au plus ${most}.`,
  'ask.roll': () => 'Lancez vos dés d’énergie, ou mettez-en de côté.',
  'ask.highest': () => 'Ces dés sont à égalité. Lequel compte comme le plus fort ?',
  stack: ({ location, energy }, { say }) =>
    `${say(location)}, ${energy === 0 ? 'libre' : `demande ${GOOD.energy(energy)}`}`,
  energy: ({ amount }) => (amount === 0 ? 'Sans énergie' : GOOD.energy(amount)),
  plank: ({ workers, energy }) =>
    list([workers && GOOD.worker(workers), energy && GOOD.energy(energy)].filter((part) => part !== 0)),
  space: ({ space }) => spaceText(space),
  'cleanup.space': ({ space, ground }) =>
    ground === 'contamination'
      ? `Changer la contamination en ${spaceText(space)} en pollution`
      : `Retirer ${GROUND[ground]} en ${spaceText(space)}`,
  'cleanup.decline': () => 'Ne rien changer',
  'impact.position': ({ position: at }) => `Le ${position(at)} événement`,
  'peek.decline': () => 'Ne pas regarder',
  'claim.decline': () => 'Aucun',
  'activate.done': () => 'Finir mon tour',
  'trade.done': () => 'Échanges finis',
  swap: ({ give, get }, { say }) => `${say(give)} contre ${say(get)}`,
  'place.worker': () => 'Placer l’ouvrier',
  generate: () => 'Produire plutôt',
  'generate.short': () => 'Produire',
  refine: ({ amount }) => (amount === 0 ? 'Aucun' : count(amount, 'baril')),
  roll: ({ count: dice }) => `Lancer ${count(dice, 'dé')}`,
  'leave-die': ({ die }, { say }) => `Mettre de côté un dé ${say(die)}`,
  discard: () => 'Défausser un dé ou un exploit',
  'discard.short': () => 'Défausse',
  'discard.tile': () => 'Un exploit',
  'discard.back': () => 'Finalement, rien',

  'refused.lacks': ({ good, need, have }) =>
    `demande ${GOOD[good](need)}, vous avez ${good === 'money' ? dollars(have) : have}`,
  'refused.price': ({ price, money, resource, have }, { say }) =>
    `coûte ${say(price)}, vous avez ${dollars(money)} et ${GOOD[resource](have)}`,
  'refused.no-worker': () => 'plus d’ouvrier sur votre plateau',
  'refused.workforce': () => `vos ${spelled(LIMIT.workers)} ouvriers sont tous en jeu`,
  'refused.no-wells': () => 'tous les puits sont utilisés',
  'refused.no-drilling-space': () => 'plus de case de forage propre',
  'refused.no-clean-space': () => 'plus de case propre',
  'refused.un-end': () => 'vous êtes déjà au dernier échelon',
  'refused.un-taken': () => 'le dernier échelon est pris',
  'refused.market-empty': () => 'le marché est vide',
  'refused.no-dice': () => 'plus de dé de ce type dans la réserve',
  'refused.no-die': () => 'vous ne pouvez payer aucun dé de la réserve',
  'refused.type': ({ type }) => `seulement les bâtiments ${OF_TYPE[type]} ce tour-ci`,
  'refused.plank-full': () => 'déjà utilisé jusqu’à votre production',
  'refused.plank-taken': () => 'quelqu’un d’autre l’utilise',
  'refused.once-a-turn': () => 'déjà utilisé ce tour-ci',
  'refused.tokens': ({ need, have }) =>
    `demande ${form(need, { one: `${need} ouvrier ou énergie`, other: `${need} ouvriers ou énergies` })}, vous avez ${have}`,
  'refused.lacks.short': ({ good, need }) => `demande ${GOOD[good](need)}`,
  'refused.price.short': () => 'trop cher',
  'refused.no-worker.short': () => 'plus d’ouvrier',
  'refused.workforce.short': () => 'tous en jeu',
  'refused.no-wells.short': () => 'plus de puits',
  'refused.no-drilling-space.short': () => 'nulle part où forer',
  'refused.market-empty.short': () => 'épuisé',
  'refused.type.short': ({ type }) => `seulement ${OF_TYPE[type]}`,
  'refused.plank-full.short': () => 'déjà utilisé',
  'refused.plank-taken.short': () => 'pris par un autre',
  'refused.once-a-turn.short': () => 'déjà utilisé',
  'refused.tokens.short': ({ need }) =>
    form(need, { one: `demande ${need} ouvrier ou énergie`, other: `demande ${need} ouvriers ou énergies` }),
  'refused.no-die.short': () => 'aucun dé à votre portée',
  'refused.generated-last': () => 'vous avez produit au tour précédent, il faut travailler',

  'event.nation': ({ seat, nation }, { name }) => `${name(seat)} dirige ${LED[nation]}.`,
  'event.keeps-tile': ({ seat, tile }, { name, say }) => `${name(seat)} garde ${quoted(say(tile))}.`,
  'event.keeps-tile.hidden': ({ seat }, { name }) => `${name(seat)} garde un exploit.`,
  'event.works': ({ seat, location, energy }, { name }) =>
    `${name(seat)} travaille ${AT[location]}${energy === 0 ? '' : ` avec ${GOOD.energy(energy)}`}.`,
  'event.collects': ({ seat, bag }, { name, say }) => `${name(seat)} y ramasse ${say(bag)}.`,
  'event.uses': ({ seat, card }, { name, say }) => `${name(seat)} utilise ${quoted(say(card))}.`,
  'event.lobbies': ({ seat }, { name }) => `${name(seat)} plaide aux Nations unies.`,
  'event.spends': ({ seat, bag }, { name, say }) => `${name(seat)} dépense ${say(bag)}.`,
  'event.gains': ({ seat, bag }, { name, say }) => `${name(seat)} gagne ${say(bag)}.`,
  'event.others-gain': ({ bag }, { say }) => `Tous les autres gagnent ${say(bag)}.`,
  'event.swaps': ({ seat, give, get }, { name, say }) => `${name(seat)} échange ${say(give)} contre ${say(get)}.`,
  'event.builds': ({ seat, card, price }, { name, say }) =>
    `${name(seat)} construit ${quoted(say(card))} pour ${say(price)}.`,
  'event.buys-die': ({ seat, die, price }, { name, say }) =>
    `${name(seat)} achète un dé ${say(die)} pour ${say(price)}.`,
  'event.gains-die': ({ seat, die }, { name, say }) => `${name(seat)} prend un dé ${say(die)}.`,
  'event.discards-die': ({ seat, die }, { name, say }) => `${name(seat)} rend un dé ${say(die)}.`,
  'event.discards-tile': ({ seat, tile }, { name, say }) => `${name(seat)} défausse ${quoted(say(tile))}.`,
  'event.discards-tile.hidden': ({ seat }, { name }) => `${name(seat)} défausse un exploit.`,
  'event.drills': ({ seat, space }, { name }) => `${name(seat)} fore en ${spaceText(space)}.`,
  'event.pollutes': ({ seat, token, space }, { name }) =>
    `${name(seat)} prend 1 ${TOKEN[token]} en ${spaceText(space)}.`,
  'event.no-room': ({ seat, token }, { name }) => `${name(seat)} n’a plus de case propre pour ${GROUND[token]}.`,
  'event.cleans': ({ seat, ground, space }, { name }) =>
    ground === 'contamination'
      ? `${name(seat)} change la contamination en ${spaceText(space)} en pollution.`
      : `${name(seat)} retire ${GROUND[ground]} en ${spaceText(space)}.`,
  'event.advances': ({ seat, step }, { name }) => `${name(seat)} monte à l’échelon ${step} aux Nations unies.`,
  'event.peeks': ({ seat, position: at, impact }, { name, say }) =>
    `${name(seat)} regarde le ${position(at)} événement : ${say(impact)}.`,
  'event.peeks.hidden': ({ seat, position: at }, { name }) => `${name(seat)} regarde le ${position(at)} événement.`,
  'event.generates': ({ seat }, { name }) => `${name(seat)} produit.`,
  'event.returns': ({ seat }, { name }) => `Les ouvriers ${de(name(seat))} rentrent ; l’énergie restante est perdue.`,
  'event.claims': ({ seat, tile }, { name, say }) => `${name(seat)} revendique ${quoted(say(tile))}.`,
  'event.refines': ({ seat, barrels }, { name }) => `${name(seat)} raffine ${count(barrels, 'baril')} de pétrole.`,
  'event.rolls': ({ seat, dice, energy }, speaker) =>
    `${speaker.name(seat)} lance ${list(saidAll(dice, speaker))} : ${GOOD.energy(energy)}.`,
  rolled: ({ die, number }, { say }) => `${say(die)} ${number}`,
  'event.clean-roll': ({ seat }, { name }) => `Le lancer ${de(name(seat))} est propre ; 1 pollution quitte la piste.`,
  'event.impact': ({ impact }, { say }) => `${say(impact)} !`,
  'event.scores-row': ({ row, points }, { name, say }) =>
    `Ligne ${say(row)} : ${points.map((point, seat) => `${name(seat)} ${point}`).join(', ')}.`,
  'event.resets': ({ type }) => `Le marché ${OF_TYPE[type]} est renouvelé.`,
  'event.reshuffles': ({ type }) => `La défausse ${OF_TYPE[type]} est remélangée.`,
  'event.happens': ({ effect }, { say }) => `${capital(say(effect))}.`,
  'event.places': ({ type }) => `Il y a du nouveau sur chaque lieu ${OF_TYPE[type]}.`,
  'event.final-turns': () => 'La piste est vide : encore un tour chacun.',

  'score.tie-broken': ({ resources }) => `Les ressources restantes départagent l’égalité : ${resources}.`,
  'score.shared': ({ resources }) =>
    `Égalité aux points et aux ressources restantes (${resources}) : victoire partagée.`,
  'solo.won': ({ rank }, { say }) => `Les trois objectifs sont atteints. Votre rang : ${say(rank)}.`,
  'solo.lost': ({ reasons }, speaker) => `Objectifs manqués : ${list(saidAll(reasons, speaker))}.`,
  'solo.missed.un': ({ have, need }) => `échelon ${have} sur ${need} aux Nations unies`,
  'solo.missed.tiles': ({ have, need }) => `${have} points d’exploits sur ${need}`,
  'solo.missed.total': ({ have, need }) => `${have} points en tout sur ${need}`,

  'option.hints': () => 'Conseils',
  'option.hints.help': () => 'Chacun peut demander ce que ferait un bon joueur.',
  'option.hints.allowed': () => 'Permis',
  'option.hints.none': () => 'Aucun',
  'option.setup': () => 'Choix de départ',
  'option.setup.help': () =>
    'Dans les règles imprimées, chacun choisit en secret une nation et un exploit avant le premier tour. Par lien, cela coûte une manche de plus. Choisir à son premier tour l’évite, mais les suivants voient alors les nations déjà prises.',
  'option.setup.own-turn': () => 'Au premier tour',
  'option.setup.lap': () => 'En secret avant, comme imprimé',

  ...shelf.said['energy-empire'],
};
