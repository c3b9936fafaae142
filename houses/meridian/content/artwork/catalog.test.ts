import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'

const MASTERS = path.join(import.meta.dirname, 'masters')
const files = readdirSync(MASTERS)

describe('the artwork of the demo venue', () => {
  it('has a master for every entry of the catalog, and an entry for every master', () => {
    expect(catalog.map(({ file }) => file).sort()).toEqual(files.sort())
  })

  it.each(catalog)('$name is described in both languages, each in its own words', ({ alt, credit }) => {
    expect(alt.de.length).toBeGreaterThan(20)
    expect(alt.en.length).toBeGreaterThan(20)
    expect(alt.de).not.toBe(alt.en)
    expect(credit).not.toBe('')
    // Nobody owns a picture in the public domain.
    expect(credit).not.toContain('©')
  })

  it.each(catalog)('$name keeps its focal point within the picture', ({ focal }) => {
    for (const share of focal) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
    }
  })

  it('describes no two pictures alike', () => {
    expect(new Set(catalog.map(({ alt }) => alt.de)).size).toBe(catalog.length)
    expect(new Set(catalog.map(({ alt }) => alt.en)).size).toBe(catalog.length)
  })

  it('is small: no file above 300 kB, all of them below 10 MB', () => {
    const sizes = files.map((file) => ({ file, size: statSync(path.join(MASTERS, file)).size }))
    expect(sizes.filter(({ size }) => size > 300_000)).toEqual([])
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(10_000_000)
  })

  it('has an English version of every sheet with a German title or German names', () => {
    const lettered = catalog.filter(({ alt }) => /^(?:Plakat|Reihe|Lageplan:)/.test(alt.de))
    const german = lettered.filter(({ name }) => !name.endsWith('-en'))
    expect(german).toHaveLength(16 + 6 + 4)
    for (const { name, english } of german) expect(english, name).toBe(`${name}-en`)
  })

  it('gives every production the same format', async () => {
    const posters = catalog.filter(({ name }) => name.startsWith('poster-'))
    const sizes = await Promise.all(posters.map(({ file }) => sharp(path.join(MASTERS, file)).metadata()))
    expect(posters).toHaveLength(2 * 16)
    expect(new Set(sizes.map(({ width, height }) => `${width}×${height}`))).toEqual(new Set(['1200×1680']))
  })
})
