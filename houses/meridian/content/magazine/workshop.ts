import type { Article } from './article.ts'

export const workshop = {
  wohnzimmerBoot: {
    title: { de: 'Aus einem Wohnzimmer wird ein Boot', en: 'A Living Room Becomes a Boat' },
    subtitle: {
      de: 'Was mit Kulissen geschieht, wenn der Vorhang fällt',
      en: 'What happens to scenery when the curtain falls',
    },
    teaser: {
      de: 'Seit acht Jahren wirft das Haus kein Bühnenbild weg. Ute Bleibtreu zeigt die Nähte.',
      en: 'For eight years the house has not thrown away a set. Ute Bleibtreu shows us the seams.',
    },
    author: 'Carlotta Steinfurt',
    tags: ['set', 'reuse', 'ferry'],
    productions: ['uhr', 'faehrfrau'],
    body: {
      de: [
        'Das Sofa war zuerst da. In „Die Uhr geht nach“ sitzt auf ihm ein Bräutigam, der wartet. In der „Fährfrau“ wird es die Ruderbank sein. Der Bezug bleibt, sagt Ute Bleibtreu, man müsse ihm nur das Wohnen abgewöhnen.',
        'Im Malsaal liegen die Wände auf dem Boden, wie immer, wenn sie nicht spielen. Jede trägt hinten eine Liste: 2017 Küche, 2019 Gerichtssaal, 2021 Himmel, 2023 Bahnhof. Eine Platte hat elf Einträge und ist nur noch in der Mitte verwendbar. Sie gilt als Star.',
        '# Die Rechnung',
        'Ein neues Bühnenbild kostet uns im Schnitt vierunddreißigtausend Euro, ein umgebautes elftausend, dazu Leim und Streit. Der Streit ist nützlich: Wer erklären muss, warum er eine neue Tür braucht, merkt oft, dass das Stück ohne auskommt.',
        'Am Ende jeder Spielzeit machen wir Inventur. Im letzten Jahr fehlten zwei Fenster. Sie fanden sich in der Werkstatt, als Gewächshaus. Wir haben sie dort gelassen und gebucht: Naturalien, Tomaten.',
      ],
      en: [
        'The sofa came first. In “The Clock Runs Slow” a bridegroom sits on it and waits. In “The Ferrywoman” it will be the thwart. The cover stays, says Ute Bleibtreu; you only have to cure it of being at home.',
        'In the paint shop the walls lie on the floor, as they always do when they are not acting. Each has a list on its back: 2017 kitchen, 2019 courtroom, 2021 sky, 2023 station. One panel has eleven entries and can only be used in the middle. It is considered a star.',
        '# The sums',
        'A new set costs us thirty-four thousand euros on average, a rebuilt one eleven thousand, plus glue and arguments. The arguments are useful: if you have to explain why you need a new door, you often notice that the play can do without.',
        'At the end of every season we take stock. Last year two windows were missing. They turned up in the workshop as a greenhouse. We left them there and entered them in the books: payment in kind, tomatoes.',
      ],
    },
  },
  elftausend: {
    title: { de: 'Elftausend Kostüme und kein Anzug', en: 'Eleven Thousand Costumes and Not One Suit' },
    subtitle: { de: 'Edda Kranz im Fundus', en: 'Edda Kranz in the costume store' },
    teaser: {
      de: 'Könige hängen nach Größe, Tote nach Jahrhundert. Ein Gang durch vier Kilometer Stange.',
      en: 'Kings hang by size, the dead by century. A walk along four kilometres of rail.',
    },
    author: 'Leyla Anders',
    tags: ['costume', 'reuse', 'history'],
    productions: ['gesunder'],
    body: {
      de: [
        'Edda Kranz geht voran und fasst im Vorbeigehen jeden Ärmel an. Sie erkennt die Kostüme am Gewicht: Der Lear von 1991 wiegt sechs Kilo, der von 2014 nur zwei, „und so hat er auch gespielt“.',
        'Was fehlt, ist ausgerechnet das Gewöhnliche. Ein grauer Anzug in Größe 50, das am häufigsten verlangte Kostüm der Gegenwart, ist immer gerade unterwegs. Für „Der eingebildete Gesunde“ hat sie einen Bischof aufgetrennt. Aus dem Rest wurden drei Sporthosen, sehr aufrechte.',
        'Sie näht Zettel in die Säume: wer es trug, wann, und was dabei schiefging. „Riss im zweiten Akt, Applaus.“ Manchmal liest das jemand in der Garderobe, kurz vor dem Auftritt. Das helfe, sagt sie. Man sei dann nicht der Erste, dem etwas passiert.',
      ],
      en: [
        'Edda Kranz walks ahead and touches every sleeve in passing. She knows the costumes by their weight: the Lear of 1991 weighs six kilos, the one of 2014 only two, “and that is how he played it”.',
        'What is missing, of all things, is the ordinary. A grey suit in size 50, the most requested costume of the present day, is always out. For “The Imaginary Picture of Health” she unpicked a bishop. What was left became three pairs of running trousers, very upright ones.',
        'She sews notes into the hems: who wore it, when, and what went wrong. “Tore in act two, applause.” Sometimes somebody reads that in the dressing room, just before going on. It helps, she says. You are then not the first to whom something happens.',
      ],
    },
  },
  drehscheibe: {
    title: { de: 'Die Bühne dreht linksherum', en: 'The Stage Turns Left' },
    subtitle: { de: 'Eine Maschine und ihre Launen', en: 'A machine and its moods' },
    teaser: {
      de: 'Vierzehn Meter Durchmesser, zwei Rangierscheiben der Hafenbahn und ein Mann, der sie anhalten kann.',
      en: 'Fourteen metres across, two turntables of the harbour railway, and one man who can stop it.',
    },
    author: 'Rolf Pannwitz',
    tags: ['set', 'history', 'reuse'],
    productions: ['winterreise', 'wasser'],
    events: ['fuehrung', 'werkstatt'],
    body: {
      de: [
        'Man hat mich gebeten zu erklären, warum die Drehbühne nur linksherum dreht. Die Antwort ist: Sie kann rechts, aber sie will nicht.',
        'Sie besteht aus zwei Scheiben, auf denen früher Lokomotiven gewendet wurden. Lokomotiven wendet man immer in dieselbe Richtung, sonst verheddern sich die Heizer. Nach achtzig Jahren merkt sich Stahl so etwas. Rechtsherum fängt sie an zu singen, ein tiefes Fis, das niemand bestellt hat.',
        'Bei der „Winterreise“ haben sie das Fis genommen. In der Mitte, nach zwölf Liedern, drehe ich rechtsherum, eine halbe Umdrehung, und Herr Wrede lässt das Klavier so lange stehen. Seitdem fragen mich Leute, wer da gesungen hat.',
        'Kommen Sie am ersten Sonntag. Ich zeige Ihnen die Kurbel. Vielhaber kann sie mit der Hand anhalten; Sie bitte nicht.',
      ],
      en: [
        'I have been asked to explain why the revolving stage only turns left. The answer is: it can turn right, but it does not want to.',
        'It is made of two turntables on which locomotives used to be reversed. You always turn locomotives in the same direction, or the stokers get tangled. After eighty years steel remembers a thing like that. Going right it begins to sing, a low F sharp that nobody ordered.',
        'In “Winter Journey” they have taken the F sharp. In the middle, after twelve songs, I turn right, half a revolution, and Mr Wrede lets the piano rest for that long. Since then people have been asking me who was singing.',
        'Come on the first Sunday. I will show you the crank. Vielhaber can stop it by hand; please don’t try.',
      ],
    },
  },
  quarkputz: {
    title: { de: 'Alter Putz, frisch gerührt', en: 'Old Plaster, Freshly Stirred' },
    subtitle: { de: 'Ein Rezept mit Auslassungen', en: 'A recipe with omissions' },
    teaser: {
      de: 'Wie man eine Wand hundert Jahre älter macht. Die Hauptzutat steht im Kühlregal.',
      en: 'How to make a wall a hundred years older. The main ingredient is in the dairy section.',
    },
    author: 'Ute Bleibtreu',
    tags: ['set', 'forest', 'history'],
    productions: ['antigone', 'wald'],
    body: {
      de: [
        'Man nehme Quark, Magerstufe, und rühre ihn, bis er beleidigt ist. Dann kommt etwas hinein, das ich nicht sage. Es ist nicht giftig, aber es gehört meiner Großmutter.',
        'Die Kunst besteht darin, nicht zu malen, was man sieht, sondern was die Wand erlebt hat. Wo standen Stühle? Wo hat jemand gelehnt und gewartet? Für die Kaimauer in „Antigone“ habe ich drei Nachmittage am echten Kai gesessen und die Flecken gezählt. Vierzig Prozent sind Möwe.',
        'Aus der Nähe ist das alles Unsinn. Aus Reihe 6 fängt es an zu stimmen, aus Reihe 12 riecht man den Keller. Ich gehe bei jeder Hauptprobe rückwärts durch den Saal, bis ich es selbst glaube.',
        'Der Grenzstein in „Was der Wald nicht sagt“ ist aus demselben Teig, mit Moos vom Hof. Er wiegt achthundert Gramm. Konrad Vielhaber hebt ihn jeden Abend, als wären es vierzig Kilo, und hat seit der Premiere echte Rückenschmerzen.',
        'Bei der Inventur wurde einmal eine Wand als Altbestand abgeschrieben. Sie war drei Wochen alt. Das ist die beste Kritik, die ich je bekommen habe.',
      ],
      en: [
        'Take curd cheese, low-fat, and stir until it is offended. Then something goes in that I will not name. It is not poisonous, but it belongs to my grandmother.',
        'The art is not to paint what you see but what the wall has lived through. Where did chairs stand? Where did someone lean and wait? For the quay wall in “Antigone” I spent three afternoons on the real quay counting stains. Forty per cent are gull.',
        'Close up it is all nonsense. From row 6 it begins to be right, from row 12 you smell the cellar. At every final rehearsal I walk backwards through the hall until I believe it myself.',
        'The boundary stone in “What the Forest Won’t Say” is made of the same dough, with moss from the yard. It weighs eight hundred grams. Every evening Konrad Vielhaber lifts it as if it were forty kilos, and he has had real backache since opening night.',
        'During stocktaking one of my walls was once written off as old inventory. It was three weeks old. That is the best review I have ever had.',
      ],
    },
  },
  horizont: {
    title: { de: 'Wer den Horizont hochzieht', en: 'Hoisting the Horizon' },
    subtitle: {
      de: 'Miro Sandhagen über Tageslicht nach Feierabend',
      en: 'Miro Sandhagen on daylight after hours',
    },
    teaser: {
      de: 'Sonnenaufgang in acht Sekunden, Gewitter auf Knopfdruck. Und warum Dunkelheit die meiste Arbeit macht.',
      en: 'Sunrise in eight seconds, thunderstorms at the touch of a button. And why darkness is the most work.',
    },
    author: 'Miro Sandhagen',
    tags: ['light', 'shadow', 'night'],
    productions: ['lichtprobe'],
    events: ['lichtprobe'],
    body: {
      de: [
        'Auf See ist der Horizont umsonst. Hier hängt er an neun Zügen und muss gebügelt werden. Jeden Abend um sechs ziehe ich ihn hoch, dann weiß ich, wo oben ist.',
        'Ein Sonnenaufgang dauert bei uns acht Sekunden, in der Oper zwölf, im Kinderstück drei. Kinder wissen, dass es Morgen wird; man muss ihnen das nicht beweisen.',
        'Am schwersten ist Dunkel. Irgendwo leuchtet immer etwas: ein Fluchtweg, ein Pult, ein Telefon in Reihe 9, das seiner Besitzerin gerade etwas Wichtiges sagt. Echte Dunkelheit haben wir bisher einmal geschafft, für vier Sekunden, im „Nachtspeicher“. Jemand hat geklatscht.',
        'Für die Ausstellung habe ich alles heruntergeholt, was in vierzig Jahren durchgebrannt ist oder fast. Fassen Sie an, schalten Sie. Nur die rote nicht, die kommt aus „Antigone“ und hat ihren Applaus schon gehabt.',
      ],
      en: [
        'At sea the horizon is free. Here it hangs on nine lines and has to be ironed. Every evening at six I hoist it, and then I know which way is up.',
        'A sunrise takes us eight seconds, in opera twelve, in a children’s play three. Children know that morning comes; you need not prove it to them.',
        'Dark is the hardest. Something is always glowing somewhere: an exit sign, a desk, a telephone in row 9 that is just telling its owner something important. Real darkness we have managed once so far, for four seconds, in “The Night Store”. Somebody clapped.',
        'For the exhibition I took down everything that has blown in forty years, or nearly. Touch it, switch it. Only not the red one; it comes from “Antigone” and has had its applause.',
      ],
    },
  },
} satisfies Record<string, Article>
