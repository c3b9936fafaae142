import zlib from 'node:zlib'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPage, publishVersion } from '../../packages/foyer/src/documents/create.ts'
import { documents, pageAddresses } from '../../packages/foyer/src/pages/tables.ts'
import { localChanges } from '../../packages/foyer/src/platform/cache/changes.ts'
import { and, eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { createApp } from '../../packages/foyer/src/server/app.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
/** Writes without announcements: if the old state is still shown afterwards, it was stored. */
const silently = { ...platform, changes: localChanges() }

async function retitle(needs: typeof platform, path: string, headline: string): Promise<void> {
  const [document] = await platform.db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(pageAddresses, eq(pageAddresses.pageId, documents.pageId))
    .where(and(eq(pageAddresses.path, path), eq(pageAddresses.locale, 'de'), eq(documents.locale, 'de')))
  await publishVersion(needs, {
    documentId: document?.id ?? 0,
    locale: 'de',
    fields: { title: 'Titel', headline },
    modules: [],
  })
}

/** A page that was not requested before, after all earlier writes were announced. */
async function addPage(path: string): Promise<void> {
  const language = { path, fields: { title: path, headline: `Seite ${path}` }, modules: [] }
  await createPage(silently, { languages: { de: language, en: language } })
  await untilHeard(platform, platform)
}

describe('a visitor’s page is stored', () => {
  it('with an ETag, under which it need not be sent again', async () => {
    const first = await house.inject('/de')
    expect(first.headers.etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await house.inject({ url: '/de', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
    const other = await house.inject({ url: '/de', headers: { 'if-none-match': '"another"' } })
    expect(other.statusCode).toBe(200)
  })

  it.each(['"other", ETAG', 'W/ETAG', '*'])(
    'and is known by every form of If-None-Match: %s',
    async (form) => {
      const { etag } = (await house.inject('/de')).headers
      const headers = { 'if-none-match': form.replace('ETAG', String(etag)) }
      expect((await house.inject({ url: '/de', headers })).statusCode).toBe(304)
    },
  )

  it('and answered from there until a write drops it', async () => {
    await addPage('gespeichert')
    const first = await house.inject('/de/gespeichert')
    const asking = vi.spyOn(platform.answers, 'remember')
    expect((await house.inject('/de/gespeichert')).body).toBe(first.body)
    expect(asking, 'nothing was rendered').not.toHaveBeenCalled()
    asking.mockRestore()
    await retitle(platform, 'gespeichert', 'Bemerkt')
    const changed = await house.inject('/de/gespeichert')
    expect(changed.body).toContain('Bemerkt')
    expect(changed.headers.etag).not.toBe(first.headers.etag)
  })

  it('in every encoding alike', async () => {
    const ask = (encoding?: string) =>
      house.inject({ url: '/de', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })
    const plain = await ask()
    expect(plain.headers['content-encoding']).toBeUndefined()
    const decoders = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync }
    for (const round of ['as it is stored', 'from the store']) {
      for (const [encoding, decode] of Object.entries(decoders)) {
        const answer = await ask(encoding)
        expect(answer.headers['content-encoding'], round).toBe(encoding)
        expect(answer.headers.vary).toContain('Accept-Encoding')
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length)
        expect(decode(answer.rawPayload).equals(plain.rawPayload), `${encoding} ${round}`).toBe(true)
      }
    }
    expect((await ask('gzip, br')).headers['content-encoding']).toBe('br')
    expect((await ask('br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined()
  })

  it('whatever is written while it is made', async () => {
    await addPage('wettlauf')
    for (let round = 0; round < 15; round++) {
      await Promise.all([
        house.inject('/de/wettlauf'),
        retitle(platform, 'wettlauf', `Runde ${round}.`),
        house.inject('/de/wettlauf'),
      ])
      expect((await house.inject('/de/wettlauf')).body).toContain(`Runde ${round}.`)
    }
  })

  it('but a 404 is not', async () => {
    expect((await house.inject('/de/spaeter')).statusCode).toBe(404)
    await addPage('spaeter')
    expect((await house.inject('/de/spaeter')).statusCode).toBe(200)
  })

  it('and no query makes another of it', async () => {
    await addPage('anfrage')
    await house.inject('/de/anfrage')
    const asking = vi.spyOn(platform.answers, 'remember')
    await house.inject('/de/anfrage?anything=1')
    expect(asking).not.toHaveBeenCalled()
    asking.mockRestore()
  })
})

describe('a page made with a session', () => {
  it('is not stored, and so never a visitor’s', async () => {
    await addPage('mit-sitzung')
    const editor = await house.login('editor')
    const mine = await house.inject({ ...editor, url: '/de/mit-sitzung' })
    expect(mine.statusCode).toBe(200)
    expect(mine.headers.etag).toBeUndefined()
    await retitle(silently, 'mit-sitzung', 'Erst danach')
    expect((await house.inject('/de/mit-sitzung')).body).toContain('Erst danach')
  })

  it('is made afresh though a visitor’s is stored', async () => {
    await addPage('frisch')
    await house.inject('/de/frisch')
    await retitle(silently, 'frisch', 'Frisch gelesen')
    const editor = await house.login('editor')
    expect((await house.inject({ ...editor, url: '/de/frisch' })).body).toContain('Frisch gelesen')
    expect((await house.inject('/de/frisch')).body).not.toContain('Frisch gelesen')
  })

  it('personal screens are not stored either: the login form', async () => {
    const answer = await house.inject('/de/user/login?next=/de/haus')
    expect(answer.body).toContain('name="next"')
    expect((await house.inject('/de/user/login?next=/de/besuch')).body).toContain('value="/de/besuch"')
  })
})

describe('hosts', () => {
  it('of this machine do not share pages where PUBLIC_URL is not set', async () => {
    for (const round of [1, 2]) {
      for (const host of ['one.localhost', 'localhost:8080']) {
        const answer = await house.inject({ url: '/de', headers: { host } })
        expect(answer.body, `round ${round}`).toContain(`<link rel="canonical" href="http://${host}/de"`)
      }
    }
  })

  it('quality, Security: that somebody made up stand in nothing that is told', async () => {
    const sent = { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' }
    for (const headers of [sent, { ...sent, host: 'localhost' }]) {
      for (const url of ['/de', '/sitemap.xml', '/de/programm.ics', '/de/magazin/feed.xml', '/api/docs']) {
        const answer = await house.inject({ url, headers })
        expect(answer.body + JSON.stringify(answer.headers), url).not.toContain('elsewhere.example')
      }
    }
  })

  it('share them where it is, under its name', async () => {
    const named = await startTestApp({ environment: { PUBLIC_URL: 'https://house.example' } })
    try {
      const answers = await Promise.all(
        ['one.example', 'two.example'].map((host) => named.inject({ url: '/de', headers: { host } })),
      )
      for (const { body } of answers) {
        expect(body).toContain('<link rel="canonical" href="https://house.example/de"')
        expect(body).not.toMatch(/(one|two)\.example/)
      }
    } finally {
      await named.close()
    }
  })
})

if (process.env.TEST_DATABASE === 'postgres') {
  it('a write in one process drops the page in every other', async () => {
    const neighbour = await createApp({
      config: platform.config,
      clock: house.clock,
      log: pino({ level: 'silent' }),
      checkAnswers: true,
    })
    try {
      await addPage('nachbarn')
      await untilHeard(neighbour.platform, platform)
      const read = async () => (await neighbour.server.inject('/de/nachbarn')).body
      expect(await read()).toContain('Seite nachbarn')
      await retitle(silently, 'nachbarn', 'Unbemerkt')
      expect(await read(), 'the neighbour has stored it').toContain('Seite nachbarn')
      await retitle(platform, 'nachbarn', 'Gehört')
      await vi.waitFor(async () => expect(await read()).toContain('Gehört'), { timeout: 5_000, interval: 20 })
    } finally {
      await neighbour.close()
    }
  })
}
