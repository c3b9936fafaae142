import { expect, type Page } from '@playwright/test'
import { openAlive } from './browser.ts'

export async function goToEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sprache: DE, Deutsch' }).click()
  await page.getByRole('link', { name: 'English' }).click()
}

/** Navigates within the site to a page that does not exist, with settings that name files for errors. */
export async function missPage(page: Page, errors: Record<string, string>): Promise<void> {
  await page.route(/pageeditor-api\/settings/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.data.design.errors = errors
    await route.fulfill({ json: body })
  })
  await openAlive(page, '/de')
  await goToEnglish(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.evaluate(() => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) link.href = '/en/not-there'
    link?.click()
  })
}
