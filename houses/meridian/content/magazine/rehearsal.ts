import type { Article } from './article.ts'

export const rehearsal = {
  siebenBoeden: {
    title: { de: 'Sieben Böden, ein Mann', en: 'Seven Floors, One Man' },
    subtitle: { de: 'Probennotizen zu „Der Nachtspeicher“', en: 'Rehearsal notes on “The Night Store”' },
    teaser: {
      de: 'Wie probt man das Treppensteigen, wenn es keine Treppe gibt? Sechs Wochen mit Levin Achterberg.',
      en: 'How do you rehearse climbing stairs when there are none? Six weeks with Levin Achterberg.',
    },
    author: 'Jasper Nordmeyer',
    tags: ['ensemble', 'night', 'history'],
    productions: ['nachtspeicher'],
    body: {
      de: [
        'In der ersten Woche steigt Levin Achterberg auf der Stelle. Friederike Halm hat die Treppe streichen lassen, die Ute Bleibtreu schon gebaut hatte; sie liegt zerlegt im Hof und wird ein Steg. Was bleibt, ist ein Mann, der so tut, als ginge es aufwärts. Man glaubt ihm kein Stockwerk.',
        'In der zweiten Woche bekommt er einen Schlüsselbund. Neunzehn Schlüssel, einer davon passt. Plötzlich hat jede Etage ein Geräusch, und das Geräusch hat ein Gewicht. Nach der Probe fragt die Requisite, ob sie den richtigen Schlüssel markieren soll. Achterberg sagt: auf keinen Fall.',
        '# Was man hört',
        'Das Stück verlangt, dass jemand fegt, den man nicht sieht. Wir haben es mit einer Aufnahme versucht, mit zwei Aufnahmen, mit Mathilde Sorge hinter dem Vorhang. Seit gestern fegt sie wirklich, auf dem Rang, in Strümpfen, über den Köpfen. Man dreht sich um und weiß sofort, dass man sich nicht umdrehen sollte.',
        'Bleibt die Frage, was oben ist. Im Text steht: der siebte Boden, leer. Achterberg hat vorgeschlagen, dort einen Stuhl zu finden, die Bühnentechnik einen Mond, die Dramaturgie vorsichtshalber nichts. Entschieden hat es das Haus. In der fünften Woche fiel der Strom aus, und im Dunkeln stand er da, außer Atem, und sagte seinen letzten Satz so leise, dass ihn nur die erste Reihe hörte. Dort saß Halm. Seitdem ist es oben dunkel.',
        'Gezählt haben wir auch: Zweihundertzwölf Stufen geht er an einem Abend, ohne eine einzige zu berühren. Die Physiotherapeutin nennt das Knie „überzeugt“.',
        'Ruth Amsinck saß bei der Hauptprobe in Reihe 20 und strich sich selbst drei Sätze. Auf die Frage, warum, zeigte sie nach oben. Der Besen hatte sie schon gesagt.',
      ],
      en: [
        'In the first week Levin Achterberg climbs on the spot. Friederike Halm has cut the staircase that Ute Bleibtreu had already built; it lies in pieces in the yard and will become a jetty. What is left is a man pretending to go up. Nobody believes a single floor.',
        'In the second week he is given a bunch of keys. Nineteen keys, one of which fits. Suddenly every floor has a sound, and the sound has weight. After rehearsal the props department asks whether to mark the right key. Achterberg says: on no account.',
        '# What you hear',
        'The play demands that somebody sweeps whom we cannot see. We tried a recording, then two recordings, then Mathilde Sorge behind the curtain. Since yesterday she has really been sweeping, on the balcony, in stockings, above our heads. You turn round and know at once that you should not have.',
        'Which leaves the question of what is up there. The text says: the seventh floor, empty. Achterberg proposed finding a chair, the stage crew a moon, and we dramaturges, to be on the safe side, nothing. The house decided. In the fifth week the power failed, and there he stood in the dark, out of breath, and spoke his last line so quietly that only the front row heard it. Halm was sitting there. Since then it has been dark at the top.',
        'We have counted as well: he climbs two hundred and twelve steps a night without touching one. The physiotherapist describes the knee as “convinced”.',
        'Ruth Amsinck sat in row 20 at the final rehearsal and cut three of her own sentences. Asked why, she pointed upwards. The broom had said them already.',
      ],
    },
  },
  zwoelfRunden: {
    title: { de: 'Zwölf Runden zu drei Minuten', en: 'Twelve Rounds of Three Minutes' },
    subtitle: { de: 'Tanzen lernen, wo andere zählen', en: 'Learning to dance where others count' },
    teaser: {
      de: 'Noé Marchetti hat früher geboxt. Für „Schattenboxen“ musste er lernen, nicht zu treffen.',
      en: 'Noé Marchetti used to box. For “Shadow Boxing” he had to learn not to hit.',
    },
    author: 'Leyla Anders',
    tags: ['ensemble', 'shadow', 'light'],
    productions: ['schattenboxen'],
    events: ['schattenboxen'],
    body: {
      de: [
        'Der Gong ist eine Bratpfanne. Das hat sich so ergeben, und nun bleibt es. Alle drei Minuten schlägt Tomke Larssen dagegen, dann haben Noé Marchetti und Pilar Amsel eine Minute, um zu trinken und sich nicht anzusehen.',
        'Das Schwierigste, sagt Marchetti, sei der Abstand. Im Ring lerne man, ihn zu verkürzen; hier dürfe er ihn nie verlieren. Denn wer dem Licht zu nahe kommt, dessen Schatten wird groß wie ein Haus, und dann hat der andere schon gewonnen, ohne sich zu rühren.',
        'Miro Sandhagen bedient die einzige Lampe von Hand. Er nennt sie den dritten Tänzer und hat ihr Handschuhe angezogen, weil sie nach vierzig Minuten zu heiß wird. In Runde neun wandert sie. Ab da gewinnt niemand mehr.',
        'Pilar Amsel hat in sechs Wochen ein einziges Mal getroffen, aus Versehen, an der Schulter. Beide haben gelacht. Die Stelle ist jetzt im Stück.',
      ],
      en: [
        'The bell is a frying pan. That is how it turned out, and now it stays. Every three minutes Tomke Larssen strikes it, and then Noé Marchetti and Pilar Amsel have one minute to drink and not to look at each other.',
        'The hardest thing, Marchetti says, is distance. In the ring you learn to shorten it; here he must never lose it. Come too close to the light and your shadow grows as big as a house, and the other has won without moving.',
        'Miro Sandhagen works the only lamp by hand. He calls it the third dancer and has put gloves on it, because after forty minutes it gets too hot. In round nine it wanders. From then on nobody wins.',
        'In six weeks Pilar Amsel has landed one blow, by accident, on the shoulder. Both of them laughed. The moment is now in the piece.',
      ],
    },
  },
  fieberkurve: {
    title: { de: 'Die Fieberkurve der Komödie', en: 'The Fever Chart of Comedy' },
    subtitle: { de: 'Warum Argan nicht krank sein darf', en: 'Why Argan must not be ill' },
    teaser: {
      de: 'Molières letztes Stück, umgedreht: Ein Mann beweist allen, dass ihm nichts fehlt. Die Dramaturgie misst mit.',
      en: 'Molière’s last play, reversed: a man proves to everyone that nothing is wrong. The dramaturges take his temperature.',
    },
    author: 'Jasper Nordmeyer',
    tags: ['moliere', 'ensemble', 'language'],
    productions: ['gesunder'],
    events: ['gesunder'],
    body: {
      de: [
        'Molière starb nach der vierten Vorstellung seines „Eingebildeten Kranken“, der kerngesund war. Man hat daraus gern eine Moral gemacht. Wir machen daraus eine Frage: Was, wenn er es umgekehrt geschrieben hätte?',
        'Unser Argan trägt eine Uhr, die seine Schritte zählt, und eine Tochter, die seine Ausreden zählt. Er hat den Arzt entlassen und einen Trainer eingestellt. Der Trainer spricht dasselbe Latein, nur auf Englisch; Emre Tannhof hat es von Plakaten in der Tram abgeschrieben.',
        'Wir haben den Text nicht modernisiert, sondern gespiegelt. Wo Argan klagte, prahlt er nun; wo er Tropfen zählte, zählt er Kniebeugen. Erstaunlich viele Sätze mussten wir gar nicht ändern. „Es geht mir ausgezeichnet“ war schon immer der traurigste Satz der Komödie.',
        'Ansgar Lutterbeck hat sich für die Rolle untersuchen lassen. Befund: nichts. Er trägt ihn in der Brusttasche, in jeder Vorstellung, und im dritten Akt wird er gegessen.',
      ],
      en: [
        'Molière died after the fourth performance of his “Imaginary Invalid”, who was in perfect health. People have liked to draw a moral from that. We draw a question: what if he had written it the other way round?',
        'Our Argan wears a watch that counts his steps and has a daughter who counts his excuses. He has sacked the doctor and hired a trainer. The trainer speaks the same Latin, only in English; Emre Tannhof copied it from posters on the tram.',
        'We have not modernised the text but mirrored it. Where Argan complained he now boasts; where he counted drops he counts squats. A surprising number of sentences needed no change at all. “I’m feeling splendid” has always been the saddest line in comedy.',
        'Ansgar Lutterbeck had himself examined for the part. Result: nothing. He carries it in his breast pocket at every performance, and in the third act it is eaten.',
      ],
    },
  },
  pegelstand: {
    title: { de: 'Pegelstand auf Probe', en: 'Rehearsing the Water Level' },
    subtitle: { de: 'Ein Tagebuch in Zentimetern', en: 'A diary in centimetres' },
    teaser: {
      de: 'Zwölftausend Liter, fünf Menschen, kein Abfluss: Ilse Quandt probt das Steigen.',
      en: 'Twelve thousand litres, five people, no drain: Ilse Quandt rehearses the rise.',
    },
    author: 'Leyla Anders',
    tags: ['water', 'ensemble', 'set'],
    productions: ['wasser'],
    events: ['wasser', 'faehrePegel'],
    body: {
      de: [
        'Ein Zentimeter: Man hört das Wasser, bevor man es sieht. Yuna Holm deckt den Tisch. Ihre Schritte bekommen einen zweiten Rand.',
        'Zehn Zentimeter: Die Stuhlbeine sind verschwunden. Niemand setzt sich mehr zufällig. Darius Feldweg, der sonst über alles hinwegsteigt, beginnt zu schleifen; Ilse Quandt ruft, genau so, und dann, bitte nie wieder so.',
        'Zwanzig Zentimeter: Rolf Pannwitz stoppt die Pumpe, weil unter dem Orchestergraben etwas tropft. Es tropft seit 1911, stellt sich heraus. Wir proben weiter. Das Tropfen ist jetzt in der Musik.',
        'Vierzig Zentimeter: Man kann nicht mehr rennen, nur noch wollen. Pilar Amsel trägt Noé Marchetti durch die Tür, obwohl er alleine könnte. Das sei der Moment, sagt Quandt, auf den sie mit dem Zollstock gewartet habe: wenn Hilfe billiger ist als Haltung.',
        'Danach werden die Kostüme ausgewrungen. Edda Kranz hat gemessen: elf Liter pro Abend gehen in den Stoffen nach Hause.',
      ],
      en: [
        'One centimetre: you hear the water before you see it. Yuna Holm lays the table. Her steps acquire a second edge.',
        'Ten centimetres: the legs of the chairs have gone. Nobody sits down by chance any more. Darius Feldweg, who usually steps over everything, begins to drag his feet; Ilse Quandt calls out, just like that, and then, please never like that again.',
        'Twenty centimetres: Rolf Pannwitz stops the pump because something is dripping below the orchestra pit. It has been dripping since 1911, it turns out. We carry on. The drip is now in the music.',
        'Forty centimetres: you can no longer run, only want to. Pilar Amsel carries Noé Marchetti through the door although he could manage alone. That, says Quandt, is the moment she had been waiting for with her folding rule: when help is cheaper than composure.',
        'Afterwards the costumes are wrung out. Edda Kranz has measured it: eleven litres a night go home in the cloth.',
      ],
    },
  },
  spiegelprobe: {
    title: { de: 'Eine Sekunde zu spät', en: 'A Second Too Late' },
    subtitle: { de: 'Tilo Brandeis probt mit sich', en: 'Tilo Brandeis rehearses with himself' },
    teaser: {
      de: 'Ein Solo für zwei: Wie man lernt, hinter dem eigenen Gesicht zurückzubleiben.',
      en: 'A solo for two: how to learn to lag behind your own face.',
    },
    author: 'Samira Delbrück',
    tags: ['ensemble', 'shadow', 'time'],
    productions: ['kasimir'],
    events: ['kasimir'],
    body: {
      de: [
        'Ich habe ein Stück geschrieben, in dem ein Mann sich rasiert, und sein Spiegelbild hört eine Sekunde später auf. Beim Schreiben dauert das eine Zeile. Auf der Probe dauert es seit drei Wochen.',
        'Es gibt keinen Film und keinen Doppelgänger. Es gibt einen Rahmen, ein Waschbecken und etwas, das Rolf Pannwitz gebaut hat und über das er nicht spricht. Tilo sagt, er habe aufgehört, es zu verstehen, und seitdem funktioniere es.',
        'Wir arbeiten am Blinzeln. Menschen blinzeln alle fünf Sekunden; wer es nicht tut, ist eine Puppe, wer es zu spät tut, ist unheimlich. Tilo blinzelt jetzt nach Partitur. Zu Hause, erzählt er, habe seine Freundin gefragt, ob er ihr zuhöre.',
        'Am schwersten ist der letzte Satz. Er lautet „Nach dir“. Wir wissen noch nicht, wer von beiden ihn sagt.',
      ],
      en: [
        'I have written a play in which a man shaves and his reflection stops a second later. In writing that takes a line. In rehearsal it has taken three weeks so far.',
        'There is no film and no double. There is a frame, a washbasin and something Rolf Pannwitz has built and will not talk about. Tilo says he has stopped understanding it, and since then it works.',
        'We are working on blinking. People blink every five seconds; if you don’t you are a puppet, if you do it late you are uncanny. Tilo now blinks from a score. At home, he says, his girlfriend asked whether he was listening.',
        'The last line is the hardest. It is “After you”. We do not know yet which of the two says it.',
      ],
    },
  },
} satisfies Record<string, Article>
