import { DEFAULT_LOCALE, inEachLocale, LOCALES } from '../contract/locale.ts'
import { defineResource } from '../saving/resource.ts'
import { legalText } from './legal-subject.ts'
import { navigationLink } from './navigation-link-subject.ts'
import { page } from './page-subject.ts'
import { redirect } from './redirect-subject.ts'
import { pageUrl } from './service.ts'
import './document-owners.ts'
import './module-uses.ts'

defineResource({
  subject: redirect,
  strings: {
    one: { de: 'Weiterleitung', en: 'Redirect' },
    many: { de: 'Weiterleitungen', en: 'Redirects' },
    old_path: { de: 'Alter Pfad', en: 'Old path' },
    new_path: { de: 'Neue Adresse', en: 'New address' },
  },
  columns: ['old_path', 'new_path'],
  searched: ['old_path', 'new_path'],
  filters: [],
  order: 'old_path',
})

defineResource({
  subject: navigationLink,
  strings: {
    one: { de: 'Externer Link', en: 'External link' },
    many: { de: 'Externe Links', en: 'External links' },
    url: { de: 'Adresse', en: 'Address' },
    place: { de: 'Wo', en: 'Where' },
    'place=menu': { de: 'Menü', en: 'Menu' },
    'place=secondary_menu': { de: 'Zweites Menü', en: 'Secondary menu' },
    'place=footer': { de: 'Fußzeile', en: 'Footer' },
  },
  columns: ['title', 'url', 'place', 'position'],
  searched: ['title', 'url'],
  filters: ['place'],
  order: 'position',
  position: 'position',
})

defineResource({
  subject: page,
  strings: {
    one: { de: 'Seite', en: 'Page' },
    many: { de: 'Seiten', en: 'Pages' },
    menu_name: { de: 'Name im Menü', en: 'Name in the menu' },
    headline: { de: 'Überschrift', en: 'Headline' },
    path: { de: 'Adresse', en: 'Address' },
    ...(LOCALES.length > 1
      ? {
          online_in: { de: 'Online auf', en: 'Online in' },
          'online_in=de': { de: 'Deutsch', en: 'German' },
          'online_in=en': { de: 'Englisch', en: 'English' },
        }
      : {
          online_in: { de: 'Online', en: 'Online' },
          [`online_in=${DEFAULT_LOCALE}`]: { de: 'Für Besucher sichtbar', en: 'Visible to visitors' },
        }),
    parent: { de: 'Unter der Seite', en: 'Below the page' },
    in_menu: { de: 'Im Menü', en: 'In the menu' },
    in_secondary_menu: { de: 'Im zweiten Menü', en: 'In the secondary menu' },
    in_footer: { de: 'In der Fußzeile', en: 'In the footer' },
    is_clickable: { de: 'Im Menü anklickbar', en: 'Can be clicked in the menu' },
    has_tab_navigation: { de: 'Unterseiten als Reiter', en: 'Pages below as tabs' },
    is_landing_page: { de: 'Landingpage', en: 'Landing page' },
    is_findable: { de: 'In Suchen zu finden', en: 'Found by searches' },
    page_class: { de: 'CSS-Klasse der Seite', en: 'CSS class of the page' },
    meta_title: { de: 'Titel für Suchmaschinen', en: 'Title for search engines' },
    meta_description: { de: 'Beschreibung für Suchmaschinen', en: 'Description for search engines' },
    og_title: { de: 'Titel beim Teilen', en: 'Title when shared' },
    og_description: { de: 'Beschreibung beim Teilen', en: 'Description when shared' },
    share_image: { de: 'Bild beim Teilen', en: 'Picture when shared' },
  },
  help: {
    ...(LOCALES.length > 1 && {
      title: {
        de: 'Nötig in jeder Sprache, in der die Seite online ist.',
        en: 'Needed in every language in which the page is online.',
      },
    }),
    menu_name: { de: 'Leer: wie der Titel.', en: 'Empty: like the title.' },
    headline: {
      de: 'Groß am Anfang der Seite. Leer: wie der Titel.',
      en: 'Large at the top of the page. Empty: like the title.',
    },
    path: {
      de: 'Was in der Adresszeile hinter der Sprache steht. Leer: aus dem Titel. Wenn Sie eine Adresse ändern, leitet die alte von selbst auf die neue weiter.',
      en: 'What stands behind the language in the address bar. Empty: made from the title. If you change an address, the old one redirects to the new one by itself.',
    },
    online_in: {
      de: 'Ohne Häkchen sehen Besucher die Seite nicht. Wer auf der Seite veröffentlicht oder einplant, setzt es damit.',
      en: 'Without a tick visitors do not see the page. Publishing or scheduling on the page sets it.',
    },
    is_clickable: {
      de: 'Ausgeschaltet steht sie im Menü nur als Name über ihren Unterseiten.',
      en: 'Switched off, it is only a name above its pages in the menu.',
    },
    is_landing_page: {
      de: 'Ohne Kopfzeile und Menü der Website, etwa für eine Anzeige. Eine Seite des Festivals braucht das nicht.',
      en: 'Without header and menu of the site, such as for an advertisement. A festival page does not need it.',
    },
    page_class: {
      de: 'Für die Gestaltung; meist leer.',
      en: 'For the design; usually empty.',
    },
    meta_title: { de: 'Leer: wie der Titel.', en: 'Empty: like the title.' },
    og_title: { de: 'Leer: wie der Titel.', en: 'Empty: like the title.' },
    brand: {
      de: 'So sehen sie und die Seiten darunter aus, solange es veröffentlicht ist.',
      en: 'How it and the pages below it look while the brand is published.',
    },
  },
  columns: ['title', 'path', 'parent', 'position', 'in_menu', 'online_in'],
  searched: ['title', 'path'],
  filters: ['parent', 'in_menu', 'in_secondary_menu', 'in_footer', 'is_landing_page'],
  order: 'position',
  position: 'position',
  parent: 'parent',
  shownAt: { paths: ({ path }) => inEachLocale((locale) => pageUrl(locale, path[locale])) },
})

defineResource({
  subject: legalText,
  strings: {
    one: { de: 'Rechtstext', en: 'Legal text' },
    many: { de: 'Rechtstexte', en: 'Legal texts' },
    kind: { de: 'Art', en: 'Kind' },
    'kind=agb': { de: 'AGB', en: 'Terms' },
    'kind=imprint': { de: 'Impressum', en: 'Imprint' },
    'kind=privacy-policy': { de: 'Datenschutz', en: 'Privacy policy' },
    content: { de: 'Text', en: 'Text' },
  },
  columns: ['kind', 'title'],
  searched: ['title', 'content'],
  filters: [],
  order: 'kind',
  isFixed: true,
  isKept: true,
})
