import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

export const KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const
export type Key = (typeof KEYS)[number]
const CALLS: Record<Key, string> = {
  room: 'rooms',
  type: 'exhibition-types',
  tag: 'event-tags',
  series: 'series',
  genre: 'genres',
}

interface Option {
  id: number
  slug?: string
  name: string
  show_in_filter?: boolean
}

/** The options of a filter as the server answers them, without those that are not shown. */
export async function optionsOf(page: Page, key: Key): Promise<{ id: number; name: string }[]> {
  const answer = await page.request.get(`/de/api/${CALLS[key]}/`)
  const { data } = (await answer.json()) as { data: Option[] }
  return data
    .filter((option) => option.show_in_filter !== false)
    .map(({ id, slug, name }) => ({ id: key === 'type' ? Number(slug) : id, name }))
}

export async function countOf(page: Page, search: string): Promise<number> {
  return ((await (await page.request.get(`/de/api/events/${search}`)).json()) as { count: number }).count
}

export const trigger = (page: Page, key: string) => page.locator(`main [data-filter=${key}]`)
/** Clicks without scrolling. Playwright's own click scrolls first, even if the element is visible. */
export async function clickInPlace(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
}
export const rows = (page: Page) => page.locator('main section[aria-labelledby] article')
export const result = (page: Page) => page.locator('main').getByRole('status').first()
export const shown = (count: number) => (count === 1 ? '1 Veranstaltung' : `${count} Veranstaltungen`)
