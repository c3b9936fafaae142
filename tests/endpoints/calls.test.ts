import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import type { Call } from '../../packages/foyer/src/contract/endpoint.ts'
import { isFailure } from '../../packages/foyer/src/contract/errors.ts'
import { failureBody } from '../../packages/foyer/src/contract/failure-body.ts'
import type { Locale } from '../../packages/foyer/src/contract/locale.ts'
import { accounts } from '../../packages/foyer/src/domains/accounts/endpoints.ts'
import { settings } from '../../packages/foyer/src/domains/settings/endpoints.ts'
import { pages } from '../../packages/foyer/src/pages/endpoints.ts'
import { pageTexts } from '../../packages/foyer/src/pages/text-endpoints.ts'
import { recordReads } from '../../packages/foyer/src/platform/cache/reads.ts'
import { localCall, registerAll } from '../../packages/foyer/src/platform/endpoints/local-call.ts'
import { VISITOR } from '../../packages/foyer/src/platform/viewer.ts'
import { httpCall } from '../../packages/foyer/src/site/browser/http-call.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
await house.app.server.listen({ port: 0, host: '127.0.0.1' })
const { port } = house.app.server.server.address() as AddressInfo

const inProcess = (locale: Locale): Call =>
  localCall(
    registerAll(house.app.endpoints),
    {
      ...house.app.platform,
      viewer: VISITOR,
      locale,
      reads: recordReads(),
      cookies: { get: () => undefined, set: () => {}, clear: () => {} },
      origin: () => 'http://localhost',
      address: '127.0.0.1',
      agent: '',
      signal: new AbortController().signal,
    },
    { checkAnswers: true },
  )
const overHttp = (locale: Locale): Call =>
  httpCall({ locale, origin: `http://127.0.0.1:${port}`, readCookie: () => undefined })

/** Every way in which a call can end, for both callers. */
const CASES: [string, (call: Call) => Promise<unknown>][] = [
  ['a plain answer', (call) => call(settings.read)],
  ['a list', (call) => call(pages.nav)],
  ['a rest parameter left empty', (call) => call(pages.page, {})],
  ['a rest parameter', (call) => call(pages.page, { slug: 'haus' })],
  ['a rest parameter with odd characters', (call) => call(pages.page, { slug: 'ä b/%2F?#&' })],
  ['a path parameter', (call) => call(pageTexts.sectionBySlug, { slug: 'none' })],
  ['a malformed path parameter', (call) => call(pageTexts.sectionBySlug, { slug: 'no spaces' })],
  ['a malformed query value', (call) => call(pages.page, { slug: 'haus', version_id: 'x' })],
  ['a parameter that needs a role', (call) => call(pages.page, { slug: 'haus', version_id: 1 })],
  ['a call that needs a role', (call) => call(accounts.editor)],
  ['an answer about the caller', (call) => call(accounts.details)],
]

const outcome = (locale: Locale, result: Promise<unknown>) =>
  result.then(
    (answer) => ({ answer }),
    (error: unknown) => {
      if (!isFailure(error)) throw error
      return { status: error.status, code: error.code, body: failureBody(error, locale) }
    },
  )

describe.each(['de', 'en'] as const)('one operation, two callers, in %s', (locale) => {
  it.each(CASES)('%s', async (_name, run) => {
    const local = await outcome(locale, run(inProcess(locale)))
    const remote = await outcome(locale, run(overHttp(locale)))
    expect(remote).toEqual(local)
  })

  it('says the same in its language', async () => {
    const { answer } = (await outcome(locale, overHttp(locale)(pages.page, {}))) as {
      answer: { urls: object; headline: string }
    }
    expect(answer.urls).toEqual({ de: '/de', en: '/en' })
    expect(answer.headline).toContain(locale === 'de' ? 'Sonne' : 'sun')
  })
})
