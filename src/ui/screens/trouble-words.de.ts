import type { TroubleWords } from './trouble-words.ts';

export const words: TroubleWords = {
  link: 'Der Link',
  said: 'Was der Browser sagt',
  cutShort: {
    title: 'Dieser Link ist abgeschnitten',
    fact: 'Ein Teil ging unterwegs verloren.',
  },
  askAgain: (from, hasMine) =>
    `Bitte ${from ?? 'die Person, von der er kam'}, ihn noch einmal zu schicken${hasMine ? ', oder spiel mit der Fassung auf diesem Gerät weiter' : ''}.`,
  garbled: {
    title: 'Dieser Link ist nicht lesbar',
    fact: 'Er gehört zu keinem unserer Spiele, oder etwas hat sich unterwegs verändert.',
    advice: 'Kopiere den ganzen Link noch einmal, von https bis zum letzten Buchstaben.',
  },
  newerVersion: {
    title: 'Mit einer neueren Version gemacht',
    fact: 'Dein Carbon Copy kennt das Format dieses Links noch nicht.',
  },
  newerRules: {
    title: 'Mit neueren Regeln gemacht',
    fact: (title) => `Dieses Spiel (${title}) hat Regeln, die dein Carbon Copy noch nicht kennt.`,
  },
  updateAdvice: {
    looking: 'Die neue Version wird gesucht. Deine gespeicherten Spiele bleiben.',
    none: 'Noch gibt es keine neuere Version. Der Link bleibt aufgehoben, bis es eine gibt.',
  },
  unknownGame: {
    title: 'Dieses Spiel steht nicht im Regal',
    fact: 'Der Link gehört zu einem Spiel, das diese Version nicht hat.',
  },
  stale: {
    title: 'Du bist schon weiter',
    fact: (turn, mine) => `Dieser Link ist bei Zug ${turn}. Dein Spiel ist bei Zug ${mine}.`,
    advice: 'Verloren geht so oder so nichts.',
  },
  forked: {
    title: (turn) => `Zwei Fassungen von Zug ${turn}`,
    takenBack: (name) => `${name} hat einen besiegelten Zug zurückgenommen`,
    fact: 'Beide beginnen beim selben Link.',
    settled: 'Es war schon etwas gezogen oder aufgedeckt, darum sind beide Fassungen hier.',
    advice: 'Behalte eine; die andere bleibt beim Spiel auf deinem Tisch.',
  },
  notFetched: {
    title: 'Eine Seite fehlt',
    fact: 'Sie ließ sich nicht laden.',
    advice: 'Deine Spiele sind alle sicher.',
  },
  impossible: {
    title: 'Dieser Link geht nicht auf',
    fact: 'In ihm geschieht etwas, das die Regeln nicht erlauben.',
  },
  ways: {
    openMine: (turn) => `Mein Spiel öffnen, Zug ${turn}`,
    goTo: (turn) => `Zu Zug ${turn}`,
    lookAt: (turn) => `Zug ${turn} ansehen`,
    pasteAgain: 'Noch einmal einfügen',
    askAgain: 'Noch einmal anfragen',
    ask: (name) => `${name} fragen`,
    keepMyTurn: (turn) => `Meinen Zug ${turn} behalten`,
    trust: 'Diesmal vertrauen',
    retry: 'Noch einmal suchen',
    notNow: 'Nicht jetzt',
    keepMine: 'Die Fassung hier behalten',
    keepTheirs: 'Die Fassung im Link behalten',
    lookAtTheirs: 'Die Fassung im Link ansehen',
    keepUsed: 'Bei der jetzigen bleiben',
    useOther: 'Die andere nehmen',
    lookAtOther: 'Die andere ansehen',
    tryAgain: 'Noch einmal versuchen',
    home: 'Alle Spiele',
  },
};
