import { inOrder, type Seat } from '../../../engine/ask.ts';
import { visibleName } from '../../../link/index.ts';
import { canDeal, deal, invite, join, type Lobby, openSealed } from '../../../link/sealed/index.ts';
import { askToKeep, idOf, newSecret, newSeed } from '../../../store/index.ts';
import { keptKeys, keysIn } from '../../../store/sealed.ts';
import type { LapModel } from '../../screens/lap-model.ts';
import type { NewGame } from '../../screens/model.ts';
import { says } from '../../screens/sealed-words.ts';
import type { Controller } from '../controller.ts';
import { deal as dealOpenly } from '../dealing/dealing.ts';
import { type Kit, sessionOf } from '../links/opening.ts';
import { note } from '../links/passing.ts';
import { copyAloud } from '../links/sending.ts';
import { kindOf, levelAt } from '../session/levels.ts';
import { shownNames } from '../session/names.ts';
import { sitDown } from './sealing.ts';

/** The lap before the first turn: everybody puts in a seal, then whoever invited deals. */

/** Whoever invites sits first and deals. */
export async function inviteToLap(app: Controller, newGame: NewGame, kit: Kit): Promise<void> {
  const { box } = kit;
  const { game, names, levels = [], here, options } = newGame;
  const seats = names.length;
  const first = here[0] ?? 0;
  const turned = names.map((_, seat) => (seat + first) % seats);
  const agreement = { game, rules: box.game.rules, seats, options, seed: newSeed() };
  const envelope = {
    names: turned.map((seat) => names[seat] ?? ''),
    kinds: turned.map((seat) => kindOf(levels[seat])),
    way: 'link' as const,
    again: 0,
  };
  const mine = turned.flatMap((from, seat) => (here.includes(from) || seat === 0 ? [seat] : []));
  await keep(app, invite(box.game, envelope, agreement, mine, newSecret), kit);
}

/** Puts in the seal of a seat, under the name its player wants to go by. */
export async function joinLap(app: Controller, seat: Seat, name: string): Promise<void> {
  const found = await lobbyOn(app);
  if (!found?.lobby.missing.includes(seat)) return;
  const { lobby, kit } = found;
  const names = lobby.header.names.map((before, at) => (at === seat ? visibleName(name) || before : before));
  await keep(app, join(lobby, [seat], newSecret, names), kit);
}

/** Remembers the secrets before anybody can see their seals, and shows how the lap stands. */
async function keep(app: Controller, lobby: Lobby, kit: Kit): Promise<void> {
  const { agreement, header, link, keys } = lobby;
  const { to, seats } = lapModel(lobby, kit);
  const sealed = seats.filter(({ hasSeal }) => hasSeal).length;
  const facts = { next: [to.seat], moment: says.lap.moment(sealed, seats.length) };
  const from = app.store.game(idOf(agreement))?.link;
  const visit = { mySeats: seatsOf(lobby), keys: keptKeys(keys), from };
  await app.store.save({ ...header, agreement, answers: [] }, link, facts, visit);
  void askToKeep();
  await app.openText(link);
}

/** Sends the link of the lap on. */
export async function passLap(app: Controller, by: 'share' | 'copy'): Promise<void> {
  const { screen, device, store } = app;
  if (screen.kind !== 'lap') return;
  const { title, link, id, to, seats } = screen.lap;
  const from = seats.find(({ isMine }) => isMine)?.name ?? '';
  const isFull = seats.every(({ hasSeal }) => hasSeal);
  const said = isFull ? says.message.deal(title, to.name) : says.message.join(from, title, to.name);
  const text = [said, '', `${device.baseAddress()}#${link}`].join('\n');
  if (by === 'copy') await copyAloud(app, text);
  else if (!(await device.shareText(title, text))) return;
  await store.setSent(id, link);
}

/** Everybody has joined: the first turn begins. */
export async function dealSealed(app: Controller): Promise<void> {
  const found = await lobbyOn(app);
  if (!found || !canDeal(found.lobby)) return;
  const { lobby, kit } = found;
  const { agreement, header } = lobby;
  const journal = { ...header, agreement, answers: [] };
  const session = sessionOf({ journal, play: deal(lobby, kit.box.game) }, undefined, { ...kit, sitDown });
  await app.take(session, { from: app.store.game(idOf(agreement))?.link });
}

/**
 * Somebody cannot or will not seal: the same people play by trust. It is another game, so that nothing sealed is ever opened
 * by it. The lap is filed away, and a note tells the others.
 */
export async function playUnsealed(app: Controller, seat: Seat): Promise<void> {
  const found = await lobbyOn(app);
  if (!found) return;
  const { header, agreement, ...lobby } = found.lobby;
  const { game, options } = agreement;
  const mine = seatsOf(lobby);
  await app.store.fileAway(idOf(agreement), true);
  await dealOpenly(app, {
    game,
    names: header.names,
    levels: header.names.map((_, seat) => levelAt(header, seat)),
    here: mine.length > 0 ? mine : [seat],
    way: 'link',
    options,
    isRandomStart: false,
  });
  await note(app, says.lap.openNote);
}

/** The lap on the screen, with the secrets that this device has to it. */
async function lobbyOn(app: Controller): Promise<{ lobby: Lobby; kit: Kit } | undefined> {
  const { screen, store } = app;
  if (screen.kind !== 'lap') return undefined;
  const { game, id, link } = screen.lap;
  const entry = app.entry(game);
  const box = await entry?.load();
  if (!entry || !box) return undefined;
  const opened = openSealed(link, box.game, keysIn(store.game(id)));
  return opened.ok && opened.kind === 'lobby' ? { lobby: opened, kit: { entry, box } } : undefined;
}

const seatsOf = ({ keys }: Pick<Lobby, 'keys'>): Seat[] => inOrder(keys.map(({ seat }) => seat));

export function lapModel(lobby: Lobby, { entry: { title }, box: { hidden = {} } }: Kit): LapModel {
  const { header, agreement, missing, link } = lobby;
  const mine = seatsOf(lobby);
  const names = shownNames(header.names);
  const last = mine.at(-1) ?? -1;
  // The link goes round the table, and back to whoever deals.
  const to = missing.find((seat) => seat > last) ?? missing[0] ?? 0;
  return {
    id: idOf(agreement),
    game: agreement.game,
    title,
    code: agreement.seed.slice(0, 4).toUpperCase(),
    seats: names.map((name, seat) => ({
      seat,
      name,
      hasSeal: !missing.includes(seat),
      isMine: mine.includes(seat),
      isComputer: levelAt(header, seat) !== undefined,
    })),
    hidden,
    step: canDeal(lobby) ? 'deal' : mine.length > 0 || missing.length === 0 ? 'pass' : 'join',
    canJoin: mine.length > 0 && !mine.includes(0) && missing.length > 0,
    to: { seat: to, name: names[to] ?? '' },
    link,
  };
}
