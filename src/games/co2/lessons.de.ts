import { spelled } from '../../language/german.ts';
import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './lessons.en.ts';
import { dollars } from './names.de.ts';
import { SOURCES_WANTED } from './rulebook/facts.ts';
import { EVICTION_COINS, LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';

const DISASTER_ZONE = `Ab ${SAFE_BELOW} ppm kommt in jedem Jahrzehnt eine Katastrophe, und ab jetzt beendet ein Wert unter ${SAFE_BELOW} das Spiel.`;

export const words: WordsOf<typeof english> = {
  act: {
    title: 'Eine Aktion',
    body: 'In jedem Zug schlägst du vor, richtest ein oder baust. Der Plan zeigt, was geht: Auf ein leeres Feld schlägst du vor, ein gerahmtes Projekt richtest du ein, ein gefülltes baust du. Beginne mit einem Vorschlag: Die Förderung bekommst du sofort.',
  },
  propose: {
    title: 'Was die Region will',
    body: `Eine Region nimmt nur die ${spelled(SOURCES_WANTED)} Quellen ihrer Agenda, die begehrteste zuerst. Begehrte Quellen gewinnen später die Kontrolle über die Region.`,
  },
  research: {
    title: 'Die Forschungsförderung',
    body: 'Wirb einen Forscher an, er kommt auf deine Hand; oder bewege einen, den du hast, zusätzlich zu deinem Freizug.',
  },
  scientist: {
    title: 'Freizüge',
    body: 'Je einmal pro Zug darfst du einen Forscher bewegen, am Markt handeln und eine Karte spielen. Ein Forscher auf einem Projekt bringt dir am Ende jedes Zuges eine Expertise.',
  },
  install: {
    title: 'Einrichten für ein CEP',
    body: `Einrichten kostet ein CEP, das Recht auf CO₂-Ausstoß, und bringt, was die Quelle verspricht. Alle dürfen jedes Projekt einrichten oder bauen; ein fremder Forscher dort bekommt ${dollars(EVICTION_COINS)} und geht.`,
  },
  construct: {
    title: 'Ein Kraftwerk bauen',
    body: 'Du hast das Geld, das Tech und die Expertise. Ein Kraftwerk bringt Punkte, vielleicht die Kontrolle über die Region, und in einer vollen Region ersetzt es das älteste fossile Kraftwerk: Die Anzeige verrät, wie weit der CO₂-Wert fiele.',
  },
  expertise: {
    title: 'Expertise',
    body: 'Die Firmen, die auf einer Leiste vorn liegen, werden in jedem Jahrzehnt bezahlt. Felder mit einem Zeichen bringen bei der Ankunft einen Bonus, und das unterstrichene Feld ist die Lizenz zum Bauen.',
  },
  market: {
    title: 'Der CEP-Markt',
    body: 'Jeder Kauf nimmt ein CEP vom Stapel. Ist das letzte weg, wird der Stapel aufgefüllt und der Preis steigt; jeder Verkauf senkt ihn. Du darfst einmal pro Zug kaufen oder verkaufen, nie beides.',
  },
  income: {
    title: 'Einkommen',
    body: 'Ein Jahrzehnt beginnt. Nimm, was deine Expertise verdient, als Geld, als Punkte oder gemischt.',
  },
  permit: {
    title: 'Wo CEPs liegen',
    body: 'CEPs in einer Region, die du kontrollierst, darfst du ausgeben. Braucht eine deiner Regionen ein fossiles Kraftwerk, zahlst du dafür ein CEP.',
  },
  alarm: { title: 'Die Katastrophenzone', body: `${DISASTER_ZONE} Bei ${LOST_AT} verlieren alle.` },
  'alarm-alone': {
    title: 'Die Katastrophenzone',
    body: `${DISASTER_ZONE} Über ${LOST_AT} endet dein Spiel, ohne letztes Einkommen.`,
  },
};
