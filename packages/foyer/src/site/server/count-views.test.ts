import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import type { Finished } from '../../platform/http/finished.ts'
import { createViewCounter, isLook } from './count-views.ts'

const HERE = '192.0.2.1'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const asked = (headers: Record<string, string>, method = 'GET') => ({ method, headers }) as IncomingMessage

it('a person’s browser looks at a page', () => {
  expect(isLook(asked({ 'user-agent': FIREFOX }))).toBe(true)
})

it.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.0' }],
  ['whoever does not say what it is', {}],
  ['a browser that fetches ahead', { 'user-agent': FIREFOX, 'sec-purpose': 'prefetch' }],
])('%s does not', (_name, headers) => {
  expect(isLook(asked(headers))).toBe(false)
})

it('nobody looks who asks for the headers alone', () => {
  expect(isLook(asked({ 'user-agent': FIREFOX }, 'HEAD'))).toBe(false)
})

it('a stored page is counted under what it was marked with, and one that is not marked under nothing', () => {
  const counted: string[] = []
  const views = createViewCounter((path) => counted.push(path))
  const page = {} as Finished
  const request = asked({ 'user-agent': FIREFOX })
  views.countStored(request, page, HERE)
  views.mark(page, '/de')
  views.countStored(request, page, HERE)
  views.countStored(asked({}), page, HERE)
  views.countMade(request, '/en', HERE)
  views.countMade(request, null, HERE)
  expect(counted).toEqual(['/de', '/en'])
})
