import { formField as field, type ValuesOf } from 'openfoyer/content'

const name = field('text', 'name', { de: 'Name', en: 'Name' }, { required: true })
const email = field(
  'email',
  'email',
  { de: 'E-Mail', en: 'E-mail' },
  { required: true, placeholder: { de: 'name@beispiel.de', en: 'name@example.org' } },
)
const consent = field(
  'checkbox',
  'consent',
  {
    de: 'Ich bin einverstanden, dass Sie meine Angaben zum Antworten speichern',
    en: 'I agree that you store my details in order to answer',
  },
  { required: true },
)

export const forms: ValuesOf<'form'>[] = [
  {
    title: { de: 'Schreiben Sie uns', en: 'Write to us' },
    intro: {
      de: '<p>Lob, Tadel, verlorene Handschuhe: Hier liest ein Mensch mit, meistens vormittags.</p>',
      en: '<p>Praise, complaints, lost gloves: a human being reads this, mostly in the mornings.</p>',
    },
    success_text: {
      de: '<p>Angekommen. Wir antworten innerhalb von drei Werktagen, bei Handschuhen schneller.</p>',
      en: '<p>It has arrived. We answer within three working days, sooner where gloves are concerned.</p>',
    },
    notify_email: 'post@meridian.example',
    retention_days: 180,
    fields: [
      name,
      email,
      field(
        'select',
        'subject',
        { de: 'Worum geht es?', en: 'What is it about?' },
        {
          required: true,
          choices: {
            evening: { de: 'Um einen Abend', en: 'An evening' },
            tickets: { de: 'Um Karten', en: 'Tickets' },
            lost: { de: 'Um etwas Verlorenes', en: 'Something lost' },
            other: { de: 'Um etwas anderes', en: 'Something else' },
          },
        },
      ),
      field('date', 'visited_on', { de: 'Tag Ihres Besuchs', en: 'Day of your visit' }),
      field(
        'radio',
        'applause',
        { de: 'Haben Sie geklatscht?', en: 'Did you clap?' },
        {
          choices: {
            yes: { de: 'Ja', en: 'Yes' },
            politely: { de: 'Aus Höflichkeit', en: 'Out of politeness' },
            no: { de: 'Nein', en: 'No' },
          },
        },
      ),
      field('longText', 'message', { de: 'Ihre Nachricht', en: 'Your message' }, { required: true }),
      field(
        'file',
        'attachment',
        { de: 'Bild oder Dokument', en: 'Picture or document' },
        {
          help: { de: 'Bis 10 MB', en: 'Up to 10 MB' },
        },
      ),
      field('hidden', 'source', { de: 'Herkunft', en: 'Source' }, { default: 'website' }),
      consent,
    ],
  },
  {
    title: { de: 'Räume anfragen', en: 'Enquire about hire' },
    intro: {
      de: '<p>Hochzeit, Tagung, Filmdreh: Erzählen Sie uns, was Sie vorhaben. Wir sagen Ihnen, in welchem Raum es am besten klingt.</p>',
      en: '<p>Wedding, conference, film shoot: tell us what you have in mind. We will tell you in which room it sounds best.</p>',
    },
    success_text: {
      de: '<p>Danke. Rolf Pannwitz sagt zuerst nein und meldet sich dann mit einem Plan.</p>',
      en: '<p>Thank you. Rolf Pannwitz says no first and then gets in touch with a plan.</p>',
    },
    notify_email: 'vermietung@meridian.example',
    retention_days: 365,
    fields: [
      name,
      email,
      field('text', 'organisation', { de: 'Organisation', en: 'Organisation' }),
      field(
        'url',
        'website',
        { de: 'Website', en: 'Website' },
        {
          placeholder: { de: 'https://', en: 'https://' },
        },
      ),
      field(
        'checkboxes',
        'rooms',
        { de: 'Räume', en: 'Rooms' },
        {
          required: true,
          choices: {
            saal: { de: 'Großer Saal', en: 'Great Hall' },
            studio: { de: 'Studio', en: 'Studio' },
            halle: { de: 'Halle', en: 'Boiler Hall' },
            kueche: { de: 'Küche', en: 'Kitchen' },
          },
        },
      ),
      field('dateTime', 'begins', { de: 'Beginn', en: 'Start' }, { required: true }),
      field('number', 'guests', { de: 'Anzahl der Gäste', en: 'Number of guests' }, { required: true }),
      field(
        'longText',
        'plan',
        { de: 'Was haben Sie vor?', en: 'What do you have in mind?' },
        { required: true },
      ),
      consent,
    ],
  },
  {
    title: { de: 'Junges Meridian: Anmeldung', en: 'Young Meridian: sign up' },
    intro: {
      de: '<p>Für die Spielgruppe am Donnerstag und die Werkstätten. Vorkenntnisse stören nicht.</p>',
      en: '<p>For the Thursday drama group and the workshops. Previous experience does no harm.</p>',
    },
    success_text: {
      de: '<p>Wir haben einen Haken mit dem Namen Ihres Kindes an die Garderobe gemacht. Details kommen per E-Mail.</p>',
      en: '<p>We have put up a hook with your child’s name in the cloakroom. Details will come by e-mail.</p>',
    },
    notify_email: 'jung@meridian.example',
    retention_days: 180,
    fields: [
      field(
        'text',
        'child',
        { de: 'Vor- und Nachname des Kindes', en: 'Child’s full name' },
        { required: true },
      ),
      field('birthDate', 'born', { de: 'Geburtsdatum', en: 'Date of birth' }, { required: true }),
      field('email', 'email', { de: 'E-Mail der Eltern', en: 'Parent’s e-mail' }, { required: true }),
      field(
        'multiSelect',
        'groups',
        { de: 'Gruppen', en: 'Groups' },
        {
          required: true,
          choices: {
            stage: { de: 'Spielgruppe am Donnerstag', en: 'Thursday drama group' },
            noises: { de: 'Geräusche kochen', en: 'Cooking noises' },
            organ: { de: 'Unter der Orgelbank', en: 'Under the organ bench' },
          },
          default: 'stage',
        },
      ),
      field(
        'longText',
        'needs',
        { de: 'Was sollten wir wissen?', en: 'What should we know?' },
        {
          help: {
            de: 'Zugänge, Allergien, Abneigung gegen Gruppenumarmungen',
            en: 'Access needs, allergies, dislike of group hugs',
          },
        },
      ),
      consent,
    ],
  },
  {
    title: { de: 'Newsletter', en: 'Newsletter' },
    intro: {
      de: '<p>Einmal im Monat: was neu ins Programm kommt, wofür es noch Karten gibt und eine Geschichte aus dem Haus. Abbestellen können Sie ihn jederzeit mit einer Zeile an uns.</p>',
      en: '<p>Once a month: what is new in the programme, what there are still tickets for, and a story from the house. You can unsubscribe at any time with a line to us.</p>',
    },
    success_text: {
      de: '<p>Danke! Der nächste Newsletter kommt am ersten Dienstag des Monats.</p>',
      en: '<p>Thank you! The next newsletter comes on the first Tuesday of the month.</p>',
    },
    notify_email: 'post@meridian.example',
    retention_days: 730,
    fields: [
      email,
      field(
        'radio',
        'language',
        { de: 'Sprache', en: 'Language' },
        {
          choices: { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } },
        },
      ),
      field(
        'checkbox',
        'consent',
        {
          de: 'Ich bin einverstanden, dass Sie meine Adresse für den Newsletter speichern',
          en: 'I agree that you store my address for the newsletter',
        },
        { required: true },
      ),
    ],
  },
]
