import type { CourseWords } from './words.ts';

/** Everything the courses say, in German. */
export const words: CourseWords = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Energy Empire in fünf Minuten',
      ready: 'Arbeite, nutze, was du baust, erzeuge rechtzeitig Energie und halte deine Umwelt sauber.',
      play: 'Jetzt gegen Computer spielen',
    },
    win: {
      title: 'So gewinnst du',
      say: 'Führe deine Nation zu den meisten Punkten. Gebäude, Würfel, saubere Umwelt, die UN und Erfolge zählen.',
    },
    work: {
      title: 'Dein Zug: arbeiten',
      say: 'In jedem Zug arbeitest du oder erzeugst Energie. Zum Arbeiten schickst du einen Arbeiter an einen Ort: den Handelsmarkt.',
      hints: { 1: 'Hier steht niemand, also brauchst du keine Energie.' },
    },
    build: {
      title: 'Bauen',
      say: 'Ein Markt verkauft Gebäude, für Geld oder für seine eigene Ressource. Die Karte links ist die billigste.',
      hints: { 1: 'Zahle 2 $ und behalte dein Plastik. Indien wird es brauchen.' },
    },
    pollute: {
      title: 'Es verschmutzt',
      say: 'Der Supermarkt kostet dich ein sauberes Waldfeld. Die Spalten 3 bis 5 bringen sauber einen Bonus: Nimm 1 oder 2.',
    },
    use: {
      title: 'Nutze, was du gebaut hast',
      say: 'Du hast im Handel gearbeitet, also darfst du jetzt deine Handelsgebäude nutzen. Lege eine Energie auf den Supermarkt.',
      hints: {
        1: 'Ein Arbeiter ginge auch, aber Arbeiter sind wertvoller.',
        2: '3 $ für dich. Die Karte ist belegt, bis du Energie erzeugst. Beende deinen Zug.',
      },
    },
    stack: {
      title: 'Höher stehen',
      say: 'Du willst Öl, aber dort steht Ben. Ein neuer Turm muss der höchste sein: Lege deine letzte Energie unter den Arbeiter.',
    },
    spare: {
      title: 'Zwei behalten',
      say: 'Hör hier auf. Zwei Arbeiter, die noch daheim sind, wenn du Energie erzeugst, bringen dir einen Erfolg.',
    },
    generate: {
      title: 'Energie erzeugen',
      say: 'Keine Energie mehr: Erzeuge welche. Zwei Arbeiter sind übrig, also beanspruchst du zuerst einen Erfolg. Nimm irgendeinen.',
      hints: { 1: 'Jeder zählt am Ende, höchstens 5 Punkte.' },
    },
    dice: {
      title: 'Energie aus Würfeln',
      say: 'Würfel geben Energie. Du hast noch keinen, also verbrenne Öl: Jedes Fass ist ein Würfel für diesen Wurf. Nimm alle drei.',
      hints: { 1: 'Ohne Würfel und Öl bekämst du gar keine Energie.' },
    },
    smoke: {
      title: 'Der höchste Würfel verschmutzt',
      say: '6 Energie! Der höchste Würfel entscheidet: Öl und Kohle verschmutzen. Wähle Spalte 1 oder 2 von Luft oder Meer.',
      hints: { 0: 'Das ist der letzte Marker des ersten Stapels. Achte auf die Zeitung.' },
    },
    impact: {
      title: 'Weltereignis',
      say: 'Ein leerer Stapel macht Schlagzeilen, und eine Reihe zählt: 4 Punkte für deine 4 sauberen Waldfelder. Sauberkeit lohnt sich.',
    },
    die: {
      title: 'Dein eigener Würfel',
      say: 'Arbeite im Kraftwerk: Nimm den Stahl dort und kaufe damit und mit 2 $ einen Hydro-Geo-Würfel. Er gibt immer Energie.',
      hints: { 2: 'Ein sauberer Würfel, aber sein Damm kostet dich ein Waldfeld.' },
    },
    un: {
      title: 'Die Vereinten Nationen',
      say: 'Du hast in der Industrie gearbeitet, also wartet der Supermarkt. Deine Nation nie: 2 $ und 1 Plastik für eine UN-Stufe.',
    },
    end: {
      title: 'Das Ende des Spiels',
      say: 'Sechs Stapel, sechs Schlagzeilen. Ist der letzte Marker weg, haben alle noch einen Zug; dann werden die Punkte gezählt.',
    },
  },
  solo: {
    course: {
      title: 'Energy Empire allein',
      ready:
        'Du musst alle drei Vorgaben erfüllen. 100 Punkte bringen dich ins Außenministerium, 130 den Friedensnobelpreis.',
      play: 'Allein spielen',
    },
    objectives: {
      title: 'Drei Vorgaben',
      say: 'Allein musst du die letzte UN-Stufe erreichen, 20 Punkte mit Erfolgen und insgesamt 100 Punkte machen.',
    },
    un: {
      title: 'Sechs Stufen',
      say: 'Sechs UN-Stufen: Nutze deine Nation vor jedem Energiezug. Allein bringen die Finanzen 3 $, also fang dort an.',
    },
    claim: {
      title: 'Zwanzig Punkte',
      say: 'Fünf Erfolge zu höchstens 5 Punkten müssen 20 ergeben. Beanspruche einen, sooft du bei zwei übrigen Arbeitern oder Energie erzeugst.',
      hints: { 1: 'Die zwei anderen sind weg, und drei neue kommen.' },
    },
    roll: {
      title: 'Verbrenne dein Öl',
      say: 'Mach aus deinem Öl Energie. Jedes Mal, wenn du Energie erzeugst, geht ein Marker von der Leiste, auch bei sauberem Wurf.',
    },
    grey: {
      title: 'Graue Arbeiter',
      say: 'Ein grauer Arbeiter steht auf jedem Markt, im Kraftwerk und in der Reinigung. Du brauchst dort mindestens 1 Energie.',
      hints: { 2: 'Zwei Karten zur Wahl, nicht drei. Der Bauernhof kostet 2 $.' },
    },
    clock: {
      title: 'Ein kurzes Spiel',
      say: 'Zwei Marker je Stapel, insgesamt zwölf: Das ist dein ganzes Spiel. Vier Punkte für den Wald sind ein guter Anfang.',
    },
  },
  coldWar: {
    rivals: ['Ben'],
    course: {
      title: 'Cold War in zwei Minuten',
      ready:
        'Der zweite Platz in jedem Wettstreit bringt die Hälfte. Nimm immer nur ein Modul dazu und zähle die offenen Karten.',
      play: 'Jetzt mit Spionen und Uhr spielen',
    },
    clock: {
      title: 'Die Atomkriegsuhr',
      say: 'Ein weiterer Ort. Mit jedem Besuch rückt der Zeiger vor, der Preis steigt, und 12 beendet das Spiel.',
    },
    visit: {
      title: 'Arbeite dort',
      say: 'Setze für 2 $ einen Arbeiter auf die Uhr. Du ziehst drei Cold-War-Karten.',
    },
    cards: {
      title: 'Zwei behalten',
      say: 'Behalte zwei, eine davon verdeckt. Wer am Ende bei Militär, Wettlauf ins All oder Diplomatie führt, erhält die Stunde als Punkte.',
    },
    spy: {
      title: 'Dein Spion',
      say: 'Dein Spion nutzt ein fremdes Gebäude. Bens Finanzamt gibt dir 4 $, und Ben erhält 1 $ für den Besuch.',
      hints: {
        1: 'Eine Energie schickt den Spion los.',
        2: 'Noch ein Arbeiter oder eine Energie für das Finanzamt selbst.',
      },
    },
    blocked: {
      title: 'Was das bewirkt',
      say: 'Ben kann dieses Einsatzfeld nicht nutzen, bis du Energie erzeugst. Die Uhr zeigt 3: Der nächste Besuch kostet 3 $ und 1 Öl.',
    },
  },
  clash: {
    course: {
      title: 'Der Rivale in zwei Minuten',
      ready:
        'Jede seiner Karten bringt ihm Punkte, ebenso seine UN-Stufen. Behalte die Summe im Auge: Die musst du schlagen.',
      play: 'Gegen den Rivalen spielen',
    },
    rival: {
      title: 'Ein Rivale',
      say: 'Der Rivale braucht kein Geld, nur seine Karten. Du gewinnst mit mehr Punkten; bei Gleichstand verlierst du.',
    },
    turn: {
      title: 'Dein Zug, sein Zug',
      say: 'Du spielst wie immer. Nimm bei den Finanzen 3 $ und beende deinen Zug; dann deckt der Rivale eine Karte auf.',
    },
    read: {
      title: 'Lies seine Karte',
      say: 'Zwei Arbeiter gesetzt, eine Karte vom Markt weg, eine UN-Stufe. So etwas tut jede Karte.',
    },
    stack: {
      title: 'Höher stehen',
      say: 'An der Ölbörse ist dir der Rivale im Weg. Baue höher wie gegen alle anderen: 1 Energie genügt.',
    },
    rhythm: {
      title: 'Sein Rhythmus',
      say: 'Zwei Arbeiter je Karte: Nach drei Karten erzeugt der Rivale Energie, nimmt einen Marker von der Leiste und holt sie heim.',
    },
  },
};
