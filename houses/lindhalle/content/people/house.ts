import { person } from './person.ts'

export const house = {
  luthi: person(
    ['Beatrice', 'Lüthi'],
    ['Intendantin', 'Director of the house'],
    'Leitet die Lindhalle seit neun Jahren. Vorher Agrarökonomin, was ihr, wie sie findet, beim Planen von Zyklen hilft. Sie sitzt im Konzert immer ganz hinten links, weil man dort die Türen hört.',
    'Has directed the Lindhalle for nine years. An agricultural economist before that, which helps, she finds, in planning cycles. At concerts she always sits at the very back on the left, because one can hear the doors there.',
  ),
  abegg: person(
    ['Simon', 'Abegg'],
    ['Dramaturgie', 'Programme editor'],
    'Schreibt die Programmhefte und kürzt sie, bis sie in eine Manteltasche passen. Er spricht vor jedem Orchesterkonzert zwanzig Minuten, nie einundzwanzig.',
    'Writes the programme booklets and cuts them until they fit a coat pocket. Before every orchestral concert he talks for twenty minutes, never twenty-one.',
  ),
  caduff: person(
    ['Noemi', 'Caduff'],
    ['Musikvermittlung', 'Education'],
    'Hat im Hallenbad ein Konzert unter Wasser gegeben und dreihundert Schulklassen auf die Bühne gesetzt, jeweils mitten ins Orchester.',
    'Gave an underwater concert in the public baths and has seated three hundred school classes on the stage, each in the middle of the orchestra.',
  ),
  ruegg: person(
    ['Hanspeter', 'Rüegg'],
    ['Klavierbau und Stimmung', 'Piano technician'],
    'Betreut die drei Flügel des Hauses seit 1994 und nennt sie die Blonde, den Alten und die Neue. Keiner von ihnen ist blond.',
    'Has looked after the three grand pianos of the house since 1994 and calls them the Blonde, the Old One and the New One. None of them is blonde.',
  ),
  steiner: person(
    ['Rosmarie', 'Steiner'],
    ['Leitung Billettkasse', 'Box office manager'],
    'Kennt die Plätze von elfhundert Abonnentinnen und Abonnenten auswendig und sagt zur Sicherheit doch die Nummer.',
    'Knows the seats of eleven hundred subscribers by heart, and gives the number all the same, to be safe.',
  ),
  meier: person(
    ['Karin', 'Meier'],
    ['Künstlerisches Betriebsbüro', 'Artistic administration'],
    'Findet um sieben Uhr früh in Europa eine Altistin für den Abend. Bisher immer.',
    'At seven in the morning she can find an alto in Europe for the same evening. So far, always.',
  ),
  zgraggen: person(
    ['Urs', 'Zgraggen'],
    ['Technische Leitung', 'Technical director'],
    'Baut die Bühne in vierzig Minuten vom Quartett zum Chor um und hört beim Abbau die Kratzer.',
    'Rebuilds the stage from quartet to chorus in forty minutes, and hears the scratches while taking it down.',
  ),
  ammann: person(
    ['Debora', 'Ammann'],
    ['Inspizienz', 'Stage manager'],
    'Schliesst die Tür zum Saal. Danach, sagt sie, sei der schönste Augenblick des Tages, und er gehöre ihr.',
    'Closes the door to the hall. What follows, she says, is the finest moment of the day, and it belongs to her.',
  ),
  hofer: person(
    ['Ralf', 'Hofer'],
    ['Tonmeister', 'Sound engineer'],
    'Hat in jeder Reihe des Saals ein Jahr lang zugehört. Sein Lieblingsplatz ist Reihe 17, Platz 4; er wird zuletzt verkauft.',
    'Has listened for a year in every row of the hall. His favourite seat is row 17, number 4; it is sold last.',
  ),
  keller: person(
    ['Ayla', 'Keller'],
    ['Presse und Magazin', 'Press and magazine'],
    'Redigiert das Magazin der Lindhalle und fotografiert die Hände der Musikerinnen und Musiker, nie die Gesichter.',
    'Edits the magazine of the Lindhalle and photographs the hands of musicians, never their faces.',
  ),
  tschudi: person(
    ['Beat', 'Tschudi'],
    ['Hausdienst', 'Caretaker'],
    'Öffnet das Haus um sechs, lüftet den Saal zum See hin und misst die Feuchte. Bei zweiundvierzig Prozent ist er zufrieden.',
    'Opens the house at six, airs the hall towards the lake and measures the humidity. At forty-two per cent he is content.',
  ),
  grob: person(
    ['Silvia', 'Grob'],
    ['Seefoyer und Küche', 'Lake Foyer and kitchen'],
    'Kocht eine Suppe, die in der Pause leise zu essen ist. Auf Brot mit Kruste hat sie nach langem Zögern verzichtet.',
    'Makes a soup that can be eaten quietly in the interval. After long hesitation she gave up crusty bread.',
  ),
}
