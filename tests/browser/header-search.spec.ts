import type { Page } from '@playwright/test'
import { expect, expectAccessible, openAlive, test, untilAlive, WITH_MOTION } from '../support/browser.ts'
import { letPass, stopTime } from '../support/time.ts'

test.use(WITH_MOTION)

test.describe('1 §4 Search form, in the header', () => {
  const inHeader = (page: Page) => page.locator('search[data-variant="header"]')

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAlive(page, '/de')
  })

  test('a click opens it and focuses the text after 200 ms; blur closes it after 200 ms', async ({
    page,
  }) => {
    const form = inHeader(page)
    const field = form.locator('input')
    await expect(field).toBeHidden()
    await expectAccessible(page)
    await untilAlive(page)
    await stopTime(page)
    await form.getByRole('button', { name: 'Suche', exact: true }).click()
    await letPass(page, 199)
    await expect(field).not.toBeFocused()
    await letPass(page, 1)
    await expect(field).toBeFocused()
    await expect(field).toBeVisible()
    await field.evaluate((element) => (element as HTMLInputElement).blur())
    await letPass(page, 199)
    await expect(form).toHaveAttribute('data-open', 'true')
    await letPass(page, 1)
    await expect(form).not.toHaveAttribute('data-open')
    await expect(field).toBeHidden()
  })

  test('a focus that goes nowhere before the text has it does not keep it away', async ({ page }) => {
    const form = inHeader(page)
    const button = form.getByRole('button', { name: 'Suche', exact: true })
    await untilAlive(page)
    await stopTime(page)
    await button.click()
    await letPass(page, 100)
    await button.evaluate((element) => (element as HTMLButtonElement).blur())
    await letPass(page, 100)
    await expect(form.locator('input')).toBeFocused()
    await letPass(page, 200)
    await expect(form).toHaveAttribute('data-open', 'true')
  })

  test('open, a click submits if there is text, and closes it', async ({ page }) => {
    const form = inHeader(page)
    const button = form.getByRole('button', { name: 'Suche', exact: true })
    await button.click()
    await expect(form.locator('input')).toBeFocused()
    await expectAccessible(page)
    await button.click()
    await expect(page).toHaveURL('/de')
    await expect(form).toHaveAttribute('data-open', 'true')
    await form.locator('input').fill('wald')
    await expect(form.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await button.click()
    await expect(page).toHaveURL('/de/search?q=wald')
    await expect(form).not.toHaveAttribute('data-open')
    await expect(form.getByRole('listbox')).toBeHidden()
  })

  test('an outside click closes it; Escape first the suggestions, then the form', async ({ page }) => {
    const form = inHeader(page)
    const button = form.getByRole('button', { name: 'Suche', exact: true })
    await button.click()
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await expect(form).not.toHaveAttribute('data-open')
    await button.click()
    await expect(form.locator('input')).toBeFocused()
    await page.keyboard.type('wald')
    await expect(form.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form.getByRole('listbox')).toBeHidden()
    await expect(form).toHaveAttribute('data-open', 'true')
    await page.keyboard.press('Escape')
    await expect(form).not.toHaveAttribute('data-open')
    await expect(button).toBeFocused()
  })

  test('closing, it moves nothing away from under a pointer', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 })
    await inHeader(page).getByRole('button', { name: 'Suche', exact: true }).click()
    await expect(inHeader(page).locator('input')).toBeFocused()
    const language = page.getByRole('button', { name: 'Sprache: DE, Deutsch' })
    await language.click()
    await expect(language).toHaveAttribute('aria-expanded', 'true')
    await expect(inHeader(page)).not.toHaveAttribute('data-open')
  })
})
