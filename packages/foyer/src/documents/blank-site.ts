import { facts } from '#house/facts'
import { designSettings } from '../contract/design-settings.ts'
import type { Locale } from '../contract/locale.ts'
import { type Bilingual, DEFAULT_LOCALE, inEachLocale, storedText } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import { writeSettings } from '../domains/settings/service.ts'
import { legalText } from '../pages/legal-subject.ts'
import { legalTemplate } from '../pages/legal-templates/legal-template.ts'
import { reindex } from '../pages/reindex.ts'
import type { ModuleInput } from '../pages/stored-modules.ts'
import { ACCESSIBILITY_PAGE, pageAddresses } from '../pages/tables.ts'
import type { Platform } from '../platform/context.ts'
import { inArray } from '../platform/database/drizzle.ts'
import { createItems } from '../saving/save.ts'
import { AS_INSTALLATION } from '../saving/subject.ts'
import { createPage } from './create.ts'

type Needs = Pick<Platform, 'db' | 'clock' | 'changes'>

/**
 * What a house without content begins with: its name, a home page and a programme that say that nothing is there yet, and the legal
 * texts, because each exists once and an editor can only fill it.
 */
export async function createBlankSite(needs: Needs): Promise<void> {
  const { name } = facts
  await addBeginnings(needs)
  await createPage(needs, {
    pageClass: 'home',
    languages: {
      // In the languages that the site has.
      de: {
        path: '',
        fields: { title: name, meta_title: name },
        modules: home(
          'Diese Website entsteht gerade.',
          'Wir richten sie ein und stellen unser Programm zusammen. Schauen Sie bald wieder vorbei.',
        ),
      },
      en: {
        path: '',
        fields: { title: name, meta_title: name },
        modules: home(
          'This website is being made.',
          'We are setting it up and putting our programme together. Please come back soon.',
        ),
      },
    },
  })
  await createPage(needs, {
    inMenu: true,
    languages: {
      de: { path: pathOf('events', 'de'), fields: { title: 'Programm', headline: 'Programm' }, modules: [] },
      en: {
        path: pathOf('events', 'en'),
        fields: { title: 'Programme', headline: 'Programme' },
        modules: [],
      },
    },
  })
  await reindex(needs)
}

/** The path of the page that stands behind a list. */
const pathOf = (list: 'events', locale: Locale) => href(list, locale).slice(`/${locale}/`.length)

const LEGAL_TITLES = {
  imprint: { de: 'Impressum', en: 'Imprint' },
  'privacy-policy': { de: 'Datenschutz', en: 'Privacy policy' },
  agb: { de: 'AGB', en: 'Terms and conditions' },
}
const ACCESSIBILITY = {
  de: { path: 'barrierefreiheit', title: 'Barrierefreiheit' },
  en: { path: 'accessibility', title: 'Accessibility' },
}

/**
 * Adds what every house needs once, besides what it has already: its settings, and its legal texts and statement on accessibility
 * with what the law of its country asks for. Visitors do not see these before their gaps are filled.
 */
export async function addBeginnings(needs: Needs, has: ReadonlySet<string> = new Set()): Promise<void> {
  if (!has.has('site')) await writeSettings(needs, 'site', { site_name: facts.name })
  if (!has.has('design')) {
    const { header } = designSettings.parse({})
    const favoritesLink = href('userFavorites', DEFAULT_LOCALE)
    await writeSettings(needs, 'design', { header: { ...header, favoritesLink } })
    await addAccessibilityPage(needs)
  }
  const missing = Object.entries(LEGAL_TITLES).filter(([kind]) => !has.has(kind))
  const values = missing.map(([kind, title]) => ({
    values: { kind, title, ...(isTemplate(kind) && { content: inHouse(legalTemplate(kind)) }) },
  }))
  await createItems({ ...needs, ...AS_INSTALLATION }, legalText, values)
}

/** Unless the content of the house has a page there. */
async function addAccessibilityPage(needs: Needs): Promise<void> {
  const paths = Object.values(ACCESSIBILITY).map(({ path }) => path)
  const [own] = await needs.db.select().from(pageAddresses).where(inArray(pageAddresses.path, paths))
  if (own) return
  const template = legalTemplate('accessibility')
  await createPage(needs, {
    ...{ pageClass: ACCESSIBILITY_PAGE, inFooter: true, isDraft: true },
    languages: inEachLocale((locale) => {
      const { path, title } = ACCESSIBILITY[locale]
      const text = { model: 'text', content: template[locale] }
      return { path, fields: { title, headline: title }, modules: [text] }
    }),
  })
}

const isTemplate = (kind: string) => kind === 'imprint' || kind === 'privacy-policy'

/** In the languages of the site; in another one the text is empty. */
const inHouse = (text: Bilingual) => storedText((locale) => text[locale])

function home(headline: string, text: string): ModuleInput[] {
  const column = (classes: string, module: ModuleInput) => ({ classes, children: [module] })
  const words = [
    column('small-12 large-5', { model: 'headline', content: headline }),
    column('small-12 large-7', { model: 'text', content: `<p>${text}</p>` }),
  ]
  return [
    { model: 'section', columns: words },
    { model: 'section', columns: [column('small-12', { model: 'event-list' })] },
  ]
}
