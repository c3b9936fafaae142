import type { Article } from './article.ts'

export const tableTalk = {
  amsinckNacht: {
    title: { de: 'Drei Nächte im Speicher', en: 'Three Nights in the Granary' },
    subtitle: { de: 'Ruth Amsinck am langen Tisch', en: 'Ruth Amsinck at the long table' },
    teaser: {
      de: 'Die Autorin von „Der Nachtspeicher“ über Mäuse, Mut und den fünften Stock.',
      en: 'The author of “The Night Store” on mice, courage and the fifth floor.',
    },
    author: 'Jasper Nordmeyer',
    tags: ['night', 'history', 'language'],
    productions: ['nachtspeicher', 'faehrfrau'],
    body: {
      de: [
        '<p><strong>Sie haben sich hier einschließen lassen.</strong> Die erste Nacht war ein Versehen. Ich hatte im Rang etwas notiert, und als ich aufsah, war es dunkel und sehr gründlich abgeschlossen. Die zweite habe ich beantragt.</p>',
        '<p><strong>Und die dritte?</strong> Die dritte hat der Hausmeister beantragt. Er wollte wissen, ob ich dasselbe höre wie er. Ich habe es gehört. Es ist das Holz, sagen wir seitdem beide.</p>',
        '<p><strong>Warum ein Wächter, der nichts bewacht?</strong> Weil das die ehrlichste Arbeit ist. Alle anderen können ja behaupten, sie hätten etwas verhindert. Brodersen weiß, dass nichts gestohlen werden kann, und geht trotzdem seine Runde. Das ist entweder Treue oder Angst vor dem Bett.</p>',
        '<p><strong>Worum geht es in der „Fährfrau“?</strong> Um das Gegenteil. Da wird jemand gebraucht, jeden Tag, von allen, und keiner hat je gefragt, wie sie heißt. Mehr sage ich nicht, sonst streicht mir die Dramaturgie die erste Szene.</p>',
      ],
      en: [
        '<p><strong>You had yourself locked in here.</strong> The first night was an accident. I had been taking notes on the balcony, and when I looked up it was dark and very thoroughly locked. The second I applied for.</p>',
        '<p><strong>And the third?</strong> The third was applied for by the caretaker. He wanted to know whether I heard what he hears. I did. It is the timber, we both say since.</p>',
        '<p><strong>Why a watchman with nothing to watch?</strong> Because it is the most honest work. Everyone else can claim to have prevented something. Brodersen knows that nothing can be stolen and does his rounds all the same. That is either loyalty or fear of going to bed.</p>',
        '<p><strong>What is “The Ferrywoman” about?</strong> The opposite. Someone is needed, every day, by everybody, and nobody has ever asked her name. I won’t say more, or the dramaturges will cut my first scene.</p>',
      ],
    },
  },
  rueckwaerts: {
    title: { de: 'Vom Ende her gesungen', en: 'Sung from the End' },
    subtitle: {
      de: 'Okko Tiedemann und Anton Wrede streiten über Schubert',
      en: 'Okko Tiedemann and Anton Wrede argue about Schubert',
    },
    teaser: {
      de: 'Vierundzwanzig Lieder in falscher Richtung: Was verliert man, was findet man, und wer hat angefangen?',
      en: 'Twenty-four songs in the wrong direction: what is lost, what is found, and who started it?',
    },
    author: 'Leyla Anders',
    tags: ['schubert', 'ensemble', 'farewell'],
    productions: ['winterreise'],
    events: ['winterreise'],
    body: {
      de: [
        'Angefangen hat der Pianist. Anton Wrede bestreitet das, aber es gibt Zeugen: Bei einer Probe schlug er das Heft hinten auf, weil vorn Kaffee klebte, und spielte den Leiermann. Okko Tiedemann sang mit, aus Höflichkeit, und dann weiter, aus Neugier.',
        'Der Sänger sagt, rückwärts werde der Wanderer jünger. Mit jedem Lied wisse er weniger, und bei „Gute Nacht“ stehe er vor der Tür und könne noch umkehren. Der Pianist sagt, Unsinn, er gehe einfach den ganzen Weg zurück und es sei derselbe Schnee.',
        'Einig sind sie sich über die Post. In der üblichen Reihenfolge ist sie eine Hoffnung. Rückwärts gesungen kommt sie, nachdem alles verloren ist, und klingt wie ein Hohn in Es-Dur.',
        'Nach der Probe sitzen beide am langen Tisch und streiten über das Tempo. Man hat den Eindruck, sie tun es gern. Auf die Frage, ob sie den Zyklus je wieder vorwärts aufführen werden, antworten beide gleichzeitig. Der eine mit Ja.',
      ],
      en: [
        'The pianist started it. Anton Wrede denies this, but there are witnesses: at a rehearsal he opened the score at the back, because the front was stuck together with coffee, and played the hurdy-gurdy man. Okko Tiedemann sang along out of politeness, and then went on out of curiosity.',
        'The singer says that backwards the wanderer grows younger. With every song he knows less, and at “Good Night” he stands at the door and could still turn round. The pianist says nonsense, he simply walks the whole way back and it is the same snow.',
        'They agree about the post. In the usual order it is a hope. Sung backwards it comes after everything is lost and sounds like mockery in E flat major.',
        'After rehearsal the two of them sit at the long table and argue about tempo. One has the impression they enjoy it. Asked whether they will ever perform the cycle forwards again, both answer at once. One of them says yes.',
      ],
    },
  },
  waage: {
    title: { de: 'Was wiegt eine Note?', en: 'What Does a Note Weigh?' },
    subtitle: { de: 'Clara Vennemann über ihre erste Oper', en: 'Clara Vennemann on her first opera' },
    teaser: {
      de: 'Die Komponistin hat einer Apothekerwaage eine Stimme gegeben. Sie zittert bei drei Gramm.',
      en: 'The composer has given a pharmacist’s scale a voice. It trembles at three grams.',
    },
    author: 'Anton Wrede',
    tags: ['birds', 'ensemble', 'language'],
    productions: ['voegel'],
    events: ['voegel'],
    body: {
      de: [
        'Clara Vennemann hat die Waage auf einem Flohmarkt am Nordufer gekauft, mit dreizehn Gewichten, das vierzehnte fehlte. Sie legte einen Fingerhut auf, hörte hin und hatte nach eigener Auskunft „den zweiten Akt, aber noch keinen ersten“.',
        'Die Partitur schreibt Pausen in Gramm vor. Das ist kein Scherz: Erst wenn der Zeiger ruht, darf die Sängerin atmen. An schwülen Tagen dauert die Oper vier Minuten länger.',
        'Mirjam Katzbach, die früher selbst Vögel gewogen hat, musste ihr erklären, dass man sie dabei kopfüber in ein Röhrchen steckt. Vennemann fragte, was sie dann singen. Nichts, sagte Katzbach, sie warten. Daraus wurde die siebte Szene, die leiseste. In ihr singt niemand.',
        'Das Buch mit den Zahlen gibt es übrigens. Es liegt bei jeder Vorstellung auf dem Pult. Die letzte Seite ist leer und bleibt es.',
      ],
      en: [
        'Clara Vennemann bought the scale at a flea market on the north bank, with thirteen weights; the fourteenth was missing. She put a thimble on it, listened and had, by her own account, “the second act, but not yet a first”.',
        'The score prescribes rests in grams. This is no joke: only when the needle is still may the singer breathe. On sultry days the opera takes four minutes longer.',
        'Mirjam Katzbach, who used to weigh birds herself, had to explain to her that you put them head down in a tube. Vennemann asked what they sing then. Nothing, said Katzbach, they wait. That became the seventh scene, the quietest. In it nobody sings.',
        'The book with the figures exists, by the way. It lies on the stand at every performance. The last page is empty and will stay so.',
      ],
    },
  },
  souffleuse: {
    title: { de: 'Ich habe nie gelacht', en: 'I Have Never Laughed' },
    subtitle: { de: 'Mathilde Sorge erzählt vom Kasten', en: 'Mathilde Sorge on the prompter’s box' },
    teaser: {
      de: 'Vor ihrer Karriere auf der Bühne saß sie darunter. Über die Kunst, im richtigen Moment zu flüstern.',
      en: 'Before her career on stage she sat below it. On the art of whispering at the right moment.',
    },
    author: 'Paula Zirkel',
    tags: ['ensemble', 'history', 'language'],
    productions: ['faehrfrau', 'antigone'],
    body: {
      de: [
        'Einen Meter zehn breit, achtzig tief, ein Kissen, eine Lampe mit grünem Schirm. Zwei Spielzeiten lang war das ihr Arbeitsplatz. Man sehe dort nur Schuhe, sagt Mathilde Sorge, und an den Schuhen sehe man alles.',
        'Wer hängt, verlagert das Gewicht auf die Fersen. Wer improvisiert, auf die Zehen. Und wer gleich etwas Großes macht, steht plötzlich still, mit beiden Füßen, wie jemand, der auf eine Tram wartet, von der er weiß, dass sie kommt.',
        'Sie hat nie gelacht in dem Kasten, kein einziges Mal, auch nicht, als ein König seine Krone in ihre Richtung verlor. Sie reichte sie hinauf. Der König nahm sie, sagte „Danke, Volk“, und es gab Szenenapplaus.',
        'Heute steht sie selbst oben und hat seit Jahren niemanden gebraucht. Trotzdem spielt sie jeden Abend einen Satz in Richtung Kasten. Falls dort jemand sitzt, sagt sie, soll er wissen, dass man ihn hört.',
      ],
      en: [
        'One metre ten wide, eighty centimetres deep, a cushion, a lamp with a green shade. For two seasons that was her place of work. You see only shoes from there, says Mathilde Sorge, and from shoes you can see everything.',
        'Those who have dried shift their weight to the heels. Those who improvise, to the toes. And those who are about to do something great suddenly stand still, on both feet, like someone waiting for a tram they know is coming.',
        'She never laughed in the box, not once, not even when a king lost his crown in her direction. She handed it up. The king took it, said “Thank you, people”, and there was applause.',
        'Now she is up there herself and has needed nobody for years. Still, every evening she speaks one line towards the box. In case somebody is sitting there, she says, they ought to know they are heard.',
      ],
    },
  },
  bigbandDienstag: {
    title: { de: 'Dienstags sind wir siebzehn', en: 'On Tuesdays There Are Seventeen of Us' },
    subtitle: {
      de: 'Bela Rosenhagen und die Band, die tagsüber arbeitet',
      en: 'Bela Rosenhagen and the band that works by day',
    },
    teaser: {
      de: 'Eine Zahnärztin, zwei Lokführer, ein Gerichtsvollzieher: Wie man aus Berufen einen Klang macht.',
      en: 'A dentist, two engine drivers, a bailiff: how to turn occupations into a sound.',
    },
    author: 'Leyla Anders',
    tags: ['night', 'ensemble', 'audience'],
    events: ['nachtBigband', 'faehreLaerm'],
    body: {
      de: [
        'Um sieben kommt die erste Posaune direkt vom Stellwerk und riecht nach Bremse. Um zehn nach sieben sind sie siebzehn, um Viertel nach streiten sie über den Auftakt. Bela Rosenhagen lässt sie. Ein Auftakt, über den nicht gestritten wurde, sagt er, sei nur ein Anfang.',
        'Die Zahnärztin am Schlagzeug hört Fehler, bevor sie wehtun. Der Gerichtsvollzieher am Bass spielt nie zu früh. Es gebe, meint Rosenhagen, keine unmusikalischen Berufe, nur unbegleitete.',
        'Die Band probt im Kesselhaus, weil dort niemand klopft. Am anderen Ufer wohnt allerdings ein Herr, der jeden Mittwoch anruft und die Reihenfolge der Stücke kritisiert. Er hat meistens recht. Seit dem Frühjahr steht er auf der Gästeliste.',
      ],
      en: [
        'At seven the first trombone arrives straight from the signal box, smelling of brakes. By ten past there are seventeen of them, by a quarter past they are arguing about the upbeat. Bela Rosenhagen lets them. An upbeat nobody has argued about, he says, is only a beginning.',
        'The dentist on drums hears mistakes before they hurt. The bailiff on bass is never early. There are no unmusical jobs, Rosenhagen believes, only unaccompanied ones.',
        'The band rehearses in the Boiler House because nobody knocks there. On the far bank, however, lives a gentleman who rings every Wednesday to criticise the running order. He is usually right. Since the spring he has been on the guest list.',
      ],
    },
  },
} satisfies Record<string, Article>
