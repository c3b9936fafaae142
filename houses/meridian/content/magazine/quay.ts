import type { Article } from './article.ts'

export const quay = {
  letzteFaehre: {
    title: { de: 'Die letzte Fähre wartet', en: 'The Last Ferry Waits' },
    subtitle: { de: 'Eine Abmachung mit dem Schiffsführer', en: 'An arrangement with the skipper' },
    teaser: {
      de: 'Warum die Fähre an Vorstellungsabenden erst ablegt, wenn der Applaus zu Ende ist.',
      en: 'Why, on performance nights, the ferry only leaves when the applause is over.',
    },
    author: 'Carlotta Steinfurt',
    tags: ['ferry', 'river', 'audience'],
    productions: ['faehrfrau'],
    events: ['faehrfrau'],
    body: {
      de: [
        'Vor sechs Jahren zog sich ein „Onkel Wanja“ in die Länge, und zweihundert Menschen sahen vom Foyer aus das Hecklicht der letzten Fähre. Sie blieben. Es gab Brot, später Suppe, noch später wurde gesungen. Aus dieser Nacht stammen die Fährgespräche und drei Ehen.',
        'Am nächsten Morgen kam der Schiffsführer, Hinrich Paasch, in die Verwaltung und fragte, ob wir nicht einfach Bescheid sagen könnten. Seitdem hängt an der Pforte eine Lampe. Brennt sie, wartet er. Erlischt sie, hat der Letzte geklatscht.',
        'Der Fahrplan vermerkt das als „betriebliche Gründe“. Die Fahrgäste wissen es besser. Bei besonders langem Beifall, erzählt Paasch, werde an Bord mitgezählt; der Rekord liegt bei elf Vorhängen und einem Motorschaden.',
        'Die Lampe selbst ist eine alte Gangleuchte aus dem dritten Boden, vierzig Watt, mit einem Schalter, den nur eine Person bedienen darf: Die Pförtnerin, Frau Okonjo, geht nach dem letzten Vorhang einmal durch den Saal, sieht unter die Sitze und knipst dann aus. Ein Handschuh, sagt sie, zähle nicht als Publikum. Ein Mensch, der noch sitzt und schaut, schon.',
        'Einmal brannte die Lampe bis halb zwei. In Reihe sieben war jemand geblieben, nicht schlafend, nicht krank, nur noch nicht fertig. Frau Okonjo setzte sich dazu. Paasch ließ den Motor laufen und sagte über den Fluss hinweg nichts. Die Fahrt dauerte wie immer neun Minuten.',
        'In seiner Kajüte hängt ein Programmzettel. Gesehen hat er noch keine Vorstellung. Er sagt, er kenne ja die Enden.',
      ],
      en: [
        'Six years ago an “Uncle Vanya” ran long, and two hundred people watched the stern light of the last ferry from the foyer. They stayed. There was bread, later soup, later still there was singing. The Ferry Talks date from that night, and three marriages.',
        'The next morning the skipper, Hinrich Paasch, came to the office and asked whether we could not simply let him know. Since then a lamp has hung at the stage door. While it burns, he waits. When it goes out, the last person has clapped.',
        'The timetable calls this “operational reasons”. The passengers know better. When the applause is particularly long, Paasch says, they count along on board; the record is eleven curtain calls and an engine failure.',
        'The lamp itself is an old corridor light from the third floor, forty watts, with a switch that only one person may touch: after the last curtain call the stage door keeper, Mrs Okonjo, walks once through the hall, looks under the seats and then turns it off. A glove, she says, does not count as an audience. Somebody who is still sitting there looking does.',
        'Once the lamp burned until half past one. Somebody had stayed in row seven, not asleep, not ill, just not finished yet. Mrs Okonjo sat down beside them. Paasch kept the engine running and said nothing across the river. The crossing took nine minutes, as it always does.',
        'A programme hangs in his cabin. He has never seen a performance. He says he knows the endings, after all.',
      ],
    },
  },
  messing: {
    title: {
      de: 'Zwölf Uhr, eine Handbreit neben der Wahrheit',
      en: 'Twelve O’Clock, a Hand’s Breadth from the Truth',
    },
    subtitle: { de: 'Die Messingschiene im Pflaster', en: 'The brass rail in the paving' },
    teaser: {
      de: 'Sie gab der Stadt den Mittag und dem Haus seinen Namen. Leider liegt sie falsch.',
      en: 'It gave the town its noon and the house its name. Unfortunately it is in the wrong place.',
    },
    author: 'Jasper Nordmeyer',
    tags: ['time', 'history', 'river'],
    productions: ['mittagslinie', 'uhr'],
    events: ['mittagslinie', 'faehreZeit'],
    body: {
      de: [
        'Im Jahr 1823 ließ der Hafenmeister eine Schiene ins Pflaster legen. Fiel der Schatten des Flaggenmasts darauf, war Mittag, und ein Junge lief los, um es der Stadt zu sagen. Er brauchte vier Minuten. Die Stadt ging also nach, aber gemeinsam.',
        'Als die Eisenbahn kam, brachte sie eine eigene Zeit mit. Eine Weile galten beide: am Kai die des Schattens, am Bahnhof die des Telegrafen. Dazwischen lagen sechs Minuten, in denen, so das Gerichtsprotokoll, „vielerlei behauptet werden konnte“.',
        '# Der Fehler',
        'Bei der Sanierung wurde nachgemessen. Die Schiene liegt elf Zentimeter zu weit östlich. Vermutlich stand beim Verlegen ein Karren im Weg, und niemand wollte ihn wegschieben.',
        'Wir haben diskutiert, ob wir sie versetzen. Dann haben wir sie verlängert, mitsamt dem Fehler, durch das Foyer bis auf die Bühne. Wer auf ihr steht, ist um eine Handbreit im Irrtum. Das schien uns für ein Theater genau richtig.',
      ],
      en: [
        'In 1823 the harbour master had a rail laid in the paving. When the shadow of the flagpole fell on it, it was noon, and a boy ran to tell the town. It took him four minutes. So the town ran slow, but it did so together.',
        'When the railway came it brought a time of its own. For a while both were in force: the shadow’s on the quay, the telegraph’s at the station. Between them lay six minutes in which, according to the court record, “many things could be claimed”.',
        '# The mistake',
        'During the restoration the rail was measured. It lies eleven centimetres too far to the east. Presumably a cart was in the way when it was laid, and nobody wanted to move it.',
        'We discussed shifting it. Then we extended it, mistake and all, through the foyer and on to the stage. Whoever stands on it is wrong by a hand’s breadth. For a theatre that seemed about right.',
      ],
    },
  },
  chorDocker: {
    title: { de: 'Elf Stimmen vom Kran', en: 'Eleven Voices from the Crane' },
    subtitle: { de: 'Der Chor der „Antigone“ stellt sich vor', en: 'Meet the chorus of “Antigone”' },
    teaser: {
      de: 'Sie haben Säcke getragen, Kräne gefahren und gestreikt. Jetzt sprechen sie Sophokles.',
      en: 'They carried sacks, drove cranes and went on strike. Now they speak Sophocles.',
    },
    author: 'Leyla Anders',
    tags: ['antiquity', 'river', 'audience'],
    productions: ['antigone'],
    events: ['antigone'],
    body: {
      de: [
        'Gesucht wurden Menschen, die einmal im Hafen gearbeitet haben und laut sprechen können. Es meldeten sich dreiundsechzig, alle konnten laut. Elf blieben, weil sie auch leise konnten.',
        'Gerd Tönnies, achtundsiebzig, fuhr dreißig Jahre Kran. Er sagt, der Chor sei im Grunde dasselbe: Man sitzt weit oben, sieht alles kommen und darf nicht herunterrufen. Rosi Hanke packte Bananen und war 1979 im Streikrat. Bei der Zeile vom Gesetz, das über den Menschen steht, schaut sie jeden Abend denselben Platz im Parkett an. Warum, verrät sie nicht.',
        'Die Proben begannen mit Schweigen. Hanna Wiebke Roth ließ die elf eine Viertelstunde stehen, dann fragte sie, wer zuerst sprechen wolle. Niemand. Da wusste sie, dass es ein Chor war.',
        'Nach der fünfzigsten Vorstellung wollten wir sie verabschieden. Sie haben einen Tarifvertrag vorgelegt. Wir spielen weiter.',
      ],
      en: [
        'We were looking for people who had once worked in the port and could speak up. Sixty-three came forward, and all of them could be loud. Eleven stayed because they could also be quiet.',
        'Gerd Tönnies, seventy-eight, drove a crane for thirty years. The chorus is really the same thing, he says: you sit high up, see everything coming and must not shout down. Rosi Hanke packed bananas and was on the strike council in 1979. At the line about the law that stands above people she looks at the same seat in the stalls every night. She will not say why.',
        'Rehearsals began with silence. Hanna Wiebke Roth had the eleven stand for a quarter of an hour and then asked who wanted to speak first. Nobody. That was when she knew it was a chorus.',
        'After the fiftieth performance we meant to bid them farewell. They presented a collective agreement. We are still playing.',
      ],
    },
  },
  brotNachbar: {
    title: { de: 'Das Brot zum Stück', en: 'The Bread That Goes with the Play' },
    subtitle: { de: 'Ein Bäcker liest Spielpläne', en: 'A baker reads the programme' },
    teaser: {
      de: 'Jörn Akkermann backt für jede Premiere einen eigenen Laib. Manche werden besser besprochen als die Inszenierung.',
      en: 'Jörn Akkermann bakes a special loaf for every opening night. Some get better reviews than the show.',
    },
    author: 'Noé Marchetti',
    tags: ['bread', 'audience', 'night'],
    productions: ['tafel'],
    events: ['tafel', 'faehreBrot'],
    body: {
      de: [
        'Die Bäckerei liegt genau gegenüber, und weil wir beide nachts arbeiten, kennen wir uns. Jörn Akkermann liest jeden Spielplan, bevor er gedruckt ist; ich bringe ihm den Entwurf, er gibt mir die Enden vom Blech.',
        'Zu „Antigone“ gab es ein Sauerteigbrot, das man brechen muss, schneiden geht nicht. Zu „Die Uhr geht nach“ eines, das fünf Minuten zu lang im Ofen war, mit Absicht. Für „Ein Zimmer aus Wasser“ wollte er nichts backen. Er brachte eine Kanne.',
        'Bei der „Langen Tafel“ liefert er achtundvierzig Scheiben, jede gleich schwer. Er wiegt sie einzeln. Einmal fehlten neun Gramm, da kam er in der Pause herüber, entschuldigte sich beim betreffenden Gast und legte sie nach.',
        'Ich habe ihn gefragt, ob er nicht einmal mitspielen will. Er sagte, er spiele doch mit, er stehe nur früher auf.',
      ],
      en: [
        'The bakery is right across the road, and since we both work at night we know each other. Jörn Akkermann reads every programme before it is printed; I bring him the draft, he gives me the ends from the tray.',
        'For “Antigone” there was a sourdough you have to break; it cannot be cut. For “The Clock Runs Slow” one that stayed in the oven five minutes too long, on purpose. For “A Room Made of Water” he did not want to bake anything. He brought a jug.',
        'For “The Long Table” he delivers forty-eight slices, each of the same weight. He weighs them one by one. Once nine grams were missing; he came over in the interval, apologised to the guest in question and added them.',
        'I asked him whether he would not like to be in a show. He said he was in it already, he just got up earlier.',
      ],
    },
  },
  entspannt: {
    title: { de: 'Niemand muss still sein', en: 'Nobody Has to Be Quiet' },
    subtitle: { de: 'Was eine entspannte Vorstellung ist', en: 'What a relaxed performance is' },
    teaser: {
      de: 'Licht an, Türen offen, Ensemble vorgewarnt: Einmal im Monat gelten im Studio andere Regeln. Sie sind besser.',
      en: 'Lights on, doors open, ensemble forewarned: once a month the Studio has other rules. They are better.',
    },
    author: 'Leyla Anders',
    tags: ['access', 'audience', 'children'],
    productions: ['bruecken'],
    events: ['bruecken'],
    body: {
      de: [
        'Es begann mit einem Jungen in Reihe 3, der bei jedem Lichtwechsel „Ah!“ rief. Jemand zischte. Nach der Vorstellung fragte seine Mutter, ob es einen Tag gebe, an dem man „Ah!“ rufen dürfe. Es gab keinen. Jetzt gibt es einen.',
        'Bei der entspannten Vorstellung bleibt das Saallicht auf halber Höhe, laute Geräusche werden angekündigt, im Foyer steht ein Zelt mit Kissen. Man kann hinausgehen und wiederkommen. Man kann reden, wippen, summen.',
        'Paula Zirkel sagt, sie spiele an diesen Tagen anders: nicht langsamer, aber genauer. Ein Publikum, das nicht so tue, als ob, merke sofort, wenn man selbst so tut. Tilo Brandeis hat sich angewöhnt, auf Zwischenrufe zu antworten. Zwei davon sind inzwischen fester Bestandteil des Stücks.',
        'Gedacht war das Angebot für Menschen mit Autismus, Tourette, kleinen Kindern oder großer Unruhe. Es kommen auch andere. Ein Herr im Anzug sagte uns, er habe zum ersten Mal im Theater die Beine ausgestreckt.',
      ],
      en: [
        'It began with a boy in row 3 who shouted “Ah!” at every lighting change. Somebody hissed. After the show his mother asked whether there was a day on which one might shout “Ah!”. There was none. Now there is.',
        'At a relaxed performance the house lights stay at half, loud noises are announced, and in the foyer there is a tent with cushions. You can go out and come back. You can talk, rock, hum.',
        'Paula Zirkel says she acts differently on those days: not more slowly, but more exactly. An audience that does not pretend notices at once when you do. Tilo Brandeis has taken to answering interjections. Two of them are now a fixed part of the play.',
        'It was meant for people with autism, Tourette’s, small children or great restlessness. Others come too. A gentleman in a suit told us that he had stretched his legs in a theatre for the first time.',
      ],
    },
  },
} satisfies Record<string, Article>
