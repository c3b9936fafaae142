import { expect, it } from 'vitest'
import type { ContentVersion } from './contract.ts'
import { draftsOf } from './hub.ts'

const version = (id: number, change: Partial<ContentVersion> = {}): ContentVersion => ({
  id,
  content_type: 'page',
  object_id: 1,
  title: 'Haus',
  locale: 'de',
  author: { id: 7, name: 'Ada' },
  created_at: '2026-03-10T10:00:00+01:00',
  is_published: false,
  ...change,
})

it('my drafts are the newest versions of documents, where they are mine and not published', () => {
  const mine = version(9, { object_id: 2 })
  const versions = [
    version(10, { author: { id: 8, name: 'Bo' } }),
    mine,
    version(8),
    version(7, { object_id: 3, is_published: true }),
    version(6, { object_id: 3 }),
    version(5, { object_id: 2, locale: 'en', author: null }),
  ]
  expect(draftsOf(versions, 7)).toEqual([mine])
  expect(draftsOf(versions, null)).toEqual([])
})
