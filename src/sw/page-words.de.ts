import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  slogan: 'Brettspiele in einem Link: Zug machen, Durchschlag weitergeben.',
  description: 'Brettspiele in einem Link: Zug machen, Durchschlag weitergeben. Ohne Konto, ohne Server.',
  manifest: {
    shelf: 'Das Spieleregal',
    onPhone: (title) => `${title} auf dem Handy`,
    newGame: (title) => `Neue Partie ${title}`,
  },
  rescue: {
    title: 'Carbon Copy ist noch nicht gestartet',
    why: 'Einige Dateien sind nicht angekommen. Vielleicht ist das Netz langsam, vielleicht ist gerade eine neue Version unterwegs zum Server, oder dieser Browser ist zu alt.',
    safe: 'Deine Partien sind sicher:',
    where: 'Sie liegen auf diesem Gerät und stecken in ihren Links.',
    advice: 'Lade die Seite neu. Wenn das nicht hilft, versuch es in ein paar Minuten noch einmal.',
    reload: 'Neu laden',
    save: 'Meine Partien als Datei sichern',
    saved:
      'Dein Browser hat die Datei. Mit „Aus Datei wiederherstellen“ in den Einstellungen kommen die Partien zurück, hier oder auf einem anderen Gerät.',
    none: 'Auf diesem Gerät liegen keine Partien.',
    refused: 'Dieser Browser gibt die Partien gerade nicht her.',
  },
  noScript:
    'Die ganze Partie steckt in dem Link, den du geöffnet hast. Um sie aufzubauen, braucht diese Seite JavaScript. Es wird nichts verschickt. Bitte erlaube JavaScript für diese Seite und lade sie neu.',
  notFound: {
    tab: 'Nicht hier · Carbon Copy',
    title: 'Unter dieser Adresse gibt es nichts',
    before:
      'Falls du einem Link zu einer Partie gefolgt bist: Vielleicht wurde er unterwegs abgeschnitten, oder die Seite ist umgezogen. Der lange Teil nach',
    after:
      'ist die Partie. Kopiere den ganzen Link noch einmal aus der Nachricht und öffne ihn, oder füge ihn auf der Startseite ein.',
    home: 'Zur Startseite von Carbon Copy',
    open: 'Diesen Link in Carbon Copy öffnen',
  },
};
