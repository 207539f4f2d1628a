import { spelled } from '../../language/german.ts';
import type { LessonWords } from './lessons.ts';
import { SIDES } from './rules/tables.ts';

/** So viele Aktionen wie Maschinen. */
const EACH = spelled(SIDES.length);

export const words: LessonWords = {
  start: {
    title: 'Deine Maschinen',
    body: `In jeder Runde führst du die ${EACH} Aktionen aus, die bei deinen ${EACH} Maschinen oben stehen. Dieses eine Mal stellst du sie frei ein: Tippe auf einer Maschine eine Aktion an und lege sie dann verdeckt.`,
  },
  second: {
    title: 'Nun die andere',
    body: 'Rüsten bringt dir Soldaten, Fertigen bringt dir Waren. Beides bleibt in deinem Lager, bis du es brauchst. Nur was in deine Wertung kommt, zählt: durch Export, Bergen, Erfinden und einen guten Überfall.',
  },
  gear: {
    title: 'Die Maschinen drehen',
    body: 'Ab jetzt drehen Zahnräder deine Maschinen. Runde Marken sind freie Vierteldrehungen, eckige kosten einen Soldaten oder eine Ware. Unter jede Maschine kommt ein Zahnrad: Was du links tust, bestimmt, was für rechts bleibt.',
  },
  neighbours: {
    title: 'Achte auf deine Nachbarn',
    body: 'Deine linke Maschine greift den linken Nachbarn an, deine rechte den rechten. Wer getroffen wird, verliert einen Würfel aus dem Lager und in dieser Runde Export und Bergen. Ein roter Pfeil heißt: Jemand kann dich erreichen.',
  },
  orders: {
    title: 'Befehle im Voraus',
    body: 'Nach dem Aufdecken geht das Spiel weiter, ohne dich noch einmal zu fragen. Sag jetzt, was du dann willst, oder lass dich fragen.',
  },
};
