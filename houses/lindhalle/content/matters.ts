import type { Desk } from 'openfoyer/content'
import { formField } from 'openfoyer/content'
import type { SeriesKey } from './series.ts'
import { both, prose } from './words.ts'

/** What belongs to no evening: settings, subscriptions, forms, legal texts. Returns the ids of the forms. */
export async function addHouseMatters(desk: Desk, series: Record<SeriesKey, number>) {
  await desk.settings('site', {
    site_name: 'Lindhalle',
    html_footer_top: {
      code: '<p><strong>Lindhalle</strong><br>Lindenquai 3<br>CH-6099 Seehalden</p><p><a href="tel:+41005553030">+41 00 555 30 30</a><br><a href="mailto:kasse@lindhalle.example">kasse@lindhalle.example</a></p>',
    },
    html_footer_bottom: {
      code: '<p>Ein erfundenes Konzerthaus. Alle Bilder sind gerechnet, keines ist fotografiert. · An invented concert hall. All pictures are computed, none is a photograph.</p>',
    },
  })
  await desk.settings('design', {
    nonCmsClass: 'evening',
    // Brass is for tickets; a second way to the programme beside every page would be one too many.
    stickyOverlayButton: false,
    header: { logoLink: '', basketLink: '/webshop', webshopLink: '', favoritesLink: '/de/user/favorites' },
    footer: {
      whistleblowerLink: '',
      accessibilityLink: { de: '/de/barrierefreiheit', en: '/en/accessibility' },
    },
  })
  await addSubscriptions(desk, series)
  await addLegalTexts(desk)
  return addForms(desk)
}

async function addSubscriptions(desk: Desk, series: Record<SeriesKey, number>) {
  const front = both('Parkett, Reihen 1–12', 'Stalls, rows 1–12')
  const stalls = both('Parkett, Reihen 13–24', 'Stalls, rows 13–24')
  const gallery = both('Galerie', 'Gallery')
  const desk30 = both(
    'An der <a href="/de/besuch">Billettkasse</a>, telefonisch oder mit dem <a href="/de/kontakt">Formular</a>. Ihr Platz bleibt Ihr Platz, solange Sie ihn wollen.',
    'At the <a href="/en/visit">box office</a>, by phone or with the <a href="/en/contact">form</a>. Your seat remains yours for as long as you want it.',
  )
  await desk.add(
    'subscription',
    [
      {
        name: both('Abo Donnerstag', 'Thursday subscription'),
        description: both(
          'Neun Sinfoniekonzerte am Donnerstagabend, immer auf demselben Platz. Die meisten, die ihn haben, kennen die Menschen links und rechts seit Jahren und wissen nicht, wie sie heissen.',
          'Nine symphony concerts on Thursday evenings, always in the same seat. Most who have it have known the people to the left and right for years and do not know their names.',
        ),
        series: series.sinfonie,
        event_count: 9,
        dates: both('Donnerstags, 19.30 Uhr', 'Thursdays, 19:30'),
        included: both(
          'Programmheft, Einführung, ein Viertel Ersparnis',
          'Programme booklet, introduction, a quarter off',
        ),
        prices: [
          { seat_group: front, price: '640.00', reduced: '540.00' },
          { seat_group: stalls, price: '505.00', reduced: '405.00' },
          { seat_group: gallery, price: '370.00', reduced: '300.00' },
        ],
      },
      {
        name: both('Abo Sonntag', 'Sunday subscription'),
        description: both(
          'Dieselben neun Programme um elf Uhr morgens. Mit Kinderhüte im Kammersaal, Kaffee davor und dem ganzen Nachmittag danach.',
          'The same nine programmes at eleven in the morning. With child care in the Chamber Hall, coffee before and the whole afternoon after.',
        ),
        series: series.sinfonie,
        event_count: 9,
        dates: both('Sonntags, 11.00 Uhr', 'Sundays, 11:00'),
        included: both(
          'Programmheft, Kinderhüte, ein Viertel Ersparnis',
          'Programme booklet, child care, a quarter off',
        ),
        prices: [
          { seat_group: front, price: '640.00', reduced: '540.00' },
          { seat_group: stalls, price: '505.00', reduced: '405.00' },
          { seat_group: gallery, price: '370.00', reduced: '300.00' },
        ],
      },
      {
        name: both('Abo Vier Stühle', 'Four Chairs subscription'),
        description: both(
          'Sechs Quartettabende im Kammersaal. Sie sitzen jedes Mal auf einer anderen Seite und hören am Ende das ganze Quartett.',
          'Six evenings of string quartets in the Chamber Hall. You sit on a different side each time and by the end have heard the whole quartet.',
        ),
        series: series.quartett,
        event_count: 6,
        dates: both('Mittwochs, 19.30 Uhr', 'Wednesdays, 19:30'),
        included: both(
          'Ein Glas mit dem Quartett nach dem letzten Abend',
          'A glass with the quartet after the last evening',
        ),
        prices: [
          {
            seat_group: both('Erste und zweite Reihe', 'First and second row'),
            price: '270.00',
            reduced: '220.00',
          },
          { seat_group: both('Übrige Plätze', 'Other seats'), price: '195.00', reduced: '160.00' },
        ],
      },
      {
        name: both('Abo Ein Flügel', 'One Piano subscription'),
        description: both(
          'Fünf Klavierabende, fünfmal die Frage, welcher der drei Flügel es wird. Wer dreimal richtig rät, darf beim Stimmen zuhören.',
          'Five piano recitals, five times the question which of the three instruments it will be. Whoever guesses right three times may listen to the tuning.',
        ),
        series: series.klavier,
        event_count: 5,
        dates: both('Freitags, 19.30 Uhr', 'Fridays, 19:30'),
        included: both('Programmheft, ein Fünftel Ersparnis', 'Programme booklet, a fifth off'),
        prices: [
          { seat_group: front, price: '340.00', reduced: '280.00' },
          { seat_group: stalls, price: '260.00', reduced: '200.00' },
          { seat_group: gallery, price: '180.00', reduced: '140.00' },
        ],
      },
      {
        name: both('Wahl-Abo', 'Pick-five subscription'),
        description: both(
          'Fünf Konzerte nach Ihrer Wahl, quer durch alle Reihen. Tauschen können Sie bis zum Mittag des Konzerttags, ohne Gebühr und ohne Begründung.',
          'Five concerts of your choice from all the series. You may exchange until noon on the day, without a fee and without a reason.',
        ),
        series: null,
        event_count: 5,
        dates: both('Wann Sie wollen', 'Whenever you like'),
        included: both('Ein Fünftel Ersparnis, Tausch ohne Gebühr', 'A fifth off, exchange without a fee'),
        prices: [
          { seat_group: stalls, price: '300.00', reduced: '240.00' },
          { seat_group: gallery, price: '220.00', reduced: '170.00' },
        ],
      },
      {
        name: both('Abo Kleine Ohren', 'Small Ears subscription'),
        description: both(
          'Vier Konzerte für ein Kind und einen grossen Menschen. Wer in der Saison sechs wird, bekommt das fünfte geschenkt.',
          'Four concerts for one child and one adult. Whoever turns six during the season gets a fifth as a present.',
        ),
        series: series.klein,
        event_count: 4,
        dates: both('Samstags oder sonntags', 'Saturdays or Sundays'),
        included: both('Kissen, Sirup, ein Stimmgerät aus Pappe', 'Cushion, syrup, a cardboard tuning fork'),
        prices: [
          {
            seat_group: both('Ein Kind, ein Erwachsener', 'One child, one adult'),
            price: '96.00',
            reduced: '',
          },
        ],
      },
    ].map((subscription, position) => ({ ...subscription, how_to_book: desk30, booking_url: '', position })),
  )
}

