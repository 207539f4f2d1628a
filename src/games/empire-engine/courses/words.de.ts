import type { CoursesWords } from './words.ts';

export const words: CoursesWords = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Empire Engine in fünf Minuten',
      ready: 'Sieh nach, was deine Nachbarn erreichen können, und wähle dann dein Paar.',
      play: 'Jetzt gegen Computer spielen',
    },
    aim: {
      title: 'So gewinnst du',
      say: 'Neun Runden. Nur Würfel in deiner Wertung zählen; die in deinem Lager sind zum Ausgeben da und können gestohlen werden.',
    },
    left: {
      title: 'Zwei Maschinen',
      say: 'Zwei Maschinen, zwei Aktionen pro Runde. Dieses eine Mal stellst du sie frei ein. Links: Fertigen, das bringt 2 Waren.',
    },
    right: {
      title: 'Und die rechte',
      say: 'Rechts: Erfinden, das wertet sofort eine Erfindung. Wenn alle gewählt haben, werden die Maschinen aufgedeckt.',
    },
    gears: {
      title: 'Zahnräder',
      say: 'Ab jetzt drehen Zahnräder deine Maschinen. Zahnrad 1 dreht einmal, Zahnrad 2 zweimal; unter jede Maschine kommt eins.',
    },
    export: {
      title: 'Export',
      say: 'In deinem Lager liegen drei Waren. Zwei Drehungen der rechten Maschine erreichen Export, der sie alle wertet.',
    },
    salvage: {
      title: 'Was übrig ist',
      say: 'Für die andere Maschine bleibt Zahnrad 1: Eine Drehung erreicht Bergen, das einen beliebigen Würfel wertet.',
    },
    hit: {
      title: 'Getroffen',
      say: 'Ben hatte denselben Plan, aber Cleo traf ihn: Dann verfallen Export und Bergen. Deine klappten. Wähle einen Würfel.',
    },
    arm: {
      title: 'Rüsten',
      say: 'Du hast keine Waren mehr, also bereite dich vor: Eine Drehung der linken Maschine ist Rüsten, das bringt 2 Soldaten.',
    },
    invent: {
      title: 'Denk in Paaren',
      say: 'Zahnrad 2 dreht die rechte Maschine auf Erfinden. Ein Zahnrad, das hier liegt, fehlt der anderen Maschine.',
    },
    attack: {
      title: 'Angriff',
      say: 'Links greifst du deinen linken Nachbarn an: Ben, der Waren exportieren will. Es kostet einen Soldaten und verdirbt ihm vielleicht die Runde.',
    },
    fuel: {
      title: 'Treibstoff',
      say: 'Cleo kann dich erreichen. Abwehr ist drei Drehungen entfernt: Mit einem Würfel als Treibstoff dreht Zahnrad 2 dreimal.',
    },
    loot: {
      title: 'Abgewehrt und getroffen',
      say: 'Du hast Cleo abgewehrt und dafür einen Soldaten gewertet. Und du hast Ben getroffen: Nimm einen seiner Würfel in deine Wertung.',
    },
    end: {
      title: 'Das Ende',
      say: 'Nach Runde 9 ist jeder Würfel in deiner Wertung 1 Punkt. Die meisten Soldaten, Waren und Erfindungen: je 3 mehr.',
    },
  },
};
