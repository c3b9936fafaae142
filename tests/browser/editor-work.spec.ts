import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { emptyPage, expectSaved, headline, openEditor, write } from '../support/editor.ts'

const LETTERS = 12
const SHORT = 10
const LONG = 200

interface Work {
  /** The number of components that React has rendered. */
  renders: number
  changes: number
  measured: number
  layouts: number
}

/** What React passes to developer tools after every commit, as far as it is used here. */
interface Fiber {
  flags: number
  tag: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Counts rendered components, also in a production build: React marks them for developer tools. */
function countRenders(): void {
  const counted = { renders: 0 }
  const [PERFORMED_WORK, COMPONENTS] = [1, [0, 1, 11, 14, 15]]
  const walk = (fiber: Fiber, before: Fiber | null) => {
    if (before && COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) counted.renders += 1
    // The child is the same object, so nothing below was rendered.
    if (before && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate)
  }
  Object.assign(window, {
    counted,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => walk(current, current.alternate),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  })
}

/** Measures the browser's work while some letters are typed into the first headline. */
async function typing(page: Page): Promise<Work> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const layouts = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  await page.getByRole('textbox', { name: 'Überschrift' }).first().click()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    const counted = Object.assign((window as unknown as { counted: Work }).counted, {
      renders: 0,
      changes: 0,
      measured: 0,
    })
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
  await page.addInitScript(countRenders)
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
  expect(short.renders, 'renders are counted').toBeGreaterThan(0)
  for (const name of ['renders', 'changes', 'measured', 'layouts'] as const) {
    // On a busy machine there may be one more pause and save, which costs the same on both pages.
    expect(long[name], `${name}: ${JSON.stringify(works)}`).toBeLessThanOrEqual(short[name] * 1.5 + LETTERS)
  }
})
