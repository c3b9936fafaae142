import type { Article } from './article.ts'

export const dictionary = {
  wortMittag: {
    title: { de: 'Mittag, der', en: 'Noon' },
    subtitle: { de: 'Kleines Wörterbuch, erster Eintrag', en: 'A small dictionary, first entry' },
    teaser: {
      de: 'Der kürzeste Schatten des Tages und die längste Schlange an der Kantine.',
      en: 'The shortest shadow of the day and the longest queue at the canteen.',
    },
    author: 'Jasper Nordmeyer',
    tags: ['time', 'organ', 'light'],
    productions: ['mittagslinie'],
    events: ['mittagFloeten', 'orgelBach'],
    body: {
      de: [
        'Der Mittag ist die einzige Tageszeit ohne Dramatik. Niemand stirbt mittags, jedenfalls nicht auf der Bühne; Geister kommen nachts, Boten am Morgen, Geständnisse gegen fünf. Mittags wird gegessen.',
        'Gerade deshalb haben wir ihn gepachtet. Mittwochs spielen wir Kammermusik, samstags Orgel, und an manchen Tagen gehen vierundzwanzig Bläser die Schiene entlang. Wer um eins zurück am Schreibtisch sitzt, hat etwas erlebt, das kein Protokoll verzeichnet.',
        'Im Deutschen ist der Mittag zudem eine Himmelsrichtung: Gen Mittag heißt nach Süden. Unser Haus liegt mit dem Rücken dazu. Die Sonne kommt durch das Oberlicht, einmal am Tag, für elf Minuten, und trifft dann genau die Stelle, an der Hauptrollen stehen möchten.',
      ],
      en: [
        'Noon is the only time of day without drama. Nobody dies at noon, at least not on stage; ghosts come at night, messengers in the morning, confessions towards five. At noon people eat.',
        'That is precisely why we have taken a lease on it. On Wednesdays we play chamber music, on Saturdays the organ, and on some days twenty-four wind players walk along the rail. Those who are back at their desks by one have been through something no minutes record.',
        'In German noon is also a point of the compass: towards noon means southwards. Our house has its back to it. The sun comes through the skylight once a day, for eleven minutes, and hits the very spot where leading actors would like to stand.',
      ],
    },
  },
  wortVorhang: {
    title: { de: 'Vorhang, der eiserne', en: 'Curtain, iron' },
    subtitle: { de: 'Kleines Wörterbuch, zweiter Eintrag', en: 'A small dictionary, second entry' },
    teaser: {
      de: 'Sechs Tonnen, dreißig Sekunden, einmal pro Abend: ein Auftritt, den niemand beklatscht.',
      en: 'Six tonnes, thirty seconds, once a night: an entrance nobody applauds.',
    },
    author: 'Rolf Pannwitz',
    tags: ['history', 'audience', 'farewell'],
    events: ['fuehrung'],
    body: {
      de: [
        'Der eiserne Vorhang muss in dreißig Sekunden unten sein, das verlangt die Vorschrift. Unserer schafft es in sechsundzwanzig. Er ist damit der schnellste im Ensemble und hat noch nie um eine Zugabe gebeten.',
        'Geprüft wird er vor jeder Vorstellung, vor leeren Reihen. Wer dabei zusieht, versteht etwas vom Theater: wie viel Gewicht nötig ist, damit zwei Seiten einander in Ruhe lassen.',
        'Auf der Rückseite, die das Publikum nie sieht, haben alle unterschrieben, die hier je Abschied genommen haben. Die früheste Unterschrift ist von 1992 und unleserlich. Die jüngste ist meine. Ich habe es mir dann anders überlegt.',
      ],
      en: [
        'The iron curtain must be down in thirty seconds; regulations demand it. Ours manages it in twenty-six. That makes it the fastest member of the ensemble, and it has never asked for an encore.',
        'It is tested before every performance, in front of empty rows. Watch it and you understand something about theatre: how much weight is needed for two sides to leave each other in peace.',
        'On the back, which the audience never sees, everyone who ever took their leave here has signed. The earliest signature is from 1992 and illegible. The latest is mine. Then I thought better of it.',
      ],
    },
  },
  wortUebertitel: {
    title: { de: 'Übertitel, die', en: 'Surtitles' },
    subtitle: { de: 'Kleines Wörterbuch, dritter Eintrag', en: 'A small dictionary, third entry' },
    teaser: {
      de: 'Zweimal vierzig Zeichen: Wie man Sophokles in eine Laufschrift bekommt und dabei Humor behält.',
      en: 'Two lines of forty characters: fitting Sophocles on a screen without losing one’s sense of humour.',
    },
    author: 'Ruben Castorp-Lind',
    tags: ['translation', 'language', 'antiquity', 'access'],
    productions: ['antigone', 'gesunder'],
    events: ['antigone', 'faehreSchweigen'],
    body: {
      de: [
        'Zwei Zeilen, je vierzig Zeichen, mindestens zwei Sekunden. Mehr liest niemand, ohne aufzuhören zu schauen. Ich übersetze also nicht das Stück, sondern das, was davon übrig bliebe, wenn man es einem Freund über die Straße zuriefe.',
        'Das Schwerste sind Witze. Kommt die Pointe zu früh, lachen die Lesenden vor den Hörenden, und die Schauspielerin denkt, es liege an ihrem Kleid. Im „Eingebildeten Gesunden“ halte ich den Finger über der Taste und atme mit Hedwig Morgenroth. Wir haben uns dabei, glaube ich, noch nie angesehen.',
        'Einmal fiel in „Antigone“ die Anlage aus, mitten in der großen Rede. Danach sagte mir eine Dame aus Leeds, sie habe gerade an dieser Stelle alles verstanden. Ich habe überlegt, ob ich das persönlich nehmen soll.',
      ],
      en: [
        'Two lines of forty characters each, for at least two seconds. Nobody reads more without ceasing to watch. So I do not translate the play but what would be left of it if you called it to a friend across the street.',
        'Jokes are the hardest. If the punch line comes early, those who read laugh before those who hear, and the actress thinks it is her dress. In “The Imaginary Picture of Health” I keep my finger above the key and breathe with Hedwig Morgenroth. I believe we have never once looked at each other.',
        'During “Antigone” the system failed one night, in the middle of the great speech. Afterwards a lady from Leeds told me that this was the passage she had understood completely. I wondered whether to take it personally.',
      ],
    },
  },
  wortApplaus: {
    title: { de: 'Applaus, der', en: 'Applause' },
    subtitle: { de: 'Kleines Wörterbuch, vierter Eintrag', en: 'A small dictionary, fourth entry' },
    teaser: {
      de: 'Wer fängt an, wer hört auf, und was macht man mit den Händen dazwischen?',
      en: 'Who starts, who stops, and what does one do with one’s hands in between?',
    },
    author: 'Carlotta Steinfurt',
    tags: ['audience', 'farewell', 'ferry'],
    body: {
      de: [
        'Ich sitze in Reihe 9 und zähle. Jemand muss anfangen, das ist meist derselbe: Platz 14 im Rang, ein Abonnent seit 1996. Er klatscht einmal, sehr trocken, wie ein Richter. Dann folgen die anderen.',
        'Gleichmäßiger Beifall dauert bei uns im Mittel zwei Minuten und zehn Sekunden. Rhythmisch wird er nach achtzig Sekunden, dann weiß die Technik, dass sie das Licht noch halten muss. Stehend geklatscht wurde in den letzten drei Spielzeiten vierzehnmal, davon zweimal, weil die Fähre wartete.',
        'Am meisten mag ich die Stille davor. Sie steht in keiner Statistik. Bei „Das Gewicht der Vögel“ hat sie einmal neunzehn Sekunden gedauert. Ich habe auf die Uhr gesehen und mich geschämt.',
      ],
      en: [
        'I sit in row 9 and count. Somebody has to start, and it is usually the same person: seat 14 on the balcony, a subscriber since 1996. He claps once, very drily, like a judge. Then the others follow.',
        'Steady applause lasts two minutes and ten seconds on average. After eighty seconds it becomes rhythmic, and the crew knows that it must hold the lights. There have been fourteen standing ovations in the past three seasons, two of them because the ferry was waiting.',
        'What I like best is the silence before. It is in no statistics. At “The Weight of Birds” it once lasted nineteen seconds. I looked at my watch and was ashamed.',
      ],
    },
  },
} satisfies Record<string, Article>
