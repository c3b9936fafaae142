import { afterAll, describe, expect, it } from 'vitest'
import { addEvent, bilingual } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

const title = '</a><script>alert(1)</script> & "x"'
const id = await addEvent(house, '2027-03-01T19:00:00Z', { title: bilingual(title, title) })
const hidden = await addEvent(house, '2027-03-01T19:00:00Z', { title: bilingual('Geheim'), isOnline: false })
const { url } = (await house.inject(`/en/api/events/${id}/`)).json()
const ask = (address: string, more = '') =>
  house.inject(`/api/oembed?url=${encodeURIComponent(address)}${more}`)

describe('the card of an event for other sites', () => {
  it('is found from its page, and is a quotation with a link and no script', async () => {
    const page = (await house.inject(url)).body
    const [, link = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? []
    const answer = await house.inject(link.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const card = answer.json()
    expect(card).toMatchObject({
      version: '1.0',
      type: 'rich',
      title,
      width: 600,
      provider_name: 'Haus Meridian',
    })
    expect(card.html).toMatch(
      /^<blockquote lang="en"><p><a href="http:\/\/localhost[^"]*">&lt;\/a&gt;&lt;script&gt;/,
    )
    expect(card.html).not.toContain('<script')
    expect((await ask(`http://localhost:80${url}`, '&maxwidth=300')).json().width).toBe(300)
  })

  it.each([
    ['another site', `https://elsewhere.example${url}`],
    ['another page', 'http://localhost:80/en'],
    ['no address', 'x'],
    ['a hidden event', `http://localhost:80/de/programm/geheim/${hidden}`],
  ])('there is none of %s', async (_name, address) => {
    expect((await ask(address)).statusCode).toBe(404)
  })

  it('is JSON only', async () => {
    expect((await ask(`http://localhost:80${url}`, '&format=xml')).statusCode).toBe(404)
    expect((await house.inject('/api/oembed')).statusCode).toBe(404)
  })
})

it('previews know the picture, its words and the title', async () => {
  const page = (await house.inject(url)).body
  expect(page).toContain('property="og:title"')
  expect(page).toContain('property="og:url"')
})
