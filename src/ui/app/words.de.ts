import { count, list } from '../../language/german.ts';
import type { AppWords } from './words.ts';

export const words: AppWords = {
  app: 'Carbon Copy',
  fetching: 'Die nächste Seite wird geladen',
  seat: (number) => `Platz ${number}`,
  namesake: (name, seat) => `${name} (Platz ${seat})`,
  mail: {
    yourMove: (title, code, name) => `${title} ${code}: Du bist am Zug, ${name}`,
    over: (title, code) => `${title} ${code}: Das Spiel ist aus`,
    seat: (title, code) => `${title} ${code}: mein Platz, für mein anderes Gerät`,
  },
  message: {
    yourMove: (title, to) => `${title}: Du bist am Zug, ${to}.`,
    invites: (from, title, to) =>
      `${from ? `${from} lädt dich ein` : 'Du bist eingeladen'}: ${title}. Du bist ${to} und am Zug.`,
    soFar: (ranked) => `Bisher: ${ranked}.`,
    ifItEndedNow: (ranked) => `Wenn jetzt Schluss wäre: ${ranked}.`,
    note: (text) => `„${text}“`,
  },
  askAgain: {
    text: 'Der Link, den du mir geschickt hast, lässt sich hier nicht öffnen. Schick ihn mir bitte noch einmal.',
    copied: 'Eine Nachricht mit der Bitte um den Link liegt in deiner Zwischenablage.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Bitte selbst um den Link.',
  },
  result: {
    names: list,
    wins: (names, scores) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} ${scores.join(' zu ')} gewonnen`,
    shared: (names, score) => `${list(names)} haben sich mit je ${score} den Sieg geteilt`,
    lost: 'Alle haben verloren',
    won: (names) => `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    share: (names) => `${list(names)} teilen sich den Sieg`,
    alone: (points) => count(points, 'Punkt', 'Punkte'),
    ranked: (names, points) => `${list(names)} ${points}`,
    boardGame: (title) => `${title}, ein Brettspiel in einem Link`,
  },
  activity: {
    moved: (name, when) => `${name} hat ${when} gezogen`,
    dealt: (when) => `Ausgeteilt ${when}`,
    justNow: 'gerade eben',
  },
  notice: {
    replacement: (name) => `${name} hat den letzten Zug zurückgenommen und einen neuen geschickt.`,
    elsewhere: (names) =>
      names.length === 0
        ? 'Dein Zug wurde auf einem anderen Gerät gespielt.'
        : `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} auf einem anderen Gerät gespielt.`,
    seated: (name) => `Auf diesem Gerät bist du ${name}.`,
    notMe: 'Nicht ich',
    stoodUp: (name) => `Auf diesem Gerät bist du nicht mehr ${name}.`,
    moved: 'Dein Platz ist umgezogen. Hier kannst du nur noch zusehen.',
    draft: 'Dein angefangener Zug ist noch da.',
    otherTab: 'Dieses Spiel ist in einem anderen Tab weitergegangen.',
    otherTabBack: 'In einem anderen Tab wurde ein Zug zurückgenommen.',
    otherVersion: {
      text: 'Von diesem Spiel gibt es noch eine andere Fassung. Beide bleiben erhalten.',
      show: 'Beide zeigen',
    },
    found: 'Deine Spiele sind da. Dieses war schon weiter.',
    withdrawn: 'Dieser Link wurde zurückgenommen. Das hier ist sein Ersatz.',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu. Markiere den Link und kopiere ihn selbst.',
    nothingToPaste: 'In der Zwischenablage ist kein Link.',
    noPicture: 'Dieser Browser kann das Bild nicht zeichnen.',
    noCamera: 'Die Kamera geht hier nicht.',
    blocked: 'Dieses Gerät kann das Spiel nicht speichern. Kopiere zur Sicherheit den Link.',
    full: 'Der Speicher ist voll. Kopiere zur Sicherheit den Link.',
    restored: {
      games: (games) => (games === 1 ? '1 Spiel wiederhergestellt.' : `${games} Spiele wiederhergestellt.`),
      unreadable: (games) => (games === 1 ? '1 war nicht lesbar.' : `${games} waren nicht lesbar.`),
      blocked: 'Dieses Gerät speichert nichts: Wenn du die Seite schließt, sind sie weg.',
      interrupted: (fault) =>
        `Nicht alles ließ sich wiederherstellen. Versuch es noch einmal, wenn du online bist. (${fault})`,
      full: 'Der Speicher ist voll: Wenn du die Seite schließt, sind sie weg.',
    },
    notABackup: 'Diese Datei ist keine Sicherung von Carbon Copy.',
    newerBackup: 'Diese Sicherung stammt von einer neueren Version.',
  },
  branch: {
    mine: 'Auf diesem Gerät',
    theirs: 'Im Link',
    inUse: 'Auf diesem Gerät in Gebrauch',
    beside: 'Die andere Fassung',
    nothing: 'Noch keine Züge.',
  },
  fileName: (title, code) => `${title} ${code}.txt`,
  pictureName: (title) => `${title}.png`,
  backupName: 'carbon-copy-games.json',
};
