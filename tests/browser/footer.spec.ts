import { expect, expectAccessible, expectLowerEdge, test, untilAlive } from '../support/browser.ts'

const WORDS = {
  de: {
    legal: 'Rechtliches',
    links: {
      AGB: '/de/agb',
      Impressum: '/de/impressum',
      Datenschutz: '/de/datenschutz',
      Barrierefreiheit: '/de/barrierefreiheit',
    },
    whistleblower: 'Hinweisgeberschutz (öffnet in neuem Fenster)',
    nav: ['Fußnavigation', 'Besuch', '/de/besuch'],
    top: 'Nach oben',
  },
  en: {
    legal: 'Legal',
    links: {
      Terms: '/en/terms',
      Imprint: '/en/imprint',
      Privacy: '/en/privacy',
      Accessibility: '/en/accessibility',
    },
    whistleblower: 'Whistleblower protection (opens in a new window)',
    nav: ['Footer', 'Visit', '/en/visit'],
    top: 'Back to top',
  },
} as const

for (const locale of ['de', 'en'] as const) {
  const t = WORDS[locale]

  test(`1 §2 Footer, ${locale}: navigation, legal links, custom HTML and logos`, async ({ page }) => {
    await page.goto(`/${locale}`)
    const footer = page.getByRole('contentinfo')
    const legal = footer.getByRole('navigation', { name: t.legal })
    for (const [name, address] of Object.entries(t.links)) {
      await expect(legal.getByRole('link', { name })).toHaveAttribute('href', address)
    }
    const outside = legal.getByRole('link', { name: t.whistleblower })
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    const [label, name, address] = t.nav
    await expect(footer.getByRole('navigation', { name: label }).getByRole('link', { name })).toHaveAttribute(
      'href',
      address,
    )
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses, 'none is listed twice').toEqual([...new Set(addresses)])
    await expect(footer.getByText('Am Meridian 1')).toBeVisible()
    await expect(footer.getByRole('img', { name: 'Stadt Kaistadt' })).toBeVisible()
    await expect(footer.getByText(/© Haus Meridian/)).toBeVisible()
    await footer.scrollIntoViewIfNeeded()
    await expectAccessible(page)
  })
}

test.describe('the same in both languages', () => {
  const locale = 'en'
  const t = WORDS[locale]

  test(`1 §9 Scroll-to-top, ${locale}: the way back up takes 0.7 s, and the keyboard goes on from the heading`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install({ time: '2026-03-10T09:00:00Z' })
    await page.goto(`/${locale}`)
    await expectLowerEdge(page)
    await untilAlive(page)
    await page.clock.pauseAt('2026-03-10T10:00:00Z')
    await page.getByRole('link', { name: t.top }).focus()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.clock.runFor(600)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.clock.runFor(150)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('the footer fits every width', async ({ page }) => {
  await page.goto('/de')
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page
      .getByRole('contentinfo')
      .evaluate((footer) =>
        [...footer.querySelectorAll('a, button, p, svg')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
          .map((element) => element.textContent),
      )
    expect(wide, `${width} px`).toEqual([])
  }
})
