import { facts } from '#house/facts'
import { formatAmount } from '../../contract/amounts.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { defineResource } from '../../saving/resource.ts'
import { alert } from './alert-subject.ts'
import './brand/brand-admin.ts'
import { design, errorPage, site } from './settings-subjects.ts'

/** A price as each language of the site writes it. A single language has no name. */
function examples(named: (locale: Locale, price: string) => string, and: string): string {
  const written = LOCALES.map((locale) => [locale, formatAmount('12.50', locale)] as const)
  return written.map(([locale, price]) => (LOCALES.length > 1 ? named(locale, price) : price)).join(and)
}

defineResource({
  subject: site,
  strings: {
    one: { de: 'Website', en: 'Site' },
    many: { de: 'Website', en: 'Site' },
    site_name: { de: 'Name des Hauses', en: 'Name of the house' },
    share_image: { de: 'Bild zum Teilen', en: 'Picture for sharing' },
    is_site_online: { de: 'Website online', en: 'Site online' },
    is_shop_online: { de: 'Ticketshop online', en: 'Ticket shop online' },
    html_header: { de: 'HTML in der Kopfzeile', en: 'HTML in the header' },
    html_footer_top: { de: 'HTML oben in der Fußzeile', en: 'HTML at the top of the footer' },
    html_footer_bottom: { de: 'HTML unten in der Fußzeile', en: 'HTML at the bottom of the footer' },
    html_footer_logos: { de: 'HTML der Logos in der Fußzeile', en: 'HTML of the logos in the footer' },
  },
  columns: ['site_name', 'is_site_online', 'is_shop_online'],
  searched: ['site_name'],
  filters: [],
  order: 'site_name',
  isSingleton: true,
})

