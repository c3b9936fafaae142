import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../processes/editor-client.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startVarnish, type Varnish, varnish } from './install/varnish.ts'
import { peer } from './peer.ts'

const program = await peer('an edge', varnish)
const TOKEN = 'reader-of-the-figures'

describe.skipIf(!program)('a site behind a real Varnish', () => {
  const { folder, remove } = temporaryFolder()
  let edge: Varnish
  let site: FoyerProcess
  let admin: Editor
  /** An evening of the programme, and its page. */
  let event: { id: number; url: string }
  let PAGE: string

  beforeAll(async () => {
    const [port, sitePort] = [await freePort(), await freePort()]
    site = await startFoyer(folder, {
      ...WITHOUT_SHOP,
      PORT: String(sitePort),
      EDGE: 'varnish',
      EDGE_ADDRESSES: `http://127.0.0.1:${port}`,
      TRUST_PROXY: 'on',
      METRICS_TOKEN: TOKEN,
    })
    await site.opened
    edge = await startVarnish(program as string, folder, port, String(sitePort))
    admin = await Editor.logIn(site.address)
    const { results } = await admin.get<{ results: (typeof event)[] }>('/de/api/events/?page_size=1')
    event = results[0] as typeof event
    PAGE = event.url
    // The site tells a new edge what it has missed; then nothing more comes.
    await wait(5_000)
  })
  afterAll(async () => {
    await edge?.stop()
    await endAll()
    remove()
  })

  const at = (place: string, headers: Record<string, string> = {}) =>
    fetch(`${edge.address}${place}`, { headers, redirect: 'manual' })
  /** How many requests of pages have reached the site. */
  const asked = async () => {
    const answer = await fetch(`${site.address}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
    const lines = (await answer.text()).split('\n')
    const sum = (name: string) =>
      lines
        .filter((line) => line.startsWith(name) && (line.includes('route="/*"') || !line.includes('{')))
        .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
    return sum('foyer_stored_pages_total') + sum('foyer_answers_total')
  }
  const isSeen = async (word: string) => (await (await at(PAGE)).text()).includes(word)
  const change = async (word: string) => {
    const address = `/de/api/admin/events/event/${event.id}/`
    const { version } = await admin.get<{ version: number }>(address)
    await admin.post(address, { version, important_info: { de: `<p>${word}</p>`, en: '' } })
  }

  it('a page that is kept costs the site nothing, in each encoding', async () => {
    for (const encoding of ['br', 'gzip']) await (await at(PAGE, { 'Accept-Encoding': encoding })).text()
    const before = await asked()
    for (let n = 0; n < 100; n++) {
      const answer = await at(PAGE, { 'Accept-Encoding': n % 2 ? 'br' : 'gzip', Cookie: `visits=${n}` })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-encoding')).toBe(n % 2 ? 'br' : 'gzip')
      expect([...answer.headers.keys()].filter((name) => name.startsWith('surrogate'))).toEqual([])
      await answer.text()
    }
    expect(await asked()).toBe(before)
  })

  it('a browser that has the page is answered by the edge', async () => {
    const tag = (await at(PAGE)).headers.get('etag') ?? ''
    const before = await asked()
    expect((await at(PAGE, { 'If-None-Match': tag })).status).toBe(304)
    expect(await asked()).toBe(before)
  })

  it('queries that the page does not read never make a second copy', async () => {
    const before = await asked()
    for (const query of ['?x=1', '?x=1', '?utm_source=letter', '?utm_source=letter&utm_medium=mail'])
      expect((await at(PAGE + query)).status).toBe(200)
    // The edge asks for the first two, keeps neither, and takes the others for the page itself.
    expect(await asked()).toBe(before + 2)
  })

  it('what belongs to a person never enters', async () => {
    const cookie = admin.cookies
    const own = await (await at(PAGE, { Cookie: cookie })).text()
    const visitors = await (await at(PAGE)).text()
    expect(own).not.toBe(visitors)
    const before = await asked()
    await (await at(PAGE, { Cookie: cookie })).text()
    await (await at(PAGE, { Cookie: cookie })).text()
    expect(await asked()).toBe(before + 2)
    expect(await (await at(PAGE)).text()).toBe(visitors)
  })

  it('only the machines of the site may say what is forgotten, and only with tags', async () => {
    const refused = await fetch(edge.address, { method: 'PURGE', headers: { 'X-Forget': '.*' } })
    expect(refused.status).toBe(400)
  })

  it('a change is seen within a second', async () => {
    const times: number[] = []
    for (let n = 0; n < 20; n++) {
      const word = `Stand${n}Ende`
      await isSeen(word)
      await change(word)
      const start = performance.now()
      while (!(await isSeen(word)) && performance.now() - start < 5_000) await wait(10)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    console.log(
      `· a change is seen after ${Math.round(times[10] ?? 0)} ms (median), ${Math.round(times.at(-1) ?? 0)} ms (slowest of 20)`,
    )
    expect(times.at(-1)).toBeLessThan(1_000)
  })

  it('while the site is down visitors get what is kept', async () => {
    await (await at(PAGE)).text()
    site.kill('SIGSTOP')
    try {
      await wait(7_000)
      expect((await at(PAGE)).status).toBe(200)
    } finally {
      site.kill('SIGCONT')
    }
  })

  it('an edge that is down delays nobody, and hears of everything when it is back', async () => {
    await wait(7_000)
    await (await at(PAGE)).text()
    await edge.stop()
    const start = performance.now()
    await change('WährendDesAusfalls')
    expect(performance.now() - start).toBeLessThan(1_000)
    await edge.start()
    expect(await isSeen('WährendDesAusfalls')).toBe(true)
  })
})
