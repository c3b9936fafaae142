import {
  button,
  column,
  headline,
  image,
  onward,
  questions,
  section,
  text,
  venueList,
} from 'openfoyer/content'
import type { Page } from './means.ts'

export const visit: Page = {
  ...{ in_menu: true, in_footer: true },
  de: {
    path: 'besuch',
    title: 'Besuch',
    headline: 'Neun Minuten am Wasser entlang',
    meta_description: 'Anreise, Abendkasse, Garderobe, Pause und letzte Züge: Ihr Besuch in der Lindhalle.',
  },
  en: {
    path: 'visit',
    title: 'Your visit',
    headline: 'Nine minutes along the water',
    meta_description:
      'How to get here, box office, cloakroom, interval and last trains: your visit to the Lindhalle.',
  },
  modules: ({ say, pictures, house }) => [
    image(
      pictures.lakeFog,
      say(
        'Der Steg vor dem Haus, kurz vor acht am Morgen.',
        'The landing stage in front of the house, a little before eight in the morning.',
      ),
    ),
    text(
      say(
        'Die Lindhalle liegt am Lindenquai, zwischen dem Strandbad und den Bootshäusern. Vom Bahnhof gehen Sie links hinunter zum See und dann dem Wasser nach; Sie können das Haus nicht verfehlen, es ist das einzige ohne Reklame.',
        'The Lindhalle stands on the Lindenquai between the lido and the boathouses. From the station turn left down to the lake and then follow the water; you cannot miss the house, it is the only one without advertising.',
      ),
      say(
        'Das Haus öffnet neunzig Minuten vor dem Konzert, der Saal fünfundvierzig Minuten davor. Wer früh kommt, bekommt im Seefoyer einen Platz am Fenster.',
        'The house opens ninety minutes before the concert, the hall forty-five minutes before. Whoever comes early gets a seat by the window in the Lake Foyer.',
      ),
    ),
    venueList(house),
    headline(say('Gut zu wissen', 'Good to know')),
    questions(
      'fragen',
      [
        say('Was ziehe ich an?', 'What do I wear?'),
        say(
          'Was Sie mögen. Im Winter kommen manche direkt vom Skilift; die Garderobe nimmt auch Helme.',
          'Whatever you like. In winter some come straight from the ski lift; the cloakroom takes helmets too.',
        ),
      ],
      [
        say('Wann klatscht man?', 'When does one clap?'),
        say(
          'Wenn die Hände sinken. Wer zwischen zwei Sätzen klatscht, hat offenbar zugehört; wir freuen uns darüber.',
          'When the hands go down. Whoever claps between two movements has evidently been listening; we are glad of it.',
        ),
      ],
      [
        say('Ich komme zu spät. Und jetzt?', 'I am late. What now?'),
        say(
          'Im Seefoyer hören Sie das Konzert über Lautsprecher, bis wir Sie zwischen zwei Werken hineinführen.',
          'In the Lake Foyer you hear the concert over loudspeakers until we take you in between two works.',
        ),
      ],
      [
        say('Gibt es etwas zu essen?', 'Is there anything to eat?'),
        say(
          'Suppe, Brot ohne Kruste, Wein vom anderen Ufer. Für die Pause bestellen Sie vor dem Konzert; es steht dann mit Ihrem Namen am Fenster.',
          'Soup, bread without crust, wine from the other shore. For the interval you order before the concert; it then stands by the window with your name on it.',
        ),
      ],
      [
        say('Darf ich fotografieren?', 'May I take photographs?'),
        say(
          'Vor dem Konzert und nachher. Dazwischen leuchtet Ihr Telefon heller, als Sie denken.',
          'Before the concert and after. In between your phone shines more brightly than you think.',
        ),
      ],
    ),
  ],
}

export const tickets: Page = {
  ...{ in_menu: true, in_footer: true },
  de: {
    path: 'billette',
    title: 'Billette und Preise',
    headline: 'Billette',
    meta_description: 'Preise, Ermässigungen, Abendkasse und Umtausch in der Lindhalle.',
  },
  en: {
    path: 'tickets',
    title: 'Tickets and prices',
    headline: 'Tickets',
    meta_description: 'Prices, reductions, box office and exchanges at the Lindhalle.',
  },
  modules: ({ say, screen }) => [
    text(
      say(
        'Billette gibt es auf jeder Konzertseite, an der Billettkasse am Lindenquai, telefonisch unter +41 00 555 30 30 und neunzig Minuten vor Beginn an der Abendkasse. Ausgedruckt werden muss nichts.',
        'Tickets are available on the page of every concert, at the box office on the Lindenquai, by phone on +41 00 555 30 30 and at the door from ninety minutes before the beginning. Nothing needs to be printed.',
      ),
      say(
        '<ul><li><strong>Sinfonie am See:</strong> Parkett 95 und 75, Galerie 55 und 30</li><li><strong>Klavierabende:</strong> Parkett 85 und 65, Galerie 45 und 25</li><li><strong>Chor und Orchester:</strong> Parkett 120 und 95, Galerie 70 und 40</li><li><strong>Kammersaal:</strong> 58 und 42</li><li><strong>Seefoyer:</strong> 32</li><li><strong>Kleine Ohren:</strong> 24, Kinder 10</li></ul>',
        '<ul><li><strong>Symphony on the Lake:</strong> stalls 95 and 75, gallery 55 and 30</li><li><strong>Piano recitals:</strong> stalls 85 and 65, gallery 45 and 25</li><li><strong>Chorus and orchestra:</strong> stalls 120 and 95, gallery 70 and 40</li><li><strong>Chamber Hall:</strong> 58 and 42</li><li><strong>Lake Foyer:</strong> 32</li><li><strong>Small Ears:</strong> 24, children 10</li></ul>',
      ),
      say('Alle Preise in Franken, alle Gebühren inbegriffen.', 'All prices in francs, all fees included.'),
    ),
    headline(say('Weniger zahlen', 'Paying less')),
    text(
      say(
        'Wer noch keine 26 ist, zahlt auf allen Plätzen 15 oder 20 Franken. Mit AHV- oder IV-Ausweis, KulturLegi oder als Stellensuchende erhalten Sie 5 bis 15 Franken Ermässigung. Begleitpersonen von Gästen im Rollstuhl kommen gratis mit.',
        'Whoever is not yet 26 pays 15 or 20 francs in all seats. With an AHV or IV card, KulturLegi or as a job-seeker you receive a reduction of 5 to 15 francs. Companions of guests in wheelchairs come free of charge.',
      ),
      say(
        'Was zehn Minuten vor Beginn noch frei ist, kostet an der Abendkasse 20 Franken, egal wo.',
        'Whatever is still free ten minutes before the beginning costs 20 francs at the door, wherever it is.',
      ),
    ),
    button(say('Zum Programm', 'See the programme'), screen('events')),
  ],
}

