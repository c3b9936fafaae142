import { expect, it } from 'vitest'
import { partOf, sitemapOf } from './sitemap.ts'

const entries = Array.from({ length: 7 }, (_, index) => `<url>${index}</url>`)

it('is one file as long as the protocol allows it', () => {
  expect(sitemapOf(entries, 'https://foyer.example', 7)).toContain('<url>6</url>')
})

it('lists its parts above that, which hold every entry once', () => {
  const index = sitemapOf(entries, 'https://foyer.example', 3)
  const parts = [...index.matchAll(/<loc>https:\/\/foyer\.example\/sitemap-(\d+)\.xml<\/loc>/g)]
  expect(parts.map(([, part]) => part)).toEqual(['1', '2', '3'])
  expect(index).not.toContain('<url>')
  expect(parts.flatMap(([, part]) => partOf(entries, Number(part), 3))).toEqual(entries)
  expect(partOf(entries, 4, 3)).toEqual([])
})
