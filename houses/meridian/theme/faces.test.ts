import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const faces = readFileSync(new URL('faces.css', import.meta.url), 'utf8')
  .split('@font-face')
  .filter((rule) => rule.includes('url('))
  .map((rule) => ({
    family: rule.match(/font-family: "([^"]*)"/)?.[1] ?? '',
    file: rule.match(/fonts\/([\w-]+)\.woff2/)?.[1] ?? '',
  }))

it('quality, Speed, A first page: no family has a part that a first view leaves unfetched, which Chromium would look for a stand-in of', () => {
  expect(faces.length).toBeGreaterThan(3)
  for (const { family, file } of faces)
    expect([file, family.endsWith(' Latin')]).toEqual([file, !file.endsWith('-core')])
})
