import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { expect, test } from '../support/browser.ts'
import { cutWords } from '../support/cut-words.ts'

/** One screen of every kind, in the language with the longer words. */
const SCREENS = [
  '/de',
  '/de/programm',
  '/de/produktionen',
  '/de/team',
  '/de/magazin',
  '/de/magazin/tags',
  '/de/search?q=nacht',
  '/de/besuch',
  '/de/bausteine',
  '/de/datenschutz',
  '/de/abonnements',
  '/de/gegenlicht',
  '/de/user/login',
  '/de/gibt-es-nicht',
]
/** Items, by their addresses without the id. */
const ITEMS = [
  '/de/team/jonna-petersheim',
  '/de/veranstaltungsorte/speicher',
  '/de/series/nachtstuecke',
  '/de/produktionen/der-nachtspeicher',
  '/de/magazin/sieben-boeden-ein-mann',
]
/** The values of WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const WAYS = [
  { what: 'text at 200 %', width: 390, style: 'html { font-size: 32px !important }' },
  { what: 'text at 200 % on a desktop', width: 1440, style: 'html { font-size: 32px !important }' },
  { what: 'text spacing', width: 390, style: TEXT_SPACING },
  { what: 'a window of 320 px', width: 320, style: '' },
]

test.use({
  // A reader's own style is not part of the page, so the policy does not apply to it.
  bypassCSP: true,
  // The second are blocked fonts.
  allowedProblems: [/404 \(Not Found\)|net::ERR_FAILED/],
})

for (const path of [...SCREENS, ...ITEMS]) {
  test(`quality, Accessibility: ${path} has landmarks and headings in order, and at any size it is no wider than its window and cuts no word`, async ({
    page,
    addressOf,
  }) => {
    // The machine's own fonts are wider than ours, and some visitors read with them.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(ITEMS.includes(path) ? await addressOf(path) : path)
    // Sticky elements appear after the page has been scrolled.
    await page.mouse.wheel(0, 1200)
    expect
      .soft(await axeFindings(page, ['best-practice']), 'landmarks with names of their own, no level skipped')
      .toEqual([])
    for (const { what, width, style } of WAYS) {
      await page.setViewportSize({ width, height: 844 })
      await setReadersStyle(page, style)
      // The layout needs a moment to settle.
      await expect.soft(async () => expect(await tooWide(page), what).toEqual([])).toPass({ timeout: 15_000 })
    }
  })
}

/** Replaces the style set before. */
async function setReadersStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((content) => {
    document.querySelector('style[data-reader]')?.remove()
    const own = Object.assign(document.createElement('style'), { textContent: content })
    own.dataset.reader = ''
    document.head.append(own)
  }, style)
}

async function tooWide(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return over > 0 ? [`${over} px too wide`] : cutWords(page)
}
