import { afterAll, describe, expect, it } from 'vitest'
import { EMBED_PROVIDERS } from '../../packages/foyer/src/contract/embed-providers.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { hashSource } from '../../packages/foyer/src/platform/http/security-headers.ts'
import { APPEND_SCRIPTS } from '../../packages/foyer/src/site/server/first-view/append-scripts-source.ts'
import { HIDE_DISMISSED } from '../../packages/foyer/src/site/shell/alert/hide-dismissed.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app

/** Our own inline scripts. */
const IN_PAGE = [APPEND_SCRIPTS, HIDE_DISMISSED].map(hashSource)

async function policyOf(url: string, headers = {}): Promise<Record<string, string[]>> {
  const header = String((await house.inject({ url, headers })).headers['content-security-policy'])
  const rules = header.split('; ').map((rule) => rule.split(' '))
  return Object.fromEntries(rules.map(([name, ...sources]) => [name, sources]))
}
const setTagManager = (tagManagerId: string) =>
  writeSettings(platform, 'design', { cookies: { tagManagerId } })

describe('the content security policy', () => {
  it('lists the consent providers as the only foreign frames, beside our own for the HTML of admins', async () => {
    const origins = Object.values(EMBED_PROVIDERS).map(({ origin }) => origin)
    expect((await policyOf('/de'))['frame-src']).toEqual(["'self'", ...origins])
  })

  it('lets no foreign script in while no tag manager is set, nor for an id that is none', async () => {
    await setTagManager('')
    for (const id of ['GTM-', 'evil.example']) {
      // Most of them are refused when storing.
      await setTagManager(id).catch(() => {})
      expect((await policyOf('/de'))['script-src']).toEqual(["'self'", ...IN_PAGE])
    }
  })

  it('lets the tag manager in on pages, stored or not, from the moment it is set until it is taken out', async () => {
    await setTagManager('GTM-TEST1')
    const first = await house.inject('/de')
    const again = { 'if-none-match': String(first.headers.etag) }
    for (const headers of [{}, again]) {
      const policy = await policyOf('/de', headers)
      expect(policy['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com', ...IN_PAGE])
      expect(policy['default-src']).toEqual(["'none'"])
    }
    const missing = await policyOf('/de/gibt-es-nicht')
    expect(missing['script-src']).toContain('https://*.googletagmanager.com')
    expect((await policyOf('/de/api/breaking-news/'))['script-src']).toEqual(["'self'"])

    await setTagManager('')
    expect((await policyOf('/de'))['script-src']).toEqual(["'self'", ...IN_PAGE])
  })

  it('lets no script stand in a page but those two', async () => {
    const { body } = await house.inject('/de')
    const inPage = [...body.matchAll(/<script(?![^>]*application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    )
    expect(inPage).toEqual([APPEND_SCRIPTS, HIDE_DISMISSED])
  })
})
