import { facts } from '#house/facts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Law, Section } from './law.ts'
import { LAWS } from './laws.ts'

export const TEMPLATES = ['imprint', 'privacy-policy', 'accessibility'] as const

/**
 * A text to begin with, as the law of the country asks for it, with gaps that only the house can fill. It is no legal advice, and
 * says so to no visitor: visitors read it only once all gaps are filled.
 */
export function legalTemplate(
  template: (typeof TEMPLATES)[number],
  country: string | undefined = facts.country,
): Bilingual {
  const law = isKnown(country) ? LAWS[country] : LAWS.neutral
  const sections = { imprint, 'privacy-policy': privacy, accessibility }[template](law)
  return { de: htmlOf(sections, 'de'), en: htmlOf(sections, 'en') }
}

function isKnown(country: string | undefined): country is keyof typeof LAWS {
  return country !== undefined && Object.hasOwn(LAWS, country)
}

/** A title is a bold line of its own, which is how legal texts show their sections. */
function htmlOf(sections: Section[], language: 'de' | 'en'): string {
  return sections
    .flatMap(({ title, text }) => [
      `<p><strong>${title[language]}</strong></p>`,
      ...text.map((paragraph) => `<p>${paragraph[language]}</p>`),
    ])
    .join('')
}

const WHO = {
  de: '[Name und Rechtsform des Trägers], [Straße und Hausnummer], [Postleitzahl und Ort]',
  en: '[Name and legal form of the organisation], [street and number], [postcode and town]',
}
const CONTACT = {
  de: 'Telefon: [Ihre Telefonnummer]. E-Mail: [Ihre E-Mail-Adresse].',
  en: 'Telephone: [your telephone number]. E-mail: [your e-mail address].',
}

const imprint = (law: Law): Section[] => [
  {
    title: law.imprintLaw,
    text: [
      WHO,
      {
        de: 'Vertreten durch: [Name der vertretungsberechtigten Personen]',
        en: 'Represented by: [names of the legal representatives]',
      },
    ],
  },
  { title: { de: 'Kontakt', en: 'Contact' }, text: [CONTACT] },
  ...law.imprint,
]

