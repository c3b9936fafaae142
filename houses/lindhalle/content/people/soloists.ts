import { person } from './person.ts'

export const soloists = {
  halberg: person(
    ['Ida', 'Halberg'],
    ['Klavier', 'Piano'],
    'Spielt Schubert so, dass man die Pausen behält. Drei Jahre lang hat sie kein Konzert gegeben und nur Holz gehackt; seither, sagt sie, sei ihr Anschlag besser.',
    'Plays Schubert in such a way that one remembers the rests. For three years she gave no concerts and only chopped wood; since then, she says, her touch has improved.',
  ),
  nakano: person(
    ['Ren', 'Nakano'],
    ['Klavier', 'Piano'],
    'In Sapporo geboren, in Basel zu Hause. Er reist mit einem eigenen Hocker und ohne Noten und hat alle Etüden von Ligeti aufgenommen, bevor er dreissig war.',
    'Born in Sapporo, at home in Basel. He travels with a stool of his own and without scores, and had recorded all of Ligeti’s Études before he was thirty.',
  ),
  petrova: person(
    ['Mila', 'Petrova'],
    ['Klavier', 'Piano'],
    'Kam mit neun Jahren aus Plowdiw nach Genf. Ihr Debüt in der Lindhalle gab sie als Einspringerin, vier Stunden nach dem Anruf; das Taxi musste vor dem Künstlereingang warten.',
    'Came from Plovdiv to Geneva at the age of nine. She made her debut at the Lindhalle as a replacement, four hours after the phone call; the taxi had to wait at the stage door.',
  ),
  senn: person(
    ['Annina', 'Senn'],
    ['Violine', 'Violin'],
    'Spielt eine Geige von 1742, deren Boden aus einem Birnbaum stammt. Sie ist in dieser Saison Künstlerin im Haus: fünf Programme, ein offener Unterricht, ein Abend allein.',
    'Plays a violin of 1742 whose back is made of pear wood. She is this season’s artist in residence: five programmes, an open lesson, one evening alone.',
  ),
  korhonen: person(
    ['Aava', 'Korhonen'],
    ['Violine', 'Violin'],
    'Fiedlerin in vierter Generation, dann Konzertmeisterin, dann Solistin. Nach dem Konzert spielt sie gern noch im Seefoyer, ungefragt und im Sitzen.',
    'A fiddler in the fourth generation, then a concertmaster, then a soloist. After the concert she likes to play on in the Lake Foyer, unasked and sitting down.',
  ),
  bruck: person(
    ['Emanuel', 'Bruck'],
    ['Violoncello', 'Cello'],
    'Hat die sechs Suiten von Bach in einer Scheune, einem Tunnel und einer Turnhalle gespielt und sagt, die Turnhalle sei die beste gewesen.',
    'Has played Bach’s six suites in a barn, in a tunnel and in a gymnasium, and says that the gymnasium was best.',
  ),
  zumthor: person(
    ['Lea', 'Zumthor'],
    ['Klarinette', 'Clarinet'],
    'Soloklarinettistin des Orchesters der Lindhalle. Sie schneidet ihre Blätter selbst und verschenkt die missratenen an Kinder, die daraus Boote machen.',
    'Principal clarinet of the orchestra of the Lindhalle. She cuts her own reeds and gives the failures to children, who make boats of them.',
  ),
  reis: person(
    ['Tomás', 'Reis'],
    ['Horn', 'Horn'],
    'Aus Coimbra. Er spielt Naturhorn, wo andere Ventile haben, und schwimmt vor jedem Konzert im See, auch im Januar, dann allerdings kurz.',
    'From Coimbra. He plays natural horn where others have valves, and swims in the lake before every concert, even in January, if briefly.',
  ),
  sandvik: person(
    ['Elin', 'Sandvik'],
    ['Sopran', 'Soprano'],
    'Sang als Kind in einer Holzkirche bei Trondheim, in der man den eigenen Atem hörte. Ihre Stimme ist hell und nie laut, auch dort nicht, wo sie stark ist.',
    'As a child she sang in a wooden church near Trondheim where one could hear one’s own breath. Her voice is bright and never loud, not even where it is strong.',
  ),
  roch: person(
    ['Fanny', 'Roch'],
    ['Mezzosopran', 'Mezzo-soprano'],
    'Lernte Mahler auf dem Weg zur Arbeit, sie war Briefträgerin in Pruntrut. Heute singt sie ihn in ganz Europa, am Morgen danach noch immer früh auf.',
    'Learned Mahler on her way to work: she was a postwoman in Porrentruy. Today she sings it all over Europe, and still rises early the morning after.',
  ),
  amsler: person(
    ['Daniel', 'Amsler'],
    ['Tenor', 'Tenor'],
    'Evangelist und Liedersänger. Er lernt jeden Text zuerst als Text und lässt sich abfragen, meist von seiner Tochter.',
    'An Evangelist and a singer of songs. He learns every text as a text first and asks to be tested on it, mostly by his daughter.',
  ),
  wyler: person(
    ['Christoph', 'Wyler'],
    ['Bariton', 'Baritone'],
    'Hat die «Winterreise» hundertzwölfmal gesungen und schreibt nach jedem Mal ein einziges Wort in seinen Klavierauszug. Das letzte war «Krähe?».',
    'Has sung “Winterreise” one hundred and twelve times and writes a single word into his score after each of them. The last was “Crow?”.',
  ),
  favre: person(
    ['Mireille', 'Favre'],
    ['Harfe', 'Harp'],
    'Gewann mit einer Harfe, die ihr nicht gehörte, einen Wettbewerb, zu dem sie nicht angemeldet war. Seither spielt sie überall und stimmt auf der Treppe.',
    'Won a competition for which she was not registered, on a harp that was not hers. Since then she has played everywhere, tuning on the stairs.',
  ),
  sprenger: person(
    ['Judith', 'Sprenger'],
    ['Cembalo und Leitung', 'Harpsichord and direction'],
    'Leitet die «Compagnia dei Quattro Laghi» vom Cembalo aus. Ihr Instrument hat sie mit ihrem Vater gebaut; die Dezembernebel in Seehalden, sagt sie, verstimmen es zuverlässig.',
    'Directs the “Compagnia dei Quattro Laghi” from the harpsichord. She built her instrument with her father; December fog in Seehalden, she says, can be relied upon to untune it.',
  ),
  ferri: person(
    ['Iacopo', 'Ferri'],
    ['Laute und Theorbe', 'Lute and theorbo'],
    'Kann auf vierzehn Chören flüstern. Seine Konzerte im Seefoyer beginnen, wenn das letzte Schiff abgelegt hat, weil man es sonst hört.',
    'Can whisper on fourteen courses. His concerts in the Lake Foyer begin when the last boat has left, because otherwise one would hear it.',
  ),
  seo: person(
    ['Yuna', 'Seo'],
    ['Schlagzeug', 'Percussion'],
    'Besitzt zweihundertelf Instrumente und kennt von jedem den leisesten Ton. Für ein Stück von Cage hat sie einmal drei Tage lang Blumentöpfe gestimmt.',
    'Owns two hundred and eleven instruments and knows the softest note of each. For a piece by Cage she once spent three days tuning flowerpots.',
  ),
  kalin: person(
    ['Nora', 'Kälin'],
    ['Flöte', 'Flute'],
    'Soloflötistin des Orchesters, Bergsteigerin. Sie hat auf dem Gipfel des Tödi Debussy gespielt und dabei, wie sie zugibt, zwei Töne ausgelassen.',
    'Principal flute of the orchestra, and a mountaineer. She played Debussy on the summit of the Tödi, leaving out, she admits, two notes.',
  ),
}
