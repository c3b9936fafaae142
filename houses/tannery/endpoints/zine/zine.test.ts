import { describe, expect, it } from 'vitest'
import { drawZine } from './zine.ts'

const evening = (day: string, title: string, status = 'scheduled') => ({
  ...{ day, title, status, time: '20:00', room: 'The Pit', prices: [4, 9] },
})
const venue = {
  ...{ name: 'The Tannery', street: 'Ropewalk 9', postal_code: 'SM1 0AA', city: 'Saltmouth' },
  directions: '<p>Along the water &amp; left.</p><p>The last bus is the 14.</p>',
}
const days = { first: '2026-11-19', last: '2026-12-19' }

describe('the zine', () => {
  it('is a PDF of one sheet: cover and way outside, the evenings inside', async () => {
    const evenings = [evening('2026-11-19', 'Dredger'), evening('2026-11-20', 'Off', 'cancelled')]
    const pdf = await drawZine({ ...days, venue, evenings })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.subarray(-6).toString()).toMatch(/%%EOF\n?$/)
    const [outside = '', inside = '', ...more] = textOf(pdf)
    expect(more).toEqual([])
    expect(outside).toContain('NOVEMBER')
    expect(outside).toContain('19 November 2026 to 19 December 2026')
    expect(outside).toContain('Along the water & left.')
    expect(inside.split('\n')).toEqual([
      '19',
      'DREDGER',
      '20:00  The Pit  £4–9',
      '20',
      'OFF',
      '20:00  The Pit  off',
    ])
  })

  it('holds its fonts', async () => {
    const source = (await drawZine({ ...days, venue, evenings: [] })).toString('latin1')
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(source).not.toMatch(/\/Type1\b/)
  })

  it('says so where nothing is on', async () => {
    const [, inside] = textOf(await drawZine({ ...days, venue: null, evenings: [] }))
    expect(inside).toContain('Nothing is on this month.')
  })

  it('has room for a full month, and for long titles with letters from everywhere', async () => {
    const long =
      'Ščerba and the Ørsted Wind Quartet Play Everything They Could Find in the Cellar of the Customs House'
    const evenings = Array.from({ length: 48 }, (_, at) =>
      evening(`2026-11-${10 + Math.floor(at / 3)}`, at % 8 === 0 ? long : 'Field Notes from a Car Park'),
    )
    const [, inside = '', ...more] = textOf(await drawZine({ ...days, venue, evenings }))
    expect(more).toEqual([])
    expect(inside.match(/20:00/g)).toHaveLength(48)
    expect(inside).toContain('SCERBA AND')
    expect(inside).not.toContain('more on the wall')
  })

  it('names how many it leaves out, instead of becoming illegible', async () => {
    const evenings = Array.from({ length: 300 }, () => evening('2026-11-20', 'Dredger'))
    const [, inside = ''] = textOf(await drawZine({ ...days, venue, evenings }))
    const count = inside.match(/20:00/g)?.length ?? 0
    expect(count).toBeGreaterThan(60)
    expect(inside).toContain(`and ${300 - count} more on the wall`)
  })
})

/** For tests: the pages of an uncompressed PDF as lines of text, read by the tables with which a viewer copies text. */
function textOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      id ?? '',
      body ?? '',
    ]),
  )
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? ''
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return pages.map((page) => {
    const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1])
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
        name,
        lettersOf(at(/\/ToUnicode (\d+) 0 R/.exec(at(id))?.[1])),
      ]),
    )
    return shown(at(/\/Contents (\d+) 0 R/.exec(page)?.[1]), fonts)
  })
}

/** From the number of a glyph to its letters. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const codes = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))),
      )
    }
  }
  return letters
}

function shown(content: string, fonts: Map<string | undefined, Map<number, string>>): string {
  let font = new Map<number, string>()
  const lines: string[] = []
  for (const [, name, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    const glyphs = [...(list ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    if (list) lines.push(glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '?').join(''))
  }
  return lines.join('\n')
}
