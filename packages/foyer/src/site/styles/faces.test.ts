import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const faces = read('faces.css')
  .split('@font-face')
  .slice(1)
  .map((rule) => ({
    family: rule.match(/font-family: "([^"]*)"/)?.[1] ?? '',
    file: rule.match(/fonts\/([\w-]+)\.woff2/)?.[1] ?? '',
  }))

it('quality, Speed, A first page: no family has a part that a first view leaves unfetched, which Chromium would look for a stand-in of', () => {
  expect(faces.length).toBeGreaterThan(3)
  for (const { family, file } of faces)
    expect([file, family.endsWith(' Latin')]).toEqual([file, !file.endsWith('-core')])
})

it('rarer letters are looked for right behind the letters of their face, before any other', () => {
  for (const family of new Set(faces.map(({ family }) => family.replace(/ Latin$/, ''))))
    expect(read('tokens.css')).toContain(`"${family}", "${family} Latin", "`)
})
