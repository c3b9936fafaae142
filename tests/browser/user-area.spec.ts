import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../packages/foyer/src/contract/locale.ts'
import { expect, expectAccessible, test } from '../support/browser.ts'
import { linkFor } from '../support/browser-letters.ts'
import { LOGINS } from '../support/logins.ts'

const WIDTHS = [390, 820, 1440]
const PASSWORD = 'ein guter langer Satz'
const SAID = {
  de: {
    ...{ first: 'Vorname', last: 'Nachname', email: 'E-Mail-Adresse', register: 'Konto anlegen' },
    ...{ password: 'Neues Passwort', choose: 'Passwort speichern', save: 'Speichern', setUp: 'Einrichten' },
    ...{ current: 'Ihr jetziges Passwort', saved: 'Gespeichert.', calendar: 'Kalenderadresse anlegen' },
    ...{ forgotten: 'Link schicken' },
  },
  en: {
    ...{ first: 'First name', last: 'Last name', email: 'E-mail address', register: 'Create an account' },
    ...{ password: 'New password', choose: 'Save the password', save: 'Save', setUp: 'Set up' },
    ...{ current: 'Your current password', saved: 'Saved.', calendar: 'Create a calendar address' },
    ...{ forgotten: 'Send the link' },
  },
}

/** No findings by axe, and no sideways scrolling at any width. */
async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    if (width === WIDTHS[0]) await expectAccessible(page)
  }
}

async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const t = SAID[locale]
  await page.goto(`/${locale}/user/register`)
  await page.getByLabel(t.first).fill('Nora')
  await page.getByLabel(t.last).fill('Neu')
  await page.getByLabel(t.email).fill(email)
  await page.getByRole('button', { name: t.register }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
}

async function beginFactor(page: Page, locale: Locale, password: string): Promise<void> {
  const t = SAID[locale]
  const form = page.locator('form', { has: page.getByRole('button', { name: t.setUp, exact: true }) })
  await form.getByLabel(t.current).fill(password)
  await form.getByRole('button').click()
  await expect(page.locator('main form [name=code]')).toBeVisible()
}

for (const locale of LOCALES) {
  test(`quality, Accessibility: every screen of the user area in "${locale}", at three widths`, async ({
    page,
    login,
    context,
  }) => {
    test.setTimeout(300_000)
    const email = `${locale}.screens@house.example`
    for (const screen of ['login', 'register', 'password', 'confirm?token=gone', 'goodbye', 'favorites']) {
      await page.goto(`/${locale}/user/${screen}`)
      await expectSound(page)
    }
    await register(page, locale, email)
    await expectSound(page)
    await page.goto(await linkFor(context, email))
    await expectSound(page)
    await login('customer')
    for (const screen of ['profile', 'favorites', 'settings']) {
      await page.goto(`/${locale}/user/${screen}`)
      await expectSound(page)
    }
    await beginFactor(page, locale, LOGINS.customer.password)
    await expectSound(page)
  })

  test.describe('without scripting', () => {
    test.use({ javaScriptEnabled: false, allowedProblems: [/status of 400/] })

    test(`quality, Accessibility: the forms of the user area work without scripting, in "${locale}"`, async ({
      page,
      context,
    }) => {
      const t = SAID[locale]
      const email = `${locale}.plain@house.example`
      await register(page, locale, email)
      await page.goto(await linkFor(context, email))
      await page.getByLabel(t.password).fill(PASSWORD)
      await page.getByRole('button', { name: t.choose }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Nora Neu' })).toBeVisible()
      await page.getByLabel(t.first).fill('Norah')
      await page.getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByRole('status').first()).toHaveText(t.saved)
      await page.goto(`/${locale}/user/settings`)
      await beginFactor(page, locale, PASSWORD)
      await page.goto(`/${locale}/user/favorites`)
      await page.getByRole('button', { name: t.calendar }).click()
      await expect(page.getByRole('status').first()).toContainText('webcal://')
      await context.clearCookies()
      await page.goto(`/${locale}/user/password`)
      await page.getByLabel(t.email).fill(email)
      await page.getByRole('button', { name: t.forgotten }).click()
      await expect(page.getByRole('status').first()).toBeVisible()
    })
  })
}
