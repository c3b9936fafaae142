import type { Page } from '@playwright/test'
import { CONSENT_COOKIE } from '../../packages/foyer/src/contract/cookies.ts'
import { LOCALES, type Locale } from '../../packages/foyer/src/contract/locale.ts'
import { href, ROUTES, type RouteName, routePattern } from '../../packages/foyer/src/contract/routes.ts'
import { pageHeaders } from '../../packages/foyer/src/platform/http/security-headers.ts'
import { type Consent, NOTHING_BUT_REQUIRED } from '../../packages/foyer/src/ui/consent.ts'
import { expect, expectAccessible, expectLowerEdge, test } from '../support/browser.ts'

const WORDS = {
  de: {
    title: 'Cookie-Einstellungen',
    all: 'Alle akzeptieren',
    required: 'Nur erforderliche',
    choose: 'Auswählen',
    save: 'Einstellungen speichern',
    forget: 'Cookies löschen',
    media: 'Details zu Medien',
    video: 'Video YouTube, Vimeo',
    imprint: 'Impressum',
  },
  en: {
    title: 'Cookie settings',
    all: 'Accept all',
    required: 'Only required',
    choose: 'Choose',
    save: 'Save settings',
    forget: 'Delete cookies',
    media: 'Details on Media',
    video: 'Video YouTube, Vimeo',
    imprint: 'Imprint',
  },
} as const

const dialogOf = (page: Page, locale: Locale) => page.getByRole('dialog', { name: WORDS[locale].title })

async function stored(page: Page): Promise<Consent | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)
  return cookie ? (JSON.parse(decodeURIComponent(cookie.value)) as Consent) : null
}

test.describe('1 §4 Cookie consent: a visitor who has not decided', () => {
  test.use({ consent: 'undecided' })

  test('is asked only when nobody is typing', async ({ page }) => {
    const asked = page.waitForResponse(/consent-dialog[^/]*\.js/)
    await page.goto('/de/user/login', { waitUntil: 'commit' })
    const email = page.getByLabel('E-Mail-Adresse')
    await email.focus()
    await email.pressSequentially('wer@haus.example')
    await page.keyboard.press('Tab')
    await asked
    await page.getByLabel('Passwort', { exact: true }).pressSequentially('geheim')
    await expect(dialogOf(page, 'de')).toBeHidden()
    await expect(email).toHaveValue('wer@haus.example')
    await page.getByLabel('Passwort', { exact: true }).blur()
    await expect(dialogOf(page, 'de')).toBeVisible()
  })

  for (const locale of LOCALES) {
    const t = WORDS[locale]

    test(`${locale}: is asked in a modal dialog with equal answers, and the answer is kept`, async ({
      page,
    }) => {
      await page.goto(`/${locale}`)
      const dialog = dialogOf(page, locale)
      await expect(dialog).toBeVisible()
      await expect(page.getByRole('heading', { name: t.title })).toBeFocused()
      const looksOf = (...names: string[]) =>
        dialog.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).evaluateAll((buttons) =>
          buttons.map((button) => {
            const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
            return [color, backgroundColor, fontSize, fontWeight].join()
          }),
        )
      const brief = await looksOf(t.all, t.required, t.choose)
      expect(brief).toHaveLength(3)
      expect(new Set(brief).size).toBe(1)
      await expectAccessible(page)

      await dialog.getByRole('button', { name: t.choose }).click()
      await expect(page.getByRole('heading', { name: t.title })).toBeFocused()
      await expect(dialog.getByRole('checkbox').first()).toBeChecked()
      await expect(dialog.getByRole('checkbox').first()).toBeDisabled()
      // The button under the pointer has its hover style.
      await page.mouse.move(0, 0)
      const whole = () => looksOf(t.all, t.required, t.save)
      expect(await whole()).toHaveLength(3)
      await expect.poll(async () => new Set(await whole()).size).toBe(1)
      // Nothing is stored yet.
      await expect(dialog.getByRole('button', { name: t.forget })).toHaveCount(0)
      await expectAccessible(page)

      await dialog.getByRole('button', { name: t.required }).click()
      await expect(dialog).toBeHidden()
      expect(await stored(page)).toEqual(NOTHING_BUT_REQUIRED)
      await page.reload()
      await expectLowerEdge(page)
      await expect(dialog).toBeHidden()
    })
  }

  test('is asked in at most a third of a phone’s window and less than half of any', async ({ page }) => {
    await page.goto('/de')
    const dialog = dialogOf(page, 'de')
    for (const [width, height, share] of [
      [390, 844, 1 / 3],
      [360, 640, 1 / 3],
      [820, 1180, 1 / 3],
      [1440, 900, 1 / 3],
      [320, 568, 1 / 2],
      [844, 390, 1 / 2],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(dialog).toBeVisible()
      const part = await dialog.evaluate((sheet) => [
        sheet.getBoundingClientRect().height,
        sheet.scrollHeight,
      ])
      expect(part[0], `${width} × ${height}`).toBeLessThanOrEqual(height * share)
      expect(part[1], 'nothing of it has to be scrolled to').toBeLessThanOrEqual((part[0] ?? 0) + 1)
    }
  })

  test.describe('the same in both languages', () => {
    const locale = 'en'
    const t = WORDS[locale]

    test(`${locale}: accepts all`, async ({ page }) => {
      await page.goto(`/${locale}`)
      await dialogOf(page, locale).getByRole('button', { name: t.all }).click()
      const consent = await stored(page)
      expect(Object.values(consent?.tracking ?? {})).toEqual([true, true, true, true, true])
      expect(Object.values(consent?.media ?? {})).toEqual([true, true, true, true])
      expect(consent?.marketing).toBeNull()
    })

    test(`${locale}: chooses one part with the keyboard alone, which stays inside`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 760 })
      await page.goto(`/${locale}`)
      const dialog = dialogOf(page, locale)
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: t.choose }).click()
      await dialog.getByText(t.media).focus()
      await page.keyboard.press('Enter')
      const video = dialog.getByRole('checkbox', { name: t.video })
      await expect(video).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await expect(video).toBeFocused()
      await page.keyboard.press('Space')
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        )
        expect(isOutside, 'the focus is not behind the dialog').toBe(false)
      }
      await dialog.getByRole('button', { name: t.save }).focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      expect(await stored(page)).toEqual({
        ...NOTHING_BUT_REQUIRED,
        media: { ...NOTHING_BUT_REQUIRED.media, video: true },
      })
    })

    test(`${locale}: reads the imprint in peace and is asked afterwards`, async ({ page }) => {
      await page.goto(`/${locale}`)
      const dialog = dialogOf(page, locale)
      await dialog.getByRole('link', { name: t.imprint }).click()
      await expect(page).toHaveURL(href('imprint', locale))
      await expect(dialog).toBeHidden()
      await page.goBack()
      await expect(dialog).toBeVisible()
    })
  })
  test.use({ allowedProblems: [/status of 404/] })

  test('puts the question off with Esc: nothing is stored, and the next visit asks again', async ({
    page,
  }) => {
    await page.goto('/de')
    await expect(dialogOf(page, 'de')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page, 'de')).toBeHidden()
    expect(await stored(page)).toBeNull()
    await page.reload()
    await expect(dialogOf(page, 'de')).toBeVisible()
  })

  test('puts the question off with a button that is in sight', async ({ page }) => {
    await page.goto('/de')
    await dialogOf(page, 'de').getByRole('button', { name: 'Später entscheiden' }).click()
    await expect(dialogOf(page, 'de')).toBeHidden()
    expect(await stored(page)).toBeNull()
  })

  test.describe('the same in both languages', () => {
    const locale = 'de'

    test(`quality, Security, Before consent: no screen in ${locale} asks anything of anybody else, or sets a cookie`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000)
      const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => {
        const pattern = routePattern(name, locale)
        return pattern.startsWith(`/${locale}`) && !/\{\w+\}|\*/.test(pattern)
      })
      expect(names.length).toBeGreaterThan(10)
      for (const name of names) {
        await page.goto((href as (name: RouteName, locale: Locale) => string)(name, locale))
        await page.waitForLoadState('networkidle')
      }
      // The fixture fails on any request to another site; csrftoken is set for forms.
      const cookies = (await context.cookies()).map(({ name }) => name)
      expect(cookies.filter((name) => name !== 'csrftoken')).toEqual([])
    })
  })
})

