import type { WordsOf } from '../../language/phrasebook.ts';
import type { words as english } from './courses.en.ts';

export const words: WordsOf<typeof english> = {
  first: {
    rival: 'Ben',
    course: {
      title: 'CO₂ in fünf Minuten',
      ready: 'Vorschlagen, einrichten, bauen, und die Forscher gehen voran. Fünf Jahrzehnte entscheiden.',
      play: 'Jetzt gegen Computer spielen',
    },
    aim: {
      title: 'So gewinnst du',
      say: 'Fünf Jahrzehnte. Grüne Kraftwerke, UN-Ziele und Expertise bringen Punkte; wer die meisten hat, gewinnt. Doch bei 500 ppm verlieren alle.',
    },
    propose: {
      title: 'Schritt 1: vorschlagen',
      say: 'Eine Aktion pro Zug. Schlag zuerst ein Projekt vor: Das Feld, das du wählst, bringt eine Förderung. Asien zahlt 5\u00a0$.',
      hints: { 1: 'Eine Region nimmt nur diese drei Quellen, die begehrteste zuerst.' },
    },
    card: {
      title: 'Eine Karte dazu',
      say: 'Karten sind Freizüge, eine pro Zug. Diese bringt 3\u00a0$ für einen Vorschlag in Asien. Spiel sie und beende deinen Zug.',
    },
    solar: {
      title: 'Projekte gehören niemandem',
      say: 'Ben hat dein Projekt eingerichtet: Das darf jeder. Schlag jetzt Solar vor, das Europa am meisten will, für 2 Tech.',
    },
    scientist: {
      title: 'Schick einen Forscher los',
      say: 'Dein Forscher darf sich einmal pro Zug frei bewegen. Auf einem Projekt bringt er dir jeden Zug einen Schritt Expertise.',
      hints: { 1: 'Er ging zu Solar in Europa, dem einzigen Projekt ohne Forscher.' },
    },
    install: {
      title: 'Schritt 2: einrichten',
      say: 'Richte Solar in Europa ein. Das kostet 1 CEP, ein Recht auf CO₂-Ausstoß, und bringt dir 3 Tech.',
    },
    build: {
      title: 'Schritt 3: bauen',
      say: 'Bau Solar. Es verlangt Expertise 2 in Solar und kostet 2 Tech und 10\u00a0$, mit deiner Karte 3\u00a0$ weniger. Es bringt 6 Punkte.',
    },
    summit: {
      title: 'Ein Gipfel',
      say: 'Dein Forscher muss weiter. Ben spricht in Kopenhagen über Biomasse; sprich dort über Solar, und der Gipfel ist vollständig.',
    },
    market: {
      title: 'Der CEP-Markt',
      say: 'Du wirst CEPs brauchen. Einmal pro Zug darfst du eines kaufen oder verkaufen. Dies ist das letzte im Stapel: Achte auf den Preis.',
    },
    lead: {
      title: 'Wozu Expertise',
      say: 'Auf einem Gipfel lernen die Redner dazu. Nimm noch einen Schritt in Solar: Wer in einer Quelle führt, wird jedes Jahrzehnt bezahlt.',
    },
    un: {
      title: 'Ein UN-Ziel',
      say: 'Die erste Firma, die baut, was eine UN-Karte verlangt, darf sie erfüllen. „Erstes Licht“ will Solar: 1 Tech für 3 Punkte.',
    },
    control: {
      title: 'Kontrolle',
      say: 'Du kontrollierst Europa und darfst seine CEPs ausgeben. Richte Bens Recycling ein und zahle mit einem aus Europa.',
      hints: { 2: '5\u00a0$ und ein CEP für dich. Schick jetzt deinen Forscher dorthin.' },
    },
    income: {
      title: 'Ein neues Jahrzehnt',
      say: 'Deine Expertise bringt 4: als Geld, Punkte oder gemischt. Dann will jede Region Energie. Achte auf die Anzeige.',
    },
    alarm: {
      title: 'Der Planet',
      say: 'Vier Regionen ohne neues Kraftwerk griffen zu Kohle oder Öl: 300 ppm. Ab 350 drohen Katastrophen, 500 ist unser aller Ende.',
    },
  },
};
