import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { emptyPage, expectSaved, headline, openEditor, write } from '../support/editor.ts'

const LETTERS = 12
const SHORT = 10
const LONG = 200

interface Work {
  changes: number
  measured: number
  layouts: number
}

/** What typing some letters into the first headline makes the browser do. */
async function typing(page: Page): Promise<Work> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const layouts = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const counted = { changes: 0, measured: 0 }
    Object.assign(window, { counted })
    new MutationObserver((records) => {
      counted.changes += records.length
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const { getBoundingClientRect } = Element.prototype
    Element.prototype.getBoundingClientRect = function () {
      counted.measured += 1
      return getBoundingClientRect.call(this)
    }
  })
  const before = await layouts()
  for (let letter = 0; letter < LETTERS; letter++) await page.keyboard.type('i')
  await expectSaved(page)
  const counted = await page.evaluate(() => (window as unknown as { counted: Omit<Work, 'layouts'> }).counted)
  return { ...counted, layouts: (await layouts()) - before }
}

test('typing stays quick: a letter on a page of 200 blocks makes no more work than on one of 10', async ({
  page,
  context,
  login,
}) => {
  test.setTimeout(180_000)
  await login('editor')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const works: Work[] = []
  for (const size of [SHORT, LONG]) {
    const made = await emptyPage(context, `long-${size}`)
    const operations = Array.from({ length: size }, (_, at) =>
      headline(`h${at}`, `Zeile ${at}`, at === 0 ? null : `h${at - 1}`),
    )
    await write(context, made, operations)
    await openEditor(page, made.path)
    await expect(page.locator('[data-module]')).toHaveCount(size)
    works.push(await typing(page))
  }
  const [short, long] = works as [Work, Work]
  for (const name of ['changes', 'measured', 'layouts'] as const) {
    // A pause more or less on a busy machine is another save, which is the same on both.
    expect(long[name], `${name}: ${JSON.stringify(works)}`).toBeLessThanOrEqual(short[name] * 1.5 + LETTERS)
  }
})
