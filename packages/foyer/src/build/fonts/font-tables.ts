/** The tables of a font file (OpenType), by their names. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, row) => font.subarray(12 + 16 * row))
  return new Map(
    rows.map((row) => {
      const begin = row.readUInt32BE(8)
      return [row.toString('latin1', 0, 4), font.subarray(begin, begin + row.readUInt32BE(12))]
    }),
  )
}

/** The opposite. Checksums are left empty: the next program computes them. */
export function fontOf(kind: number, tables: Map<string, Buffer>): Buffer {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const head = Buffer.alloc(12 + 16 * entries.length)
  head.writeUInt32BE(kind, 0)
  head.writeUInt16BE(entries.length, 4)
  const parts = [head]
  let place = head.length
  for (const [row, [name, table]] of entries.entries()) {
    head.write(name, 12 + 16 * row, 'latin1')
    head.writeUInt32BE(place, 12 + 16 * row + 8)
    head.writeUInt32BE(table.length, 12 + 16 * row + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    place += padded.length
  }
  return Buffer.concat(parts)
}

export interface Measures {
  /** The mean width of a character of a text, and the height above and below its line, each as a part of the font size. */
  width: number
  ascent: number
  descent: number
}

/** How large the letters of a text are in a font. */
export function measure(font: Buffer, text: string): Measures {
  const tables = tablesOf(font)
  const table = (name: string) => {
    const found = tables.get(name)
    if (!found) throw new Error(`The font has no table ${name}.`)
    return found
  }
  const em = table('head').readUInt16BE(18)
  const [hhea, hmtx, glyphOf] = [table('hhea'), table('hmtx'), glyphsIn(table('cmap'))]
  const widths = hhea.readUInt16BE(34)
  const widthOf = (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1))
  const sum = [...text].reduce((total, letter) => total + widthOf(glyphOf(letter.codePointAt(0) ?? 0)), 0)
  return {
    width: sum / [...text].length / em,
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
  }
}

/** The glyph of a character, from the subtable in format 4, which every font with letters of Europe has. */
function glyphsIn(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, row) => cmap.readUInt32BE(4 + 8 * row + 4))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('The font has no table of letters in format 4.')
  const size = cmap.readUInt16BE(at + 6)
  const [ends, starts] = [at + 14, at + 16 + size]
  return (code) => {
    for (let row = 0; row < size; row += 2) {
      if (cmap.readUInt16BE(ends + row) < code) continue
      const start = cmap.readUInt16BE(starts + row)
      if (start > code) return 0
      const delta = cmap.readUInt16BE(starts + size + row)
      const place = starts + 2 * size + row
      const range = cmap.readUInt16BE(place)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = cmap.readUInt16BE(place + range + 2 * (code - start))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