export const access: Page = {
  in_footer: true,
  de: {
    path: 'barrierefreiheit',
    title: 'Barrierefreiheit',
    headline: 'Für alle Ohren',
    meta_description: 'Rollstuhlplätze, Höranlage, ruhige Plätze und die Barrierefreiheit dieser Website.',
  },
  en: {
    path: 'accessibility',
    title: 'Accessibility',
    headline: 'For all ears',
    meta_description: 'Wheelchair places, induction loop, quiet seats and the accessibility of this website.',
  },
  modules: ({ say, toForm }) => [
    text(
      say(
        'Alle Räume erreichen Sie ohne Stufen. Der Lift fährt vom Quai in jedes Geschoss; seine Tür ist 110 Zentimeter breit. Rollstuhlplätze gibt es im grossen Saal zehn und im Kammersaal vier, im Seefoyer so viele, wie kommen.',
        'You reach all rooms without steps. The lift runs from the quay to every floor; its door is 110 centimetres wide. There are ten wheelchair places in the Great Hall, four in the Chamber Hall, and in the Lake Foyer as many as come.',
      ),
      say(
        'Die induktive Höranlage wirkt im grossen Saal in den Reihen 4 bis 16, im Kammersaal überall. Wer kein Hörgerät mit T-Spule hat, leiht sich an der Garderobe einen Empfänger mit Kopfhörer.',
        'The induction loop works in rows 4 to 16 of the Great Hall and everywhere in the Chamber Hall. If you have no hearing aid with a T-coil, borrow a receiver with headphones at the cloakroom.',
      ),
      say(
        'Wenn Ihnen ein Konzert zu viel wird: In der hintersten Reihe neben der linken Tür können Sie jederzeit aufstehen und wiederkommen. Die vier Plätze dort verkaufen wir nicht.',
        'If a concert becomes too much: in the last row beside the left-hand door you may get up and come back at any time. We do not sell the four seats there.',
      ),
    ),
    headline(say('Diese Website', 'This website')),
    text(
      say(
        'Wir haben sie mit der Tastatur und mit zwei Vorleseprogrammen geprüft. Alle Texte haben einen Kontrast von mindestens 4,5 zu 1, Bewegung lässt sich im Betriebssystem abschalten. Was trotzdem stört, sagen Sie uns bitte.',
        'We have checked it with the keyboard and with two screen readers. All texts have a contrast of at least 4.5 to 1, and motion can be switched off in the operating system. Whatever still bothers you, please tell us.',
      ),
    ),
    onward(say('Schreiben Sie uns', 'Write to us'), toForm('contact')),
  ],
}

export const contact: Page = {
  in_footer: true,
  de: {
    path: 'kontakt',
    title: 'Kontakt',
    headline: 'So erreichen Sie uns',
    meta_description: 'Telefon, E-Mail und Formular der Lindhalle.',
  },
  en: {
    path: 'contact',
    title: 'Contact',
    headline: 'How to reach us',
    meta_description: 'Phone, e-mail and form of the Lindhalle.',
  },
  modules: ({ say, toForm }) => [
    section(
      '',
      column(
        'small-12 medium-4',
        headline(say('Billettkasse', 'Box office'), { level: 3 }),
        text(
          say(
            'Dienstag bis Freitag 12 bis 18.30 Uhr, Samstag 10 bis 16 Uhr<br>+41 00 555 30 30<br><a href="mailto:kasse@lindhalle.example">kasse@lindhalle.example</a>',
            'Tuesday to Friday 12:00 to 18:30, Saturday 10:00 to 16:00<br>+41 00 555 30 30<br><a href="mailto:kasse@lindhalle.example">kasse@lindhalle.example</a>',
          ),
        ),
      ),
      column(
        'small-12 medium-4',
        headline(say('Presse', 'Press'), { level: 3 }),
        text(
          'Ayla Keller<br>+41 00 555 30 36<br><a href="mailto:presse@lindhalle.example">presse@lindhalle.example</a>',
        ),
      ),
      column(
        'small-12 medium-4',
        headline(say('Künstlerisches Betriebsbüro', 'Artistic administration'), { level: 3 }),
        text(
          'Karin Meier<br>+41 00 555 30 33<br><a href="mailto:kbb@lindhalle.example">kbb@lindhalle.example</a>',
        ),
      ),
    ),
    button(say('Zum Formular', 'Open the form'), toForm('contact')),
  ],
}