defineResource({
  subject: design,
  strings: {
    one: { de: 'Gestaltung', en: 'Design' },
    many: { de: 'Gestaltung', en: 'Design' },
    logo_link: { de: 'Link des Logos', en: 'Link of the logo' },
    basket_link: { de: 'Link des Warenkorbs', en: 'Link of the cart' },
    webshop_link: { de: 'Link des Ticketshops', en: 'Link of the ticket shop' },
    favorites_link: { de: 'Link der Merkliste', en: 'Link of the favourites' },
    whistleblower_link: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
    accessibility_link: { de: 'Seite zur Barrierefreiheit', en: 'Page on accessibility' },
    menu_look: { de: 'Menü', en: 'Menu' },
    'menu_look=row': { de: 'Ruhige Zeile', en: 'A calm row' },
    'menu_look=words': { de: 'Große Wörter', en: 'Large words' },
    programme_look: { de: 'Programm', en: 'Programme' },
    'programme_look=timetable': { de: 'Fahrplan', en: 'Timetable' },
    'programme_look=posters': { de: 'Plakatwand', en: 'Wall of posters' },
    'programme_look=compact': { de: 'Dichte Liste', en: 'Compact list' },
    sticky_overlay_button: { de: 'Kartenknopf immer sichtbar', en: 'Ticket button always in view' },
    quick_buy: { de: 'Karten in der Liste buchen', en: 'Book tickets in the list' },
    team_accordion_off: { de: 'Ensemble ohne Aufklappen', en: 'Ensemble without expandable groups' },
    date_format: { de: 'Schreibweise des Datums', en: 'How dates are written' },
    time_format: { de: 'Schreibweise der Uhrzeit', en: 'How times are written' },
    price_format: { de: 'Schreibweise der Preise', en: 'How prices are written' },
    currency: { de: 'Währungszeichen', en: 'Currency sign' },
    tag_manager_id: { de: 'Kennung des Google Tag Managers', en: 'Google Tag Manager ID' },
    non_cms_class: { de: 'CSS-Klasse der Detailseiten', en: 'CSS class of detail pages' },
    errors: { de: 'Fehlerseiten als Datei', en: 'Error pages as files' },
    'errors.status': { de: 'Status', en: 'Status' },
    'errors.address': { de: 'Adresse der Datei', en: 'Address of the file' },
  },
  help: {
    price_format: {
      de: `Meist leer: Dann steht ${examples((locale, price) => `auf ${{ de: 'Deutsch', en: 'Englisch' }[locale]} ${price}`, ' und ')} da. Für eine andere Schreibweise schreiben Sie, wie der Preis 0 aussehen soll, etwa „${facts.currency} 0.00“; statt 0.00 steht dann jeder Betrag.`,
      en: `Usually empty: then prices are written ${examples((locale, price) => `${price} in ${{ de: 'German', en: 'English' }[locale]}`, ' and ')}. For another way, write what the price 0 is to look like, such as “${facts.currency} 0.00”; each amount then takes the place of 0.00.`,
    },
    currency: {
      de: `Meist leer: Dann ist es ${facts.currencySign}.`,
      en: `Usually empty: then it is ${facts.currencySign}.`,
    },
    date_format: {
      de: '„ddd, D. MMMM YYYY“ ergibt „Fr, 12. März 2027“: ddd ist der Wochentag, D der Tag, MMMM der Monat als Wort (MM als Zahl), YYYY das Jahr.',
      en: '“ddd, D. MMMM YYYY” gives “Fri, 12 March 2027”: ddd is the weekday, D the day, MMMM the month as a word (MM as a number), YYYY the year.',
    },
    time_format: {
      de: '„HH:mm“ ergibt „19:30“. Das Wort Uhr kommt auf Deutsch von selbst dazu.',
      en: '“HH:mm” gives “19:30”.',
    },
    tag_manager_id: {
      de: 'Etwa „GTM-ABC123“. Leer: kein Tag Manager. Er lädt erst, wenn Besucher zustimmen.',
      en: 'Such as “GTM-ABC123”. Empty: no tag manager. It loads only once visitors agree.',
    },
    non_cms_class: {
      de: 'Für die Gestaltung; meist bleibt sie, wie sie ist.',
      en: 'For the design; usually left as it is.',
    },
    menu_look: {
      de: 'Die ruhige Zeile steht in der Kopfzeile und klappt für Unterseiten auf. Die großen Wörter stehen darunter.',
      en: 'The calm row is in the header and opens a sheet for the pages below. The large words are below the header.',
    },
    programme_look: {
      de: 'Tage mit Uhrzeiten, Plakate nebeneinander, oder viele Termine auf wenig Platz.',
      en: 'Days with times, posters side by side, or many dates in little space.',
    },
  },
  columns: ['date_format', 'time_format', 'currency'],
  searched: ['date_format'],
  filters: [],
  order: 'date_format',
  isSingleton: true,
})

defineResource({
  subject: errorPage,
  strings: {
    one: { de: 'Fehlerseite', en: 'Error page' },
    many: { de: 'Fehlerseiten', en: 'Error pages' },
    status: { de: 'Status des Fehlers', en: 'Status of the error' },
    code: { de: 'HTML', en: 'HTML' },
  },
  columns: ['status'],
  searched: ['status', 'code'],
  filters: [],
  order: 'status',
})

defineResource({
  subject: alert,
  strings: {
    one: { de: 'Eilmeldung', en: 'Alert' },
    many: { de: 'Eilmeldungen', en: 'Alerts' },
    text: { de: 'Text', en: 'Text' },
    link_title: { de: 'Text des Links', en: 'Text of the link' },
    until: { de: 'Sichtbar bis', en: 'Visible until' },
  },
  help: {
    title: {
      de: 'In einer Sprache ohne Titel ist die Eilmeldung nicht zu sehen.',
      en: 'In a language without a title the alert is not shown.',
    },
  },
  columns: ['title', 'published_at', 'until', 'is_online'],
  searched: ['title', 'text'],
  filters: ['is_online'],
  order: '-published_at',
  endsAt: 'until',
})
