import { defineStrings } from '../../contract/define-strings.ts'

/** What the controls of a form say. */
export const strings = defineStrings({
  required: { de: 'erforderlich', en: 'required' },
  missingTranslation: { de: 'Übersetzung fehlt', en: 'Translation missing' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  search: { de: 'Suchen …', en: 'Search …' },
  noneFound: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  create: {
    de: (name: string) => `„${name}“ neu anlegen`,
    en: (name: string) => `Create “${name}”`,
  },
  createInForm: { de: 'Im Formular anlegen (neues Fenster)', en: 'Create it in its form (new window)' },
  needsMore: { de: 'Dazu braucht es mehr als einen Namen.', en: 'This needs more than a name.' },
  found: {
    de: (count: number) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
    en: (count: number) => (count === 1 ? 'One match' : `${count} matches`),
  },
  searchFailed: {
    de: 'Die Suche ist gerade nicht möglich.',
    en: 'Searching is not possible at the moment.',
  },
  remove: { de: (what: string) => `${what} entfernen`, en: (what: string) => `Remove ${what}` },
  up: { de: (what: string) => `${what} nach oben`, en: (what: string) => `Move ${what} up` },
  down: { de: (what: string) => `${what} nach unten`, en: (what: string) => `Move ${what} down` },
  addRow: { de: 'Zeile hinzufügen', en: 'Add a row' },
  newRow: { de: 'Neu', en: 'New' },
  row: { de: (number: number) => `Zeile ${number}`, en: (number: number) => `Row ${number}` },
  atMost: { de: (max: number) => `Höchstens ${max}.`, en: (max: number) => `At most ${max}.` },
  closed: { de: 'geschlossen', en: 'closed' },
  from: { de: 'von', en: 'from' },
  to: { de: 'bis', en: 'to' },
  addOpening: {
    de: (day: string) => `${day}: Öffnungszeit hinzufügen`,
    en: (day: string) => `${day}: add hours`,
  },
  sameOnWorkdays: { de: 'Ebenso bis Freitag', en: 'The same through Friday' },
  upload: { de: 'Hochladen', en: 'Upload' },
  pickColour: { de: 'Farbe wählen', en: 'Pick a colour' },
  slugHelp: {
    de: 'Bleibt das Feld leer, entsteht sie aus dem Titel.',
    en: 'If left empty, it is made from the title.',
  },
  richHelp: {
    de: 'Absätze, Listen, Links, Hervorhebungen.',
    en: 'Paragraphs, lists, links, emphasis.',
  },
  bold: { de: 'Fett', en: 'Bold' },
  italic: { de: 'Kursiv', en: 'Italic' },
  bullets: { de: 'Liste', en: 'List' },
  numbers: { de: 'Nummerierte Liste', en: 'Numbered list' },
  link: { de: 'Link', en: 'Link' },
  unlink: { de: 'Link entfernen', en: 'Remove the link' },
  alignLeft: { de: 'Linksbündig', en: 'Align left' },
  alignCentre: { de: 'Zentriert', en: 'Centre' },
  alignRight: { de: 'Rechtsbündig', en: 'Align right' },
  linkTarget: { de: 'Wohin führt der Link?', en: 'Where does the link lead?' },
  moneyHelp: { de: 'In Euro, etwa 12,50.', en: 'In euros, such as 12.50.' },
  linkHelp: {
    de: 'Ein Pfad dieser Website („/…“), ein Anker („#…“) oder eine Adresse mit https.',
    en: 'A path of this site (“/…”), an anchor (“#…”) or an address with https.',
  },
  linkPlaceholder: {
    de: '„{host}“ steht nur als Platzhalter für diese Website.',
    en: '“{host}” is only a placeholder for this website.',
  },
  linkScheme: { de: 'Am Anfang fehlt https://.', en: 'https:// is missing at the beginning.' },
  linkPath: {
    de: 'Eine Seite dieser Website beginnt mit einem Schrägstrich.',
    en: 'A page of this website begins with a slash.',
  },
  linkMail: {
    de: 'Vor einer E-Mail-Adresse fehlt mailto:.',
    en: 'mailto: is missing before an e-mail address.',
  },
  linkPhone: { de: 'Vor einer Telefonnummer fehlt tel:.', en: 'tel: is missing before a telephone number.' },
  linkUnknown: {
    de: 'Das ist noch keine Adresse. Sie beginnt mit „/“, „#“, „https://“, „mailto:“ oder „tel:“ und hat keine Leerzeichen.',
    en: 'This is no address yet. It begins with “/”, “#”, “https://”, “mailto:” or “tel:” and has no spaces.',
  },
  takeLink: {
    de: (link: string) => `${link} nehmen`,
    en: (link: string) => `Take ${link}`,
  },
  passwordHelp: {
    de: 'Wenn Sie nichts eintragen, bleibt das Passwort, wie es ist.',
    en: 'If left empty, the password stays as it is.',
  },
})
