import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { atomFeed, type Feed, jsonFeed } from './feed-files.ts'

const HOSTILE = '</title><script>alert("1")</script> & \u0007 ]]>'
const entry = {
  key: 'event/17',
  title: HOSTILE,
  url: '/en/events/x/17',
  published: '2026-03-01T10:00:00+01:00',
  updated: '2026-03-02T10:00:00+01:00',
  summary: HOSTILE,
  category: { term: 'x', name: HOSTILE },
}
const feed: Feed = {
  ...{ locale: 'en', title: 'House', subtitle: '', publisher: 'House', origin: 'https://foyer.example' },
  ...{ self: 'https://foyer.example/en/events/feed.xml?a=1&b=2', page: 'https://foyer.example/en/events' },
  entries: [{ ...entry, key: 'event/16', updated: '2026-03-01T23:00:00-10:00' }, entry],
}

it('no text ends an element, and the newest change is that of the feed', () => {
  const read = new XMLParser({ ignoreAttributes: false }).parse(atomFeed(feed)).feed
  expect(read.entry[1].title).toBe(HOSTILE.replace('\u0007', ''))
  expect(read.entry[1].id).toBe('tag:foyer.example,2026:en/event/17')
  // Compared as moments: it is the second of March in Honolulu as well, only later.
  expect(read.updated).toBe('2026-03-01T23:00:00-10:00')
  expect(new XMLParser().parse(atomFeed({ ...feed, entries: [] })).feed.updated).toBe('1970-01-01T00:00:00Z')
})

it('says the same as JSON', () => {
  const read = JSON.parse(jsonFeed(feed))
  expect(read).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' })
  expect(read.items[1]).toMatchObject({
    id: 'tag:foyer.example,2026:en/event/17',
    url: 'https://foyer.example/en/events/x/17',
    title: HOSTILE,
    date_modified: entry.updated,
  })
})
