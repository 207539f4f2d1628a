import { codeOf } from '../../engine/game.ts';
import { OFFERED } from '../../language/language.ts';
import { spoken } from '../../language/phrasebook.ts';
import { clock } from '../../store/index.ts';
import { version } from '../../sw/version.ts';
import type {
  Abilities,
  HomeModel,
  Languages,
  MoveSeatModel,
  RulesModel,
  SeatClaimModel,
  SettingsModel,
  StorageState,
} from '../screens/model.ts';
import type { Controller } from './controller.ts';
import { deskCard } from './desk/filing.ts';
import { waiting } from './desk/waiting.ts';
import type { Device } from './house.ts';
import { peopleHere, personAt } from './links/hand-over.ts';
import { seatAddress } from './links/sending.ts';
import { addressOfPage } from './pages.ts';
import { levelAt } from './session/levels.ts';
import { type Session, speakerOf } from './session/session.ts';

/** What the screens around the table are given to draw. */

export function abilitiesOf(device: Device): Abilities {
  return { share: device.canShare(), scan: device.canScan(), paste: device.canPaste() };
}

/** The languages there are to choose from, and the one that is spoken. */
const languages = (): Languages => ({ offered: OFFERED, spoken: spoken() });

export function homeModel(app: Controller): HomeModel {
  const now = clock();
  return {
    can: abilitiesOf(app.device),
    languages: languages(),
    shelf: app.shelf.map(({ id, title, blurb, rivals }) => ({ id, title, line: blurb, rivals })),
    desk: app.store.games().map((game) => deskCard(game, app, now)),
    waiting: waiting(app.store),
    offline: app.offline,
    storage: storageOf(app),
    unreadable: app.store.unreadable,
  };
}

function storageOf({ store, storage }: Controller): StorageState {
  if (store.state === 'looking') return 'looking';
  if (store.state === 'refused') return 'blocked';
  return storage.isKept ? 'kept' : 'may-be-cleared';
}

export function rulesModel({ box, shelf }: Controller, game: string, section: string | undefined): RulesModel {
  const sections = (box?.rulebook ?? []).map((part) => ({
    ...part,
    href: `#${addressOfPage({ kind: 'rules', game, section: part.id })}`,
  }));
  return { shelf, game, sections, ...(section && { section }) };
}

export function settingsModel(app: Controller): SettingsModel {
  const { settings, storage, settingsNotice } = app;
  return {
    settings,
    languages: languages(),
    storage: { state: storageOf(app), games: app.store.games().length, used: megabytes(storage.used) },
    version,
    update: app.update,
    ...(settingsNotice && { notice: settingsNotice }),
  };
}

function megabytes(bytes: number | undefined): string | undefined {
  return bytes === undefined ? undefined : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function claimModel(session: Session): SeatClaimModel {
  const { play, box, envelope } = session;
  const sender = envelope.note?.seat ?? play.answerers.at(-1);
  return {
    game: play.game.id,
    desk: box.desk,
    title: session.title,
    ...(sender !== undefined && { from: personAt(session, sender).name }),
    isInvitation: play.answerers.every((seat) => seat === sender),
    ...(envelope.note && { note: envelope.note.text }),
    code: codeOf(session.play.agreement),
    moment: speakerOf(session).say(box.moment(play.game.view(play.state, 'spectator'))),
    seats: envelope.names.flatMap((_, seat) =>
      levelAt(envelope, seat)
        ? []
        : { ...personAt(session, seat), isNext: play.ask?.seat === seat, isHere: session.mySeats.includes(seat) },
    ),
  };
}

export function moveSeatModel(app: Controller, session: Session): MoveSeatModel {
  return {
    title: session.title,
    code: codeOf(session.play.agreement),
    people: peopleHere(session),
    isSealed: session.sealing !== undefined,
    link: seatAddress(session, app.device.baseAddress()),
    can: abilitiesOf(app.device),
    copied: app.copied,
  };
}
