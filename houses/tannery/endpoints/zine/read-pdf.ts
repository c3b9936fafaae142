/** For tests: the pages of an uncompressed PDF as lines of text, read by the tables with which a viewer copies text. */
export function textOf(pdf: Buffer): string[] {
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