test.describe('1 §4 Cookie consent: a visitor who has decided', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test.describe('the same in both languages', () => {
    const locale = 'de'

    test(`${locale}: without the tag manager is asked again on leaving the imprint, privacy or terms`, async ({
      page,
    }) => {
      const dialog = dialogOf(page, locale)
      for (const name of ['imprint', 'privacy', 'terms'] as const) {
        await page.goto(href(name, locale))
        await expectLowerEdge(page)
        await expect(dialog).toBeHidden()
        await page.locator('header a').first().click()
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      expect(await stored(page)).toEqual(NOTHING_BUT_REQUIRED)
    })

    test(`${locale}: opens the manager from the footer and deletes cookies`, async ({
      page,
      context,
      baseURL,
    }) => {
      const t = WORDS[locale]
      await page.goto(`/${locale}`)
      await context.addCookies([
        { name: '_ga', value: '1', url: String(baseURL) },
        { name: 'cartUrl', value: 'x', url: String(baseURL) },
      ])
      const opener = page.getByRole('button', { name: t.title })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = dialogOf(page, locale)
      await dialog.getByRole('button', { name: t.forget }).click()
      await expect(dialog.getByRole('status')).not.toBeEmpty()
      await expect(dialog.getByRole('button', { name: t.forget })).toHaveCount(0)
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).toContain('cartUrl')
      expect(names).not.toContain('_ga')
      expect(names).not.toContain(CONSENT_COOKIE)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })
  })
})

test.describe('1 §3 Design settings: the tag manager', () => {
  test.use({ consent: 'undecided', allowedProblems: [/googletagmanager/] })

  test('comes after consent, and is gone after it is withdrawn', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRun = true' })
    })
    // The server's answer after the id is set; the endpoint tests check the header.
    await page.route(/\/de$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"tagManagerId":""', '"tagManagerId":"GTM-TEST1"')
      expect(body).toContain('GTM-TEST1')
      const sources = response.headers()['content-security-policy']?.match(/'sha256-[^']+'/g) ?? []
      const headers = pageHeaders({
        hasTagManager: true,
        hasSecret: false,
        scriptSources: sources,
        styleSources: sources,
      })
      const policy = headers['Content-Security-Policy'] ?? ''
      await route.fulfill({
        response,
        body,
        headers: { ...response.headers(), 'content-security-policy': policy },
      })
    })
    const running = () => page.evaluate(() => 'tagsRun' in window)
    await page.goto('/de')
    await expect(dialogOf(page, 'de')).toBeVisible()
    expect(asked).toEqual([])
    await dialogOf(page, 'de').getByRole('button', { name: WORDS.de.all }).click()
    await expect.poll(running).toBe(true)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])

    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: WORDS.de.title }).click()
    await dialogOf(page, 'de').getByRole('button', { name: WORDS.de.required }).click()
    await reloaded
    await page.waitForLoadState('networkidle')
    expect(await running()).toBe(false)
    expect(asked).toHaveLength(1)
  })
})
