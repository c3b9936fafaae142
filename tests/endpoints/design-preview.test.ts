import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
let admin: Session
beforeAll(async () => {
  admin = await house.login('admin')
})

const storedDesign = async () => {
  const answer = await house.inject({ ...admin, url: '/de/api/admin/settings/design/1/' })
  return answer.json()
}
const preview = async (path: string, values: object) =>
  house.inject({
    ...admin,
    method: 'POST',
    url: '/de/api/admin/settings/design/preview/',
    payload: { path, values },
  })
const MARK = 'https://hinweise.example/nur-zur-vorschau'

describe('Back-office: the design before it is saved', () => {
  it('shows a page with what stands in the form, without a script', async () => {
    const values = { ...(await storedDesign()), whistleblower_link: MARK, date_format: '[Am] D.M.YYYY' }
    const answer = await preview('/de/programm', values)
    expect(answer.statusCode).toBe(200)
    const { html } = answer.json()
    expect(html).toContain(MARK)
    expect(html).toMatch(/Am \d+\.\d+\.20\d\d/)
    expect(html).toContain('rel="stylesheet"')
    expect(html).not.toMatch(/<script(?![^>]*ld\+json)|modulepreload/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('no stored page and no call picks it up, also one that is made right after', async () => {
    const before = await storedDesign()
    await preview('/de', { ...before, whistleblower_link: MARK })
    for (const url of ['/de', '/de', '/de/pageeditor-api/settings/']) {
      expect((await house.inject(url)).body).not.toContain(MARK)
      expect((await house.inject({ ...admin, url })).body).not.toContain(MARK)
    }
    expect(await storedDesign()).toEqual(before)
    const history = await house.inject({ ...admin, url: '/de/api/admin/settings/design/1/history/' })
    expect(history.body).not.toContain(MARK)
  })

  it('what could not be saved is not shown, either', async () => {
    const values = await storedDesign()
    const answer = await preview('/de', { ...values, date_format: '', logo_link: 'javascript:alert(1)' })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json()).toSorted()).toEqual(['date_format', 'logo_link'])
  })

  it('prices follow parsers.price in both languages', async () => {
    const values = await storedDesign()
    const programme = await preview('/en/events', { ...values, price_format: 'CHF 0.00' })
    expect(programme.json().html).toMatch(/CHF\u00a0\d/)
    // The options of the price filter have the usual form of the house, whatever the design says.
    expect(programme.json().html.replaceAll(/Up to €\d+/g, '')).not.toMatch(/€\d/)
  })

  it.each([
    ['//elsewhere.example/de', 400],
    ['https://elsewhere.example/', 400],
    ['/api/user-details', 400],
    ['/en/whats-on', 404],
  ])('only pages of the site are shown: %s', async (path, status) => {
    expect((await preview(path, await storedDesign())).statusCode).toBe(status)
  })
})
