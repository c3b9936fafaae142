import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings('pages', {
  addressTaken: {
    de: 'Unter dieser Adresse steht schon eine Seite.',
    en: 'There is already a page at this address.',
  },
  underItself: { de: 'Das ist eine Seite unter dieser Seite.', en: 'This is a page below this very page.' },
  homeStays: { de: 'Die Startseite bleibt.', en: 'The home page stays.' },
  needsTitle: {
    de: 'Bitte geben Sie der Seite auch in dieser Sprache einen Titel: In ihr soll sie online sein.',
    en: 'Please give the page a title in this language as well: it is to be online in it.',
  },
  homeStaysOnline: {
    de: 'Die Startseite bleibt online: Unter der Adresse der Website stünde sonst nichts.',
    en: 'The home page stays online: there would be nothing at the address of the site.',
  },
  unknownModel: { de: 'Dieses Modul gibt es nicht.', en: 'There is no such module.' },
  htmlForAdmins: {
    de: 'Nur die Administration darf HTML schreiben.',
    en: 'Only admins may write HTML.',
  },
  pageHtmlForAdmins: {
    de: 'Diese Seite enthält HTML. Nur die Administration darf sie zurückholen.',
    en: 'This page holds HTML. Only admins may bring it back.',
  },
  notLocal: {
    de: 'Das ist kein Pfad dieser Website; er beginnt mit „/“.',
    en: 'This is not a path of this site; it begins with “/”.',
  },
  notDestination: {
    de: 'Das ist weder ein Pfad dieser Website noch eine https-Adresse.',
    en: 'This is neither a path of this site nor an https address.',
  },
  notExternal: {
    de: 'Das ist keine https-Adresse einer anderen Website. Eine eigene Seite kommt über „Im Menü“ ins Menü.',
    en: 'This is not an https address of another site. A page of this site is put there by “In the menu”.',
  },
  adminsOnly: {
    de: 'Nur die Administration darf auf andere Websites weiterleiten.',
    en: 'Only admins may redirect to other sites.',
  },
  taken: { de: 'Dieser Pfad wird schon weitergeleitet.', en: 'This path is already redirected.' },
  systemPath: {
    de: 'Diese Adresse gehört zum System (etwa Startseite, Programm, Ticketshop oder Anmeldung) und kann nicht weiterleiten.',
    en: 'This address belongs to the system (such as home page, programme, ticket shop or login) and cannot redirect.',
  },
  circle: { de: 'Diese Weiterleitung führt im Kreis.', en: 'This redirect leads in a circle.' },

  notWritten: { de: 'Dieser Text wird noch geschrieben.', en: 'This text is still being written.' },
  updated: { de: 'Zuletzt geändert am', en: 'Last changed on' },
  dayPattern: { de: 'D. MMMM YYYY', en: 'D MMMM YYYY' },
  contents: { de: 'Inhalt', en: 'Contents' },
  otherTexts: { de: 'Weitere Rechtstexte', en: 'Other legal texts' },
  terms: { de: 'AGB', en: 'Terms' },
  privacy: { de: 'Datenschutz', en: 'Privacy policy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
})
