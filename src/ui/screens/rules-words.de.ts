import { count } from '../../language/german.ts';
import type { RulesWords } from './rules-words.ts';

export const words: RulesWords = {
  title: 'Regeln',
  game: 'Spiel',
  learn: 'In 5 Minuten lernen',
  search: 'Regeln durchsuchen',
  contents: 'Inhalt',
  found: (n) => (n === 0 ? 'Nichts gefunden.' : `Gefunden in ${count(n, 'Abschnitt', 'Abschnitten')}.`),
  foundAdvice: 'Versuch ein kürzeres Wort oder den Namen, der auf dem Teil steht.',
  fairPlay: {
    title: 'Fair spielen per Link',
    ways: [
      [
        'Per Link',
        'Auf Vertrauen. Der Link enthält alles, auch Würfel und Handkarten. Wer ihn zerlegt, kann ihn lesen, vorausspielen oder neu austeilen, bis es passt.',
      ],
      [
        'Versiegelt',
        'Jedes Gerät behält einen geheimen Schlüssel. Würfel und Karten entstehen aus den geheimen Zahlen aller, jeder Zug trägt das Siegel seines Platzes, und was alle zugleich geheim wählen, bleibt verschlossen, bis alle gewählt haben.',
      ],
      [
        'Was ein Siegel nicht verbirgt',
        'Handkarten und verdeckte Stapel kommen aus dem, was allen gehört: Sie bleiben auf Vertrauen. Eine veränderte App kann im eigenen Zug vorausschauen. Computer haben kein Siegel. Wer einlädt und wer zuletzt beitritt, können gemeinsam bestimmen, was ausgeteilt wird.',
      ],
      [
        'Wenn jemand ändert, was du getan hast',
        'Dein Gerät sagt es, sobald der Link zu dir zurückkommt. Die anderen merken es vorher nicht.',
      ],
      [
        'Dein Schlüssel',
        'Er liegt auf deinem Gerät und in deiner Sicherung. Zieh mit dem Platz um, bevor du das Handy wechselst. Ohne Schlüssel kannst du mit einem neuen weiterspielen, und alle sehen das bis zum Ende.',
      ],
      [
        'Wie es geht',
        'Aus deinem Schlüssel entsteht eine Kette von Zahlen, jede der Hash der nächsten. Jedes Mal, wenn du den Link hast, zeigt er eine mehr, und alle prüfen sie an der vorigen. Der Zufall kommt aus allen Zahlen, die bisher gezeigt wurden.',
      ],
      ['Ein Handy', 'Alle vertrauen der Person, die es gerade hält. Dazwischen verdeckt ein Vorhang Geheimes.'],
    ],
  },
};
