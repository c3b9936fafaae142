import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { mp4, wav } from '../support/small-files.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')

const isArriving = (name: string) => name.startsWith('foyer-upload-')
const upload = (content: Buffer, name: string) => {
  const payload = new FormData()
  payload.set('file', new File([new Uint8Array(content)], name))
  return house.inject({ method: 'POST', url: '/api/admin/media/file/', payload, ...editor })
}

it.each([
  ['a recording', wav(), 'glocke.mp3', /^\/media\/files\/[0-9a-f]{16}\.wav$/],
  ['a film', mp4(), 'film', /^\/media\/files\/[0-9a-f]{16}\.mp4$/],
])(
  '%s is what its content says, is there byte for byte, and is taken once',
  async (_kind, content, name, at) => {
    const taken = await upload(content, name)
    expect(taken.statusCode, taken.body).toBe(200)
    const { id, address, size } = taken.json()
    expect(address).toMatch(at)
    expect(size).toBe(content.length)
    expect((await house.inject(address)).rawPayload.equals(content)).toBe(true)
    expect((await upload(content, name)).json().id).toBe(id)
  },
)

it('quality, Security, Uploads: what calls itself a film and is none is refused', async () => {
  const answer = await upload(Buffer.from(`\0\0\0\x18ftypisom${'<script>'.repeat(99)}`), 'film.mp4')
  expect(answer.statusCode).toBe(415)
})

it('a picture is not decorative unless somebody says so, and the library finds those without a description', async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const taken = async (name: string, words: Record<string, string>) => {
    const payload = new FormData()
    payload.set('file', new File([new Uint8Array(bytes)], name))
    for (const [field, word] of Object.entries(words)) payload.set(field, word)
    const answer = await house.inject({ method: 'POST', url: '/api/admin/media/image/', payload, ...editor })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const bare = await taken('bare.png', {})
  const decorative = await taken('decorative.png', { is_decorative: 'true' })
  const described = await taken('described.png', { alt_de: 'Rot', alt_en: 'Red' })
  expect([bare, decorative, described].map(({ is_decorative }) => is_decorative)).toEqual([
    false,
    true,
    false,
  ])
  const answer = await house.inject({ url: '/api/admin/media/image/?mark=no_description', ...editor })
  const found = answer.json().results.map(({ id }: { id: number }) => id)
  expect(found).toContain(bare.id)
  expect(found).not.toContain(decorative.id)
  expect(found).not.toContain(described.id)
})

it('what arrived leaves nothing behind, taken or refused', async () => {
  const before = readdirSync(tmpdir()).filter(isArriving)
  await upload(wav(), 'a.wav')
  await upload(Buffer.from('none'), 'b.wav')
  expect(
    readdirSync(tmpdir())
      .filter(isArriving)
      .filter((name) => !before.includes(name)),
  ).toEqual([])
})
