import { expect, test } from '../support/browser.ts'

/** One of each kind of screen for visitors, in both languages together. */
const SCREENS = [
  '/de',
  '/en/events',
  '/de/programm?room=1&type=30',
  '/en/events?date=01-01-2030',
  '/en/productions',
  '/en/magazine',
  '/en/magazine/tags',
  '/de/team',
  '/de/search?q=licht',
  '/en/search?q=nothing-is-called-so',
  '/en/user/login',
  '/de/besuch',
  '/en/house',
]

/** Items, by their addresses without the id. */
const ITEMS = [
  '/de/programm/lichtprobe',
  '/de/produktionen/der-nachtspeicher',
  '/de/magazin/sieben-boeden-ein-mann',
  '/en/team/jonna-petersheim',
  '/de/veranstaltungsorte/speicher',
  '/en/series/night-pieces',
  '/de/forms/schreiben-sie-uns',
]

test.describe('1 §2 Fallback screens: no scripting', () => {
  test.use({ javaScriptEnabled: false })
  test('what the focus can reach does something', async ({ page, addressOf }) => {
    test.slow()
    const items = await Promise.all(ITEMS.map(addressOf))
    for (const path of [...SCREENS, ...items]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const dead = await page.evaluate(() => {
        const isReached = (one: HTMLElement) =>
          one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
        // A button must belong to a form, a field to a form that can be sent, and a link must lead somewhere.
        const acts = (one: HTMLElement) => {
          if (one instanceof HTMLAnchorElement) {
            const anchor = one.getAttribute('href')?.match(/^#(.+)/)?.[1]
            return one.hasAttribute('href') && (!anchor || document.getElementById(anchor) !== null)
          }
          if (one instanceof HTMLButtonElement) return one.type === 'submit' && one.form !== null
          if (one.matches('input, select, textarea'))
            return one.hasAttribute('name') && !!one.closest('form')?.querySelector('button[type=submit]')
          return one.matches('details > summary, audio[controls], video[controls]') || scrolls(one)
        }
        const scrolls = (one: HTMLElement) =>
          one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight
        const all = document.querySelectorAll<HTMLElement>(
          'a, button, input, select, textarea, summary, audio, video, [tabindex]',
        )
        return [...all]
          .filter((one) => isReached(one) && !acts(one))
          .map((one) => one.outerHTML.slice(0, 200))
      })
      expect.soft(dead, path).toEqual([])
    }
  })

  test('questions stand open, each under a heading that is no button', async ({ page }) => {
    await page.goto('/de/besuch')
    // The visible text: text in a <noscript> is not found otherwise.
    const seen = () =>
      page.locator('h3').evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText))
    expect(await seen()).toContain('Darf ich zu spät kommen?')
    await expect(page.getByText(/^Ja, einmal/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Darf ich zu spät kommen?' })).toHaveCount(0)
  })
})
