import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  slogan: 'Brettspiele in einem Link: Zug machen, Durchschlag weitergeben.',
  description: 'Brettspiele in einem Link: Zug machen, Durchschlag weitergeben. Ohne Konto, ohne Server.',
  manifest: {
    shelf: 'Das Spieleregal',
    onPhone: (title) => `${title} auf dem Handy`,
    newGame: (title) => `Neues Spiel: ${title}`,
  },
  rescue: {
    title: 'Carbon Copy ist noch nicht gestartet',
    why: 'Einige Dateien sind nicht angekommen. Vielleicht ist das Netz langsam, vielleicht wird gerade eine neue Version veröffentlicht, oder dieser Browser ist zu alt.',
    safe: 'Deine Spiele sind sicher:',
    where: 'Sie liegen auf diesem Gerät und stecken in ihren Links.',
    advice: 'Lade die Seite neu. Wenn das nicht hilft, versuch es in ein paar Minuten noch einmal.',
    reload: 'Neu laden',
    save: 'Meine Spiele als Datei sichern',
    saved:
      'Dein Browser hat die Datei. Mit „Aus einer Datei wiederherstellen“ in den Einstellungen kommen die Spiele zurück, hier oder auf einem anderen Gerät.',
    none: 'Auf diesem Gerät liegen keine Spiele.',
    refused: 'Dieser Browser gibt deine Spiele gerade nicht heraus.',
  },
  noScript:
    'Das ganze Spiel steckt in dem Link, den du geöffnet hast. Um es aufzubauen, braucht diese Seite JavaScript. Es wird nichts verschickt. Bitte erlaube JavaScript für diese Seite und lade sie neu.',
  notFound: {
    tab: 'Nicht gefunden · Carbon Copy',
    title: 'Unter dieser Adresse gibt es nichts',
    before:
      'Falls du einem Link zu einem Spiel gefolgt bist: Vielleicht wurde er unterwegs abgeschnitten, oder die Seite ist umgezogen. Der lange Teil nach',
    after:
      'ist das Spiel. Kopiere den ganzen Link noch einmal aus der Nachricht und öffne ihn, oder füge ihn auf der Startseite ein.',
    home: 'Zur Startseite von Carbon Copy',
    open: 'Diesen Link in Carbon Copy öffnen',
  },
};