async function addForms(desk: Desk) {
  const name = formField('text', 'name', both('Name'), { required: true })
  const email = formField('email', 'email', both('E-Mail', 'E-mail'), {
    required: true,
    placeholder: both('name@beispiel.ch', 'name@example.org'),
  })
  return desk.add('form', {
    contact: {
      title: both('Schreiben Sie uns', 'Write to us'),
      intro: prose(
        ['Wir lesen alles, meistens am Vormittag, und antworten innert drei Werktagen.'],
        ['We read everything, mostly in the morning, and answer within three working days.'],
      ),
      success_text: prose(
        ['Danke. Ihre Nachricht ist angekommen.'],
        ['Thank you. Your message has arrived.'],
      ),
      notify_email: 'kasse@lindhalle.example',
      retention_days: 180,
      fields: [
        name,
        email,
        formField('select', 'about', both('Worum geht es?', 'What is it about?'), {
          required: true,
          choices: {
            tickets: both('Um Billette', 'Tickets'),
            subscription: both('Um ein Abo', 'A subscription'),
            access: both(
              'Um einen Rollstuhlplatz oder die Höranlage',
              'A wheelchair place or the induction loop',
            ),
            other: both('Um etwas anderes', 'Something else'),
          },
        }),
        formField('longText', 'message', both('Ihre Nachricht', 'Your message'), { required: true }),
      ],
    },
    rent: {
      title: both('Einen Raum anfragen', 'Ask for a room'),
      intro: prose(
        [
          'Sagen Sie uns, was Sie vorhaben. Wir melden uns mit freien Tagen und einem Preis, in dem alles enthalten ist.',
        ],
        ['Tell us what you have in mind. We come back with free days and a price that includes everything.'],
      ),
      success_text: prose(
        ['Danke. Urs Zgraggen meldet sich in den nächsten Tagen.'],
        ['Thank you. Urs Zgraggen will be in touch in the next few days.'],
      ),
      notify_email: 'vermietung@lindhalle.example',
      retention_days: 365,
      fields: [
        name,
        email,
        formField('select', 'room', both('Welcher Raum?', 'Which room?'), {
          required: true,
          choices: {
            hall: both('Grosser Saal', 'Great Hall'),
            chamber: both('Kammersaal', 'Chamber Hall'),
            foyer: both('Seefoyer', 'Lake Foyer'),
          },
        }),
        formField('date', 'day', both('Ihr Wunschtag', 'The day you would like')),
        formField('longText', 'plan', both('Was soll stattfinden?', 'What is to take place?'), {
          required: true,
        }),
      ],
    },
  })
}

