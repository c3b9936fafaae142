import type { Page } from '@playwright/test'
import type { Locale } from '../../packages/foyer/src/contract/locale.ts'
import { axeFindings, WCAG_22_AA } from '../support/axe.ts'
import { expect, expectLowerEdge, openAlive, test } from '../support/browser.ts'
import { trigger } from '../support/programme.ts'

const TAGS = [...WCAG_22_AA, 'best-practice']
const PROGRAMME = { de: '/de/programm', en: '/en/events' }
const BLOCKS = { de: '/de/bausteine', en: '/en/building-blocks' }

/** What can be opened, and how: on a phone filters and calendar are a modal. */
const STATES: Record<string, (page: Page, locale: Locale, isPhone: boolean) => Promise<void>> = {
  calendar: async (page, locale, isPhone) => {
    await openAlive(page, PROGRAMME[locale])
    if (isPhone) await page.getByRole('button', { name: /^(Ab heute|From today)/ }).click()
    else await trigger(page, 'date').click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  },
  filter: async (page, locale, isPhone) => {
    await openAlive(page, `${PROGRAMME[locale]}?room=1`)
    if (isPhone) {
      await page
        .locator('main')
        .getByRole('button', { name: /Filter/ })
        .first()
        .click()
      await page.getByRole('dialog').locator('[aria-expanded]').first().click()
    } else await trigger(page, 'genre').click()
    await expect(page.getByRole('listbox')).toBeVisible()
  },
  menu: async (page, locale) => {
    await openAlive(page, `/${locale}`)
    await page.getByRole('button', { name: /^(Menü|Menu)/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  overlay: async (page, locale) => {
    await page.goto(`/${locale}?overlay=true`)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
  },
  suggestions: async (page, locale) => {
    await openAlive(page, `/${locale}/search`)
    await page
      .locator('main')
      .getByRole('combobox')
      .fill(locale === 'de' ? 'nacht' : 'night')
    await expect(page.getByRole('listbox')).toBeVisible()
  },
  lightbox: async (page, locale) => {
    await openAlive(page, BLOCKS[locale])
    await page
      .getByRole('link', { name: /^(Vergrößern|Enlarge)/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'message of being offline': async (page, locale) => {
    await openAlive(page, `/${locale}`)
    await expectLowerEdge(page)
    await page.context().setOffline(true)
    await expect(page.getByText(/^(Keine Verbindung|You are offline)/)).toBeVisible()
  },
}

test.use({
  allowedProblems: [/ERR_INTERNET_DISCONNECTED/],
})

async function expectNothingFound(page: Page, within?: string): Promise<void> {
  expect(await axeFindings(page, TAGS, within)).toEqual([])
}

/** Together they cover both widths and both languages; the two do not affect each other. */
const SIGHTS = [
  { width: 390, locale: 'de' },
  { width: 1440, locale: 'en' },
] as const

for (const { width, locale } of SIGHTS) {
  for (const [what, open] of Object.entries(STATES)) {
    test(`quality, Accessibility: axe finds nothing at ${width} px (${locale}) while this is open: ${what}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, locale, width < 768)
      // The page of all modules is long, and tested in building-blocks.spec.ts.
      await expectNothingFound(page, what === 'lightbox' ? 'dialog[open]' : undefined)
      await page.context().setOffline(false)
    })
  }

  test(`1 §7 Service worker: at ${width} px the message of being offline covers no link of the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await STATES['message of being offline']?.(page, 'de', width < 768)
    const links = page.getByRole('contentinfo').getByRole('link').filter({ visible: true })
    expect(await links.count()).toBeGreaterThan(10)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const end = await page.getByText(/^Keine Verbindung/).evaluate((text) => {
      const bar = text.parentElement?.getBoundingClientRect().top ?? 0
      const last = [...document.querySelectorAll('footer a, footer button')].map(
        (link) => link.getBoundingClientRect().bottom,
      )
      return { bar, last: Math.max(...last) }
    })
    expect(end.last, 'at the end of the page everything stands above it').toBeLessThanOrEqual(end.bar)
    await page.context().setOffline(false)
  })
}

test.describe('quality, Accessibility: before an answer is given', () => {
  test.use({ consent: 'undecided' })

  for (const { width, locale } of SIGHTS) {
    test(`axe finds nothing at ${width} px (${locale}) in the consent dialog with all its parts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${locale}`)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      for (const part of await dialog.locator('summary').all()) await part.click()
      await expectNothingFound(page)
    })
  }
})