/** What the package itself does with data; a house adds what it does besides. */
const privacy = (law: Law): Section[] => [
  {
    title: { de: '1. Wer verantwortlich ist', en: '1. Who is responsible' },
    text: [
      {
        de: `Verantwortlich im Sinne ${law.dataLaw.de} ist: ${WHO.de}. ${CONTACT.de}`,
        en: `Responsible under ${law.dataLaw.en} is: ${WHO.en}. ${CONTACT.en}`,
      },
      {
        de: 'Datenschutzbeauftragte Person: [Name und Adresse, oder Satz streichen]',
        en: 'Data protection officer: [name and address, or delete sentence]',
      },
    ],
  },
  {
    title: { de: '2. Wenn Sie diese Website besuchen', en: '2. When you visit this website' },
    text: [
      {
        de: 'Unser Server verarbeitet Ihre IP-Adresse, um Seiten auszuliefern und Angriffe abzuwehren. Er steht bei [Name und Ort des Rechenzentrums]. Protokolle löschen wir nach [Zahl der Tage] Tagen.',
        en: 'Our server processes your IP address in order to deliver pages and to ward off attacks. It is run by [name and place of the provider]. We delete its logs after [number of] days.',
      },
      {
        de: 'Wir zählen Seitenaufrufe ohne Cookies und ohne Kennungen. Aus den Zahlen lässt sich keine Person erkennen.',
        en: 'We count page views without cookies and without identifiers. Nobody can be recognised from the figures.',
      },
    ],
  },
  {
    title: { de: '3. Cookies und Inhalte anderer Anbieter', en: '3. Cookies and content of others' },
    text: [
      {
        de: 'Notwendige Cookies brauchen keine Einwilligung: „csrftoken“ schützt von Anfang an Ihre Eingaben vor gefälschten Anfragen und verschwindet mit dem Ende der Sitzung. Nach einer Anmeldung hält „sessionid“ sie höchstens 14 Tage, und „known-device“ erkennt diesen Browser 180 Tage lang. Wenn Sie Karten buchen, halten „cartAmount“, „cartUrl“, „webshop-calls“ und „webshop“ Ihren Warenkorb höchstens zwölf Stunden. Ihre Auswahl zu Cookies („cookie-consent“) und eine geschlossene Eilmeldung („top-alert“) gelten 180 Tage.',
        en: 'Necessary cookies need no consent: from the beginning “csrftoken” guards what you enter against forged requests, and disappears at the end of the session. After a login “sessionid” keeps it for up to 14 days, and “known-device” recognises this browser for 180 days. When you book tickets, “cartAmount”, “cartUrl”, “webshop-calls” and “webshop” keep your cart for up to twelve hours. Your choice about cookies (“cookie-consent”) and an alert you have closed (“top-alert”) are kept for 180 days.',
      },
      {
        de: 'Videos und Musik anderer Anbieter laden wir nur, wenn Sie zustimmen; dann erhält der Anbieter Ihre IP-Adresse. Ihre Auswahl ändern Sie unter „Cookie-Einstellungen“ am Ende jeder Seite.',
        en: 'We load videos and music of others only if you agree; the provider then receives your IP address. You change your choice under “Cookie settings” at the end of every page.',
      },
    ],
  },
  {
    title: { de: '4. Konto, Merkliste und Formulare', en: '4. Account, favourites and forms' },
    text: [
      {
        de: 'Für ein Konto speichern wir Ihre E-Mail-Adresse und was Sie dort eintragen, bis Sie das Konto löschen. Was Sie in ein Formular schreiben, verwenden wir für Ihr Anliegen und löschen es nach der Frist, die für das Formular gilt.',
        en: 'For an account we store your e-mail address and what you enter there, until you delete the account. What you write in a form we use for your request and delete after the period set for the form.',
      },
    ],
  },
  {
    title: { de: '5. Karten', en: '5. Tickets' },
    text: [
      {
        de: 'Karten verkauft [Name des Ticketshops, oder Abschnitt streichen]. Dort gelten dessen Hinweise zum Datenschutz.',
        en: 'Tickets are sold by [name of the ticket shop, or delete section], whose own privacy policy applies there.',
      },
    ],
  },
  { title: { de: '6. Ihre Rechte', en: '6. Your rights' }, text: [law.rights, law.authority] },
]

const accessibility = (law: Law): Section[] => [
  {
    title: { de: 'Stand der Barrierefreiheit', en: 'State of accessibility' },
    text: [
      {
        de: `[Name des Trägers] will diese Website im Sinne ${law.accessLaw.de} für alle zugänglich machen. Maßstab sind die WCAG 2.2, Stufe AA.`,
        en: `[Name of the organisation] wants to make this website accessible to all, as required by ${law.accessLaw.en}. The standard is WCAG 2.2, level AA.`,
      },
      {
        de: 'Geprüft wurde am [Tag der Prüfung] durch [Selbstbewertung oder Name der Prüfstelle]. Nicht zugänglich ist noch: [Liste der Mängel, oder „nichts, was uns bekannt ist“].',
        en: 'It was tested on [day of the test] by [self-assessment or name of the tester]. Not accessible yet: [list of faults, or “nothing we know of”].',
      },
    ],
  },
  {
    title: { de: 'Barrieren melden', en: 'Report barriers' },
    text: [
      {
        de: `Sie sind auf eine Barriere gestoßen? Schreiben Sie uns, wir antworten innerhalb von [Zahl der Tage] Tagen. ${CONTACT.de}`,
        en: `Have you met a barrier? Write to us; we answer within [number of] days. ${CONTACT.en}`,
      },
      law.enforcement,
    ],
  },
  {
    title: { de: 'Im Haus', en: 'In the house' },
    text: [
      {
        de: '[Wege ohne Stufen, Plätze für Rollstühle, Hörhilfen, Begleitung: was es bei Ihnen gibt]',
        en: '[Step-free ways, wheelchair spaces, hearing aids, companions: what there is at your house]',
      },
    ],
  },
]