async function addLegalTexts(desk: Desk) {
  await desk.add('legaltext', [
    {
      kind: 'imprint',
      title: both('Impressum', 'Imprint'),
      content: prose(
        [
          '<strong>Herausgeberin</strong><br>Stiftung Lindhalle, Lindenquai 3, CH-6099 Seehalden. Die Lindhalle, ihre Stiftung, ihr See und alle Menschen auf dieser Website sind erfunden.',
          '<strong>Kontakt</strong><br>Telefon +41 00 555 30 30, <a href="mailto:kasse@lindhalle.example">kasse@lindhalle.example</a>',
          '<strong>Bilder</strong><br>Alle Bilder wurden für dieses Haus mit einem Programm für dreidimensionale Szenen gerechnet. Keines zeigt einen wirklichen Ort.',
        ],
        [
          '<strong>Published by</strong><br>Stiftung Lindhalle, Lindenquai 3, CH-6099 Seehalden. The Lindhalle, its foundation, its lake and all people on this website are invented.',
          '<strong>Contact</strong><br>Phone +41 00 555 30 30, <a href="mailto:kasse@lindhalle.example">kasse@lindhalle.example</a>',
          '<strong>Pictures</strong><br>All pictures were rendered for this house from three-dimensional scenes. None of them shows a real place.',
        ],
      ),
    },
    {
      kind: 'privacy-policy',
      title: both('Datenschutz', 'Privacy'),
      content: prose(
        [
          '<strong>Kurz gesagt</strong><br>Wir zählen Besuche ohne Cookies und ohne Sie wiederzuerkennen. Was Sie uns in einem Formular schreiben, bewahren wir ein halbes Jahr auf und geben es niemandem.',
          '<strong>Ihr Konto</strong><br>Wenn Sie ein Konto anlegen, speichern wir Namen und E-Mail-Adresse, bis Sie es löschen. Das können Sie jederzeit selbst tun.',
          '<strong>Billette</strong><br>Für den Kauf gelten die Bestimmungen des Shops, der die Billette verkauft. Er erfährt von uns nur, welchen Abend Sie gewählt haben.',
          '<strong>Ihre Rechte</strong><br>Sie können jederzeit Auskunft verlangen. Für diese Website gilt das Schweizer Datenschutzgesetz.',
        ],
        [
          '<strong>In short</strong><br>We count visits without cookies and without recognising you. What you write to us in a form we keep for half a year and pass on to nobody.',
          '<strong>Your account</strong><br>If you open an account we store your name and e-mail address until you delete it. You can do so yourself at any time.',
          '<strong>Tickets</strong><br>Purchases are subject to the terms of the shop that sells the tickets. All it learns from us is which evening you have chosen.',
          '<strong>Your rights</strong><br>You may ask for information at any time. Swiss data protection law applies to this website.',
        ],
      ),
    },
    {
      kind: 'agb',
      title: both('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
      content: prose(
        [
          '<strong>1. Billette.</strong> Ein Billett gilt für einen Platz an einem Abend. Umgetauscht wird bis zum Mittag des Konzerttags, gegen eine Gebühr von 5 Franken; Abonnentinnen und Abonnenten tauschen ohne Gebühr.',
          '<strong>2. Absagen.</strong> Fällt ein Konzert aus, erhalten Sie den Preis zurück. Eine Änderung des Programms oder der Besetzung ist kein Ausfall; wir sagen sie, sobald wir sie kennen.',
          '<strong>3. Zu spät.</strong> Nach Beginn führen wir Sie in der ersten Pause zwischen zwei Werken zu Ihrem Platz. Bis dahin hören Sie im Foyer mit.',
          '<strong>4. Aufnahmen.</strong> Ton- und Bildaufnahmen während des Konzerts sind nicht gestattet.',
        ],
        [
          '<strong>1. Tickets.</strong> A ticket is valid for one seat on one evening. Exchanges are possible until noon on the day for a fee of 5 francs; subscribers exchange free of charge.',
          '<strong>2. Cancellations.</strong> If a concert is cancelled your money is returned. A change of programme or of performers is not a cancellation; we announce it as soon as we know.',
          '<strong>3. Late arrival.</strong> After the beginning we take you to your seat in the first break between two works. Until then you listen in the foyer.',
          '<strong>4. Recordings.</strong> Sound and image recordings during the concert are not permitted.',
        ],
      ),
    },
  ])
}
