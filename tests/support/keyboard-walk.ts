import { expect, type Page } from '@playwright/test'

interface Stop {
  element: HTMLElement
  focused: string
  /** Its look after the focus has moved on; null as long as it has the focus. */
  left: string | null
}

/** Records, from the next page on, which elements get the focus and how they look then. */
export async function recordStops(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stops: Stop[] = []
    Object.assign(window, { stops })
    const looks = (element: HTMLElement) =>
      [element, element.parentElement, element.closest('label')]
        .map((one) => {
          if (!one) return ''
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(one)
          return [outline, boxShadow, borderColor, backgroundColor].join()
        })
        .join('\n')
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      stops.push({ element, focused: looks(element), left: null })
    })
    addEventListener('focusout', ({ target }) => {
      const stop = stops.findLast(({ element }) => element === target)
      if (stop) stop.left = looks(stop.element)
    })
  })
}

/** More than any form has. */
const MOST_STOPS = 600
const AT_ONCE = 20

/** Walks with the skip link and the Tab key through all content: every control must be reached, and its focus must be visible. */
export async function walkContent(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
  })
  const skip = page.getByRole('link', { name: 'Zum Inhalt' })
  await skip.press('Enter')
  await page.evaluate(() => {
    ;(window as unknown as { stops: Stop[] }).stops.length = 0
  })
  for (let count = 0; count < MOST_STOPS; count += AT_ONCE) {
    for (let one = 0; one < AT_ONCE; one++) await page.keyboard.press('Tab')
    if (await page.evaluate(hasLeft)) break
  }
  expect(await page.evaluate(faults), `keys on ${page.url()}`).toEqual([])
}

function hasLeft(): boolean {
  const { stops } = window as unknown as { stops: Stop[] }
  // Elements that were rendered again meanwhile are not connected any more.
  return stops.some(({ element }) => element.isConnected && !element.closest('main'))
}

/** Controls that were not reached, and those without a visible focus. Runs in the page. */
function faults(): string[] {
  const { stops } = window as unknown as { stops: Stop[] }
  const nameOf = (element: Element) =>
    `${element.localName} ${element.getAttribute('aria-label') ?? element.id ?? ''} ${element.textContent?.trim().slice(0, 40)}`
  const usable = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [contenteditable="true"])',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [type="hidden"], [type="radio"]') &&
      // In these groups one element is a tab stop, and the arrow keys reach the others.
      !element.closest('[role="toolbar"], [role="listbox"], [role="grid"]') &&
      // A preview is inert, and links in a text being edited are only places in that text.
      !element.closest('[inert]') &&
      !element.matches('[contenteditable="true"] a'),
  )
  const reached = new Set(stops.map(({ element }) => element))
  return [
    ...usable.filter((element) => !reached.has(element)).map((element) => `not reached: ${nameOf(element)}`),
    ...stops
      .filter(({ element, focused, left }) => element.closest('main') && left !== null && focused === left)
      .map(({ element }) => `not seen: ${nameOf(element)}`),
  ]
}
