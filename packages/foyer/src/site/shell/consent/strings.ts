import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/consent', {
  title: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  intro: {
    de: 'Diese Website kommt mit wenigen eigenen Cookies aus. Alles andere (Statistik, Videos, Musik) kommt von anderen Anbietern und wird erst geladen, wenn Sie es erlauben. Das können Sie jederzeit am Ende jeder Seite ändern.',
    en: 'This website gets by with a few cookies of its own. Everything else (statistics, videos, music) comes from other providers and is loaded only if you allow it. You can change this at any time at the end of every page.',
  },
  question: {
    de: 'Videos, Musik und Statistik anderer Anbieter laden wir nur, wenn Sie zustimmen.',
    en: 'Videos, music and statistics from other providers are loaded only if you agree.',
  },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  acceptAll: { de: 'Alle akzeptieren', en: 'Accept all' },
  onlyRequired: { de: 'Nur erforderliche', en: 'Only required' },
  choose: { de: 'Auswählen', en: 'Choose' },
  save: { de: 'Einstellungen speichern', en: 'Save settings' },
  deleteCookies: { de: 'Cookies löschen', en: 'Delete cookies' },
  deleted: {
    de: 'Ihre Entscheidung und alle nicht erforderlichen Cookies sind gelöscht.',
    en: 'Your decision and all cookies that are not required have been deleted.',
  },
  close: { de: 'Später entscheiden', en: 'Decide later' },
  details: { de: 'Details', en: 'Details' },
  detailsOf: { de: (name: string) => `zu ${name}`, en: (name: string) => `on ${name}` },
  required: { de: 'Erforderlich', en: 'Required' },
  requiredHint: { de: 'Immer aktiv', en: 'Always on' },
  requiredDetails: {
    de: 'Nur von dieser Website: Ihre Entscheidung hier (cookie-consent, 180 Tage), ein geschlossener Hinweis (top-alert, 180 Tage), der Schutz Ihrer Eingaben (csrftoken), Ihre Anmeldung (sessionid, 14 Tage; known-device, 180 Tage) und Ihr Warenkorb (höchstens 12 Stunden).',
    en: 'From this website only: your decision here (cookie-consent, 180 days), an alert you closed (top-alert, 180 days), the protection of what you enter (csrftoken), your login (sessionid, 14 days; known-device, 180 days) and your cart (12 hours at most).',
  },
  tracking: { de: 'Tracking', en: 'Tracking' },
  trackingHint: {
    de: 'Wie die Website genutzt wird und was wirkt',
    en: 'How the website is used and what works',
  },
  media: { de: 'Medien', en: 'Media' },
  mediaHint: {
    de: 'Videos, Musik, Hefte und Formulare anderer',
    en: 'Videos, music, booklets and forms by others',
  },
  onlyThese: { de: (names: string) => `(nur ${names})`, en: (names: string) => `(only ${names})` },
  analytics: { de: 'Statistik', en: 'Analytics' },
  ads: { de: 'Werbung', en: 'Advertising' },
  socialMarketing: { de: 'Soziale Medien', en: 'Social marketing' },
  crmMarketing: { de: 'Kundenpflege (CRM)', en: 'CRM marketing' },
  video: { de: 'Video', en: 'Video' },
  audio: { de: 'Audio', en: 'Audio' },
  document: { de: 'Dokumente', en: 'Documents' },
  form: { de: 'Formulare', en: 'Forms' },
})
