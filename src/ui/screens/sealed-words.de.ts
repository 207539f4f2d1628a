import { count } from '../../language/german.ts';
import type { SealedWords } from './sealed-words.ts';

export const words: SealedWords = {
  asks: {
    opensTurn: (name) => `${name} eröffnet den nächsten Zug.`,
    opensChoice: (name) => `${name} öffnet, was versiegelt war.`,
    seals: (name) => `${name} versiegelt eine Wahl.`,
    seal: 'Versiegeln. Danach lässt es sich nicht mehr ändern.',
  },
  noKey: {
    missing: 'Der Schlüssel zu diesem versiegelten Spiel ist nicht auf diesem Gerät. Du kannst zusehen.',
    moved: 'Dein Platz ist auf ein anderes Gerät umgezogen. Du kannst zusehen.',
  },
  lap: {
    moment: (sealed, seats) => `Siegelrunde, ${sealed} von ${seats}`,
    sealing: 'Siegelrunde',
    title: 'Eine Runde Siegel',
    intro:
      'Vor dem ersten Zug geht der Link einmal herum. Alle geben eine geheime Zahl dazu, damit niemand die Würfel lenken kann.',
    seats: 'Siegel bisher',
    sealed: 'versiegelt',
    mine: 'du, versiegelt',
    computer: 'Computer, ohne Siegel',
    another: 'Hier spielt noch jemand',
    missing: 'noch kein Siegel',
    next: 'ist dran',
    which: 'Welcher Platz ist deiner?',
    iAm: (name) => `Ich bin ${name}`,
    name: 'Dein Name',
    join: 'Mein Siegel dazugeben',
    joinHelp: 'Dein Schlüssel bleibt auf diesem Gerät. Ohne das Gerät ist der Platz verloren: Sichere deine Spiele.',
    passTo: (name) => `Dein Siegel ist dabei. Schick den Link an ${name}.`,
    dealer: (name) => `Alle Siegel sind da. Schick den Link zum Austeilen an ${name}.`,
    share: (name) => `An ${name} schicken`,
    copy: 'Link kopieren',
    link: 'Link zu diesem Spiel',
    full: 'Alle Siegel sind da. Du teilst aus.',
    deal: 'Austeilen und los',
    open: 'Ohne Siegel spielen',
    openHelp:
      'Mit denselben Leuten und Regeln beginnt ein Spiel auf Vertrauen. Die anderen lesen, dass es ohne Siegel ist, und diese Runde endet.',
    openNote: 'Wir spielen diesmal ohne Siegel, auf Vertrauen.',
  },
  fair: {
    title: 'Wie fair ist dieses Spiel?',
    dice: [
      'Würfel und Karten',
      'Alle haben eine geheime Zahl dazugegeben. Niemand kann einen Wurf lenken oder vorher kennen.',
      'fair',
    ],
    seats: ['Plätze', 'Jeder Zug braucht den Schlüssel seines Platzes. Niemand kann für dich ziehen.', 'signiert'],
    choices: ['Geheime Wahl', 'Was du geheim wählst, bleibt verschlossen, bis alle gewählt haben.', 'versiegelt'],
    noChoices: ['Geheime Wahl', 'In diesem Spiel wählen nie alle zugleich im Geheimen.', 'versiegelt'],
    hands: [
      'Handkarten und Stapel',
      'Im Link gefaltet, nicht verschlossen. Ein Profi könnte sie auffalten.',
      'auf Vertrauen',
    ],
    more: 'Mehr in den Regeln',
    seals: 'Wessen Siegel',
    seat: {
      mine: 'auf diesem Gerät versiegelt',
      other: 'auf einem anderen Gerät versiegelt',
      blank: 'versiegelt, noch nicht gespielt',
      newKey: (turn) => `neuer Schlüssel seit Zug ${turn}`,
      computer: 'Computer ohne Siegel: Wer den Link hat, spielt ihn',
    },
    trusted: (turn) => `In Zug ${turn} ist dieses Gerät einem Link gefolgt, obwohl ein Siegel nicht passte.`,
    checked: (turns) => `Auf diesem Gerät mit jedem Link geprüft: ${count(turns, 'Zug', 'Züge')} in Ordnung.`,
  },
  certificate: {
    check: 'Dieses Spiel prüfen',
    title: 'Urkunde',
    broken: 'Das geht nicht auf',
    copy: 'Urkunde kopieren',
    share: 'Urkunde teilen',
    game: (title, code, isOver) => `${title}, Spiel ${code}, ${isOver ? 'zu Ende gespielt' : 'bis hierher'}.`,
    sound: 'Vom Austeilen an geprüft: Jedes Siegel, jede Ziehung und jede Öffnung stimmt.',
    unsound: 'Die Prüfung ist gescheitert. Frag die anderen nach dem letzten Link, den ihr alle kennt.',
    decided: (decisions) => `${count(decisions, 'Entscheidung', 'Entscheidungen')}, jede vom eigenen Platz signiert.`,
    drawn: (draws) => `${count(draws, 'Ziehung', 'Ziehungen')} aus den geheimen Zahlen aller.`,
    sealed: (choices) => `${count(choices, 'geheime Wahl', 'geheime Wahlen')}, geöffnet wie versiegelt.`,
    seat: (name, visits) => `${name}: ${visits}-mal versiegelt.`,
    newKey: (name, visits, turn) => `${name}: ${visits}-mal versiegelt, neuer Schlüssel seit Zug ${turn}.`,
    computer: (name) => `${name}: Computer ohne Siegel.`,
    id: (id) => `Siegel dieses Spiels: ${id}`,
  },
  lost: {
    offer: 'Was nun?',
    show: 'Siegel zeigen',
    title: 'Gerät verloren?',
    help: 'Du kannst hier mit einem neuen Schlüssel weiterspielen. Gibt es das erste Gerät noch? Dann zieh von dort mit dem Platz um.',
    iAm: (name) => `Ich bin ${name}`,
    warning: (name) =>
      `Alle sehen bis zum Ende, dass ${name} einen neuen Schlüssel hat. Was versiegelt lag, zählt als die erste Wahl. Das erste Gerät wird dieses Spiel ablehnen.`,
    goOn: (name) => `Als ${name} mit neuem Schlüssel weiter`,
    done: (name) => `Du spielst jetzt ${name}. Der neue Schlüssel zeigt sich mit deinem nächsten Zug.`,
    seen: (name) => `${name} spielt mit einem neuen Schlüssel weiter. Frag nach, ob das wirklich ${name} ist.`,
  },
  message: {
    join: (from, title, to) =>
      `${from} lädt dich zu einem versiegelten Spiel ${title} ein. Gib dein Siegel dazu, ${to}, und schick es weiter.`,
    deal: (title, to) => `${title}: Alle Siegel sind da. Teil aus, ${to}.`,
  },
  broken: {
    title: 'Ein Siegel passt nicht',
    unreadable: 'Dieser versiegelte Link geht nicht auf',
    otherGame:
      'Vielleicht wurde eine alte Einladung noch einmal geöffnet: Das ist nicht das Spiel, dem du beigetreten bist.',
    ownSeal: 'Vielleicht haben zwei dieselbe Einladung geöffnet: Dein Platz hat hier ein anderes Siegel.',
    otherSeal: (name) => `Vielleicht ist ${name} zweimal beigetreten: Das Siegel ist nicht das, das du kennst.`,
    newKey: (name) =>
      `${name} hat hier einen neuen Schlüssel, der nicht von diesem Gerät ist. Ging ein Gerät verloren?`,
    elsewhere: (name) =>
      `${name} wurde auf einem anderen Gerät gespielt. Warst du das, dann zieh mit dem privaten Link um.`,
    changed: (name) =>
      `Vielleicht wurde von zwei Kopien weitergespielt: Was ${name} getan hat, ist nicht das, was du kennst.`,
    ask: (title, theirs, mine) =>
      [
        `Dein Link zu unserem versiegelten Spiel ${title}${theirs === undefined ? '' : ` (Zug ${theirs})`} passt nicht zu den Siegeln auf meinem Gerät.`,
        'Hast du ein neues Handy, oder von zwei Kopien gespielt?',
        ...(mine === undefined ? [] : [`Meine eigene Fassung steht bei Zug ${mine}.`]),
      ].join(' '),
    safe: (turn) =>
      `Deine eigene Fassung${turn === undefined ? '' : `, Zug ${turn},`} ist sicher. Frag die anderen, bevor du weiterspielst.`,
    advice: 'Bitte noch einmal um den Link. Deine eigene Fassung, falls es eine gibt, ist sicher.',
    faults: {
      'forged-visit': 'Vielleicht ging unterwegs etwas verloren: Ein Zug steht da ohne das Siegel seines Platzes.',
      'copied-seal': 'Vielleicht wurde eine Einladung kopiert: Zwei Plätze haben dasselbe Siegel.',
      'lap-not-finished': 'Es wurde gespielt, bevor alle ihr Siegel dazugegeben hatten.',
      other: 'Etwas darin wurde geändert, oder es sagt, was die Regeln nicht erlauben.',
    },
  },
};
