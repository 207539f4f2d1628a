import { applyUpdate } from '../../sw/bridge.ts';
import type { ScreenRequest } from '../screens/request.ts';
import type { FrameRequest } from '../table/model.ts';
import type { Controller } from './controller.ts';
import { changeSettings, keepStorage, paste, scan } from './desk/housekeeping.ts';
import { dropWaiting } from './desk/waiting.ts';
import { handOver, note, passPhone, sendFromDesk, tell } from './links/passing.ts';
import { sitDown, standUp } from './links/seats.ts';
import { copy, email, saveAsFile, share } from './links/sending.ts';
import { parts } from './parts.ts';
import { confirm, look } from './session/deciding.ts';
import { film, replay, skipFilm } from './session/projector.ts';
import { learn } from './session/teaching.ts';
import { chooseLanguage } from './speaking.ts';

/** What the table frame asks for. */
export function onFrame(app: Controller, request: FrameRequest): unknown {
  switch (request.do) {
    case 'confirm':
      return confirm(app);
    case 'undo':
      return app.undo();
    case 'hint':
      return parts.hints().then(({ hint }) => hint(app));
    case 'look':
      return look(app, request.ref, request.next);
    case 'learn':
      return readOn(app, request.all);
    case 'show':
      return app.show(request.move);
    case 'film':
      return film(app, request.from);
    case 'skip-film':
      return skipFilm(app);
    case 'hand-over':
      return handOver(app);
    case 'remind':
      return app.set({ sheet: 'hand-over', copied: 'no' });
    case 'claim':
      return sitDown(app, request.seat);
    case 'stand-up':
      return standUp(app, request.seat);
    case 'move-seat':
      return app.session?.mySeats.length && app.set({ sheet: 'move-seat', copied: 'no' });
    case 'fairness':
      return app.set({ sheet: 'fairness' });
    case 'rules':
      return app.session && app.go({ kind: 'rules', game: app.session.play.game.id, section: request.section });
    case 'settings':
      return app.go({ kind: 'settings' });
    case 'home':
      return app.go({ kind: 'home' });
    case 'end-page':
      return app.showGame('end');
    case 'rematch':
      return parts.dealing().then(({ rematch }) => rematch(app));
  }
}

/** What was told is understood: the next step of a course comes, or no such lesson again. */
function readOn(app: Controller, all: boolean): unknown {
  const { session, store } = app;
  return session?.guide ? app.change(session.guide.readOn) : session && learn(store, session, all);
}

/** What the screens around the table ask for. */
export function onScreen(app: Controller, request: ScreenRequest): unknown {
  switch (request.do) {
    case 'home':
      return app.go({ kind: 'home' });
    case 'back':
      return app.device.goBack() || app.go({ kind: 'home' });
    case 'close':
      return app.set({ sheet: undefined });
    case 'rules':
      return app.go({ kind: 'rules', game: request.game ?? gameAt(app), section: request.section });
    case 'settings':
      return app.go({ kind: 'settings' });
    case 'about':
      return app.go({ kind: 'about' });
    case 'open-link':
      return app.openText(request.text);
    case 'paste':
      return paste(app);
    case 'scan':
      return scan(app);
    case 'open-game':
      return app.openGame(request.id);
    case 'open-other':
      return app.openOther(request.link);
    case 'dismiss-link':
      return dropWaiting(app.store, request.link);
    case 'resend':
      return sendFromDesk(app, request.id);
    case 'rename':
      return app.store.rename(request.id, request.label);
    case 'file':
      return app.store.fileAway(request.id, request.away);
    case 'delete':
      return app.store.delete(request.id);
    case 'course':
      return app.lesson?.[request.how]();
    case 'new-game':
      return app.go({ kind: 'new-game', game: request.game });
    case 'play-now':
      return parts.dealing().then(({ playNow }) => playNow(app, request.game));
    case 'deal':
      return parts.dealing().then(({ deal }) => deal(app, request.newGame));
    case 'join':
      return parts.sealed().then(({ joinLap }) => joinLap(app, request.seat, request.name));
    case 'pass-lap':
      return parts.sealed().then(({ passLap }) => passLap(app, request.by));
    case 'deal-sealed':
      return parts.sealed().then(({ dealSealed }) => dealSealed(app));
    case 'play-unsealed':
      return parts.sealed().then(({ playUnsealed }) => playUnsealed(app, request.seat));
    case 'fairness':
      return app.set({ sheet: 'fairness' });
    case 'check-seals':
      return app.set({ sheet: 'certificate' });
    case 'lost-key':
      return app.set({ sheet: 'lost-key' });
    case 'new-key':
      return parts.sealed().then(({ goOnWithNewKey }) => goOnWithNewKey(app, request.seat));
    case 'send-certificate':
      return parts.sealed().then(({ sendCertificate }) => sendCertificate(app, request.by));
    case 'hand-over':
      return handOver(app);
    case 'note':
      return note(app, request.text);
    case 'tell':
      return tell(app, request.tiding, request.isTold);
    case 'share':
      return share(app);
    case 'copy':
      return copy(app, 'by-hand');
    case 'email':
      return email(app);
    case 'pass':
      return passPhone(app);
    case 'save-file':
      return saveAsFile(app);
    case 'undo':
      return app.undo();
    case 'copy-seat':
      return parts.moving().then(({ copySeat }) => copySeat(app));
    case 'share-seat':
      return parts.moving().then(({ shareSeat }) => shareSeat(app));
    case 'share-result':
      return parts.result().then(({ shareResult }) => shareResult(app, request.as));
    case 'replay':
      return replay(app);
    case 'rematch':
      return parts.dealing().then(({ rematch }) => rematch(app));
    case 'language':
      return chooseLanguage(app, request.language);
    case 'set':
      return changeSettings(app, request.settings);
    case 'export':
      return parts.backup().then(({ exportGames }) => exportGames(app));
    case 'import':
      return parts.backup().then(({ importGames }) => importGames(app, request.file));
    case 'keep-storage':
      return keepStorage(app);
    case 'teach-again':
      return parts.learn().then(({ teachAgain }) => teachAgain(app));
    case 'update':
      return applyUpdate();
    case 'update-later':
      return app.set({ isUpdatePutOff: true });
    case 'way-out':
      return parts.waysOut().then(({ takeWayOut }) => takeWayOut(app, request.way));
    case 'claim':
      return app.claim(request.seat);
    case 'stand-up':
      return standUp(app, request.seat);
    case 'watch':
      return app.watch();
  }
}

/** The game at the table; where there is no table, the first one on the shelf. */
function gameAt({ session, shelf }: Controller): string {
  return session?.play.game.id ?? shelf[0]?.id ?? '';
}
