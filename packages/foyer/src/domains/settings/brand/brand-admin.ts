import { theme } from '#house/theme'
import type { Bilingual } from '../../../contract/locale.ts'
import type { ColourRole } from '../../../house/theme/roles.ts'
import { defineResource } from '../../../saving/resource.ts'
import { BRAND_ROLES } from './brand-look.ts'
import { brand } from './brand-subject.ts'

const ROLE_NAMES: Record<Exclude<ColourRole, 'letter'>, Bilingual> = {
  page: { de: 'Seite', en: 'Page' },
  quiet: { de: 'Ruhiger Abschnitt', en: 'Calm section' },
  deep: { de: 'Dunkler Abschnitt und Fußzeile', en: 'Deep section and footer' },
  bold: { de: 'Auffälliger Abschnitt', en: 'Bold section' },
  overlay: { de: 'Menüs und Hinweise', en: 'Menus and notices' },
  ticket: { de: 'Kartenknöpfe', en: 'Ticket buttons' },
  scrim: { de: 'Schleier hinter Fenstern', en: 'Veil behind dialogs' },
  duotone: { de: 'Zwei Tinten der Bilder', en: 'Two inks of pictures' },
  focus: { de: 'Rahmen des Fokus', en: 'Frame of the focus' },
  link: { de: 'Links', en: 'Links' },
  notice: { de: 'Hinweis', en: 'Notice' },
  error: { de: 'Fehler', en: 'Error' },
  done: { de: 'Erledigt', en: 'Done' },
  soldOut: { de: 'Ausverkauft', en: 'Sold out' },
  fewLeft: { de: 'Wenige Karten', en: 'Few tickets left' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verschoben', en: 'Moved' },
}

const roleLabels = BRAND_ROLES.map((role): [string, Bilingual] => [
  `colours.role=${role}`,
  ROLE_NAMES[role as keyof typeof ROLE_NAMES],
])

/** A theme names its pairs itself, so their names are the same in both languages. */
const facePairLabels = Object.keys(theme.facePairs ?? {}).map((name): [string, Bilingual] => {
  const shown = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return [`faces=${name}`, { de: shown, en: shown }]
})

const schemeOfTheme = theme.dark
  ? { de: 'Wie das Gerät der Besucher', en: 'As the visitor’s device' }
  : { de: 'Wie in der Gestaltung des Hauses', en: 'As in the theme of the house' }

defineResource({
  subject: brand,
  strings: {
    one: { de: 'Erscheinungsbild', en: 'Brand' },
    many: { de: 'Erscheinungsbilder', en: 'Brands' },
    name: { de: 'Name für die Redaktion', en: 'Name for editors' },
    scope: { de: 'Gilt für', en: 'Is for' },
    'scope=house': { de: 'Das ganze Haus', en: 'The whole house' },
    'scope=festival': { de: 'Ein Festival', en: 'A festival' },
    is_published: { de: 'Veröffentlicht', en: 'Published' },
    starts_at: { de: 'Gilt ab', en: 'From' },
    until: { de: 'Gilt bis', en: 'Until' },
    logo: { de: 'Logo als SVG', en: 'Logo as SVG' },
    logo_image: { de: 'Logo als Bild', en: 'Logo as a picture' },
    colours: { de: 'Farben', en: 'Colours' },
    'colours.role': { de: 'Wofür', en: 'What for' },
    'colours.ground': { de: 'Grund', en: 'Ground' },
    'colours.figure': { de: 'Schrift', en: 'Text' },
    ...Object.fromEntries(roleLabels),
    pictures: { de: 'Bilder', en: 'Pictures' },
    'pictures=theme': { de: 'Wie in der Gestaltung des Hauses', en: 'As in the theme of the house' },
    'pictures=none': { de: 'In ihren Farben', en: 'In their colours' },
    'pictures=duotone': { de: 'In zwei Tinten', en: 'In two inks' },
    corners: { de: 'Ecken der Knöpfe', en: 'Corners of buttons' },
    'corners=theme': { de: 'Wie in der Gestaltung des Hauses', en: 'As in the theme of the house' },
    'corners=square': { de: 'Eckig', en: 'Square' },
    'corners=soft': { de: 'Leicht gerundet', en: 'Slightly rounded' },
    'corners=round': { de: 'Rund', en: 'Round' },
    faces: { de: 'Schriften', en: 'Typefaces' },
    'faces=theme': { de: 'Wie in der Gestaltung des Hauses', en: 'As in the theme of the house' },
    ...Object.fromEntries(facePairLabels),
    density: { de: 'Abstände', en: 'Spacing' },
    'density=theme': { de: 'Wie in der Gestaltung des Hauses', en: 'As in the theme of the house' },
    'density=airy': { de: 'Weit', en: 'Airy' },
    'density=tight': { de: 'Eng', en: 'Tight' },
    scheme: { de: 'Hell oder dunkel', en: 'Light or dark' },
    'scheme=theme': schemeOfTheme,
    'scheme=light': { de: 'Immer hell', en: 'Always light' },
    'scheme=dark': { de: 'Immer dunkel', en: 'Always dark' },
    share_image: { de: 'Bild zum Teilen', en: 'Picture for sharing' },
  },
  help: {
    scope: {
      de: 'Das eines Festivals sehen Besucher nur auf den Seiten, in deren Formular es steht: einer Reihe mit ihren Produktionen und Terminen, oder einer Seite mit denen darunter.',
      en: 'That of a festival is shown only where a form names it: a series with its productions and dates, or a page with those below it.',
    },
    logo_image: {
      de: 'Für ein Logo, das es nicht als SVG gibt. Mit durchsichtigem Grund steht es auf jeder Farbe. Es gilt vor dem SVG.',
      en: 'For a logo that does not exist as an SVG. With a transparent ground it stands on any colour. It counts before the SVG.',
    },
    density: {
      de: 'Wie viel Platz zwischen Abschnitten ist. Innerhalb eines Abschnitts bleibt alles, wie es ist.',
      en: 'How much room there is between sections. Within a section nothing changes.',
    },
    share_image: {
      de: 'Für Links auf Seiten ohne eigenes Bild. Leer: das Bild der Website.',
      en: 'For links to pages without a picture of their own. Empty: the picture of the site.',
    },
    is_published: {
      de: 'Erst dann sehen es Besucher. Sind mehrere veröffentlicht, gilt das mit dem spätesten Beginn.',
      en: 'Only then visitors see it. If several are published, the one that begins last counts.',
    },
    logo: {
      de: 'Der Inhalt einer SVG-Datei. Es steht in der Kopfzeile, 140 × 84 Pixel groß. Was laufen oder laden könnte, wird entfernt.',
      en: 'The content of an SVG file. It is in the header, 140 × 84 pixels large. What could run or load something is removed.',
    },
    colours: {
      de: 'Nur, was anders sein soll als in der Gestaltung des Hauses. Veröffentlicht werden nur lesbare Paare (WCAG AA).',
      en: 'Only what is to differ from the theme of the house. Only pairs that can be read are published (WCAG AA).',
    },
  },
  columns: ['name', 'scope', 'is_published', 'starts_at', 'until'],
  searched: ['name'],
  filters: ['scope', 'is_published'],
  order: 'name',
  endsAt: 'until',
})
