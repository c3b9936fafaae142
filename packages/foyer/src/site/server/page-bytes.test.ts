import { expect, it } from 'vitest'
import { createAnswers } from '../../platform/cache/answers.ts'
import { localChanges } from '../../platform/cache/changes.ts'
import { recordReads } from '../../platform/cache/reads.ts'
import { fakeClock } from '../../platform/time/clock.ts'
import { joinParts, jsonParts } from './page-bytes.ts'

const textOf = (value: unknown) => joinParts(jsonParts(value)).bytes.toString()

it.each([
  { shell: { nav: [{ title: 'Haus – „Theater“' }], alert: null }, page: undefined },
  { empty: {}, list: [undefined, { at: new Date(0) }], 'a "name"': true },
  { at: new Date(0) },
])('the data of a page is the JSON of it', (value) => {
  expect(textOf(value)).toBe(JSON.stringify(value))
})

it('nothing in the data of a page can end the element it stands in', () => {
  expect(textOf({ '</script>': '</script>' })).toBe('{"\\u003c/script>":"\\u003c/script>"}')
})

it('an answer for all, and what was taken out of it, is written once for all pages', async () => {
  const answers = createAnswers(fakeClock('2026-03-10T12:00:00Z'), localChanges())
  const asker = { reads: recordReads(), address: '192.0.2.1', signal: new AbortController().signal }
  const answer = (await answers.remember('list', asker, async (reads) => {
    reads.note('events')
    return { data: [{ title: 'Ein Abend' }] }
  })) as { data: object[] }
  const bytesIn = (value: object) =>
    jsonParts(value).filter((part) => (typeof part === 'string' ? part : part.bytes).includes('Ein Abend'))
  expect(bytesIn({ page: 1, list: answer.data })[0]).toBe(bytesIn({ page: 2, list: answer.data })[0])
  expect(bytesIn({ one: answer })[0]).toBe(bytesIn({ other: answer })[0])
  expect(bytesIn({ list: [...answer.data] })[0], 'no bytes that others have').toBeTypeOf('string')
})

it.each(['', ' – und noch einer'.repeat(100)])('half a letter is told as one that cannot be read', (more) => {
  expect(joinParts([`Ein \ud83d Abend –${more}`]).bytes.toString()).toBe(`Ein \ufffd Abend –${more}`)
})
