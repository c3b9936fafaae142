import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/browser.ts'
import { cutWords } from '../support/cut-words.ts'

/** One screen of every kind, in the language with the longer words. */
const SCREENS = [
  '/de',
  '/de/programm',
  '/de/programm?room=1',
  '/de/produktionen',
  '/de/team',
  '/de/team/jonna-petersheim/1',
  '/de/veranstaltungsorte/speicher/1',
  '/de/series/nachtstuecke/2',
  '/de/produktionen/der-nachtspeicher/1',
  '/de/magazin',
  '/de/magazin/tags',
  '/de/magazin/sieben-boeden-ein-mann/1',
  '/de/search?q=nacht',
  '/de/besuch',
  '/de/bausteine',
  '/de/datenschutz',
  '/de/abonnements',
  '/de/gegenlicht',
  '/de/user/login',
  '/de/gibt-es-nicht',
]
/** As set by WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const WAYS = [
  { what: 'text at 200 %', width: 390, style: 'html { font-size: 32px !important }' },
  { what: 'text at 200 % on a desktop', width: 1440, style: 'html { font-size: 32px !important }' },
  { what: 'text spacing', width: 390, style: TEXT_SPACING },
  { what: 'a window of 320 px', width: 320, style: '' },
]

test.use({
  // What a reader sets in the browser is no style of the page.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  // The second are letters that were kept out, the third is axe, which speaks to every frame of a page.
  allowedProblems: [/404 \(Not Found\)|net::ERR_FAILED|Failed to execute 'postMessage'/],
})

for (const { what, width, style } of WAYS) {
  test(`quality, Accessibility: ${what} makes no screen wider than its window and cuts no word`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    // The machine's own letters are wider than ours, and some visitors read with them.
    await page.route('**/*.woff2', (route) => route.abort())
    const tooWide: Record<string, number | string[]> = {}
    for (const path of SCREENS) {
      await page.goto(path)
      if (style) await page.addStyleTag({ content: style })
      // With reduced motion a change still takes a moment, and old widths would be measured.
      await page.evaluate(
        () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
      )
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const cut = await cutWords(page)
      if (over > 0 || cut.length > 0) tooWide[path] = over > 0 ? over : cut
    }
    expect(tooWide).toEqual({})
  })
}

test('quality, Accessibility: everything stands in a landmark, landmarks have names of their own, headings skip no level', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const found: Record<string, string[]> = {}
  for (const path of SCREENS) {
    await page.goto(path)
    // What sticks to the window appears once the page has been scrolled.
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(['best-practice'])
      .analyze()
    if (violations.length > 0) {
      found[path] = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} ${node.target.join(' ')}`),
      )
    }
  }
  expect(found).toEqual({})
})
