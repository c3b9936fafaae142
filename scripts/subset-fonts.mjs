import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './root.mjs'

/**
 * Makes the fonts of the site from the complete ones: `node scripts/subset-fonts.mjs` writes `site/styles/fonts/` and
 * `site/styles/faces.css` of the package. Both are committed, so that a build does not need this script.
 * docs/decisions/018-the-first-view.md explains the subsets.
 */
const STYLES = path.join(root, 'packages/foyer/src/site/styles')
const resolve = createRequire(import.meta.url).resolve

/** Characters that hardly any text contains. */
const RARE = '$<>\\^`{|}~×−•'
/** German and English, and the é of "café": all characters of most first views. */
const CORE = without(`${span(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßé©·–—‘’‚“”„…€↑↓`, RARE)
/** The other western languages, in a file that is loaded only for a page with such a name; then those of the rest of Europe. */
const LATIN = without(
  `${RARE}${span(0xa0, 0xff)}\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc\u2002\u2009\u200b\u2032\u2033\u2039\u203a\u2044\u2122\u2215`,
  CORE,
)
const EXTENDED = without(`${span(0x100, 0x2ba)}${span(0x1e00, 0x1eff)}${span(0x20a0, 0x20c0)}`, CORE + LATIN)
const SETS = { core: ['latin', CORE], latin: ['latin', LATIN], 'latin-ext': ['latin-ext', EXTENDED] }

/** Features for text and for figures in columns. Small capitals, fractions and alternative letters are not used. */
const FEATURES = ['kern', 'ccmp', 'locl', 'liga', 'rlig', 'rvrn', 'tnum', 'lnum']
/** Names of instances for menus in design programs, and variable metrics of underlines. */
const NOT_NEEDED = ['STAT', 'MVAR', 'gasp']

const FACES = [
  {
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque-*-opsz-normal',
    weight: '200 800',
    // All weights and all optical sizes, for headings as well as small print.
    axes: { wght: { min: 350, max: 800 } },
    // Kerning for every weight and size would be larger than all letters, so all get that of a heading.
    kerning: { wght: 700, opsz: 30 },
  },
  {
    family: 'Fraunces',
    name: 'fraunces-regular',
    source: 'fraunces-*-opsz-normal',
    weight: '100 549',
    // For texts only, of 16 to 30 px.
    axes: { wght: 400, opsz: 20 },
  },
  {
    family: 'Fraunces',
    name: 'fraunces-bold',
    source: 'fraunces-*-opsz-normal',
    weight: '550 900',
    axes: { wght: 700, opsz: 20 },
  },
  {
    family: 'Fraunces',
    name: 'fraunces-italic',
    source: 'fraunces-*-opsz-italic',
    weight: '100 900',
    style: 'italic',
    axes: { wght: { min: 400, max: 700 }, opsz: 20 },
  },
]

/*
 * Characters outside `core` are in a family of their own, which follows it in `font-family`. As a part of the same family,
 * Chromium would look for a system font in place of each part that it has not loaded, for every size and weight of a page, and
 * wait for it.
 */
const rules = []
mkdirSync(path.join(STYLES, 'fonts'), { recursive: true })
for (const face of FACES) {
  for (const [set, [part, characters]] of Object.entries(SETS)) {
    const file = `${face.name}-${set}.woff2`
    const font = await cut(readSource(face.source.replace('*', part)), characters, face)
    writeFileSync(path.join(STYLES, 'fonts', file), font)
    rules.push(ruleOf(set === 'core' ? face : { ...face, family: `${face.family} Latin` }, file, characters))
    console.log(`${file} ${(font.length / 1024).toFixed(1)} kB`)
  }
}
writeFileSync(
  path.join(STYLES, 'faces.css'),
  `/* Written by scripts/subset-fonts.mjs. Self-hosted: nothing is asked of anyone else. */\n${rules.join('')}`,
)

function readSource(name) {
  const [family] = name.split(/-(?:latin)/)
  return readFileSync(resolve(`@fontsource-variable/${family}/files/${name}.woff2`))
}

async function cut(source, characters, { axes, kerning }) {
  const options = { noHinting: true, keepFeatures: FEATURES, dropTables: NOT_NEEDED, variationAxes: axes }
  if (!kerning) return subsetFont(source, characters, { ...options, targetFormat: 'woff2' })
  const font = await subsetFont(source, characters, { ...options, targetFormat: 'sfnt' })
  const one = await subsetFont(source, characters, {
    ...options,
    variationAxes: kerning,
    targetFormat: 'sfnt',
  })
  const tables = tablesOf(font)
  const fixed = tablesOf(one)
  // The letters must have the same order, or the kerning would belong to others.
  if (!tables.get('cmap').equals(fixed.get('cmap'))) throw new Error('The letters are not in the same order.')
  for (const name of ['GPOS', 'GDEF']) {
    if (fixed.has(name)) tables.set(name, fixed.get(name))
    else tables.delete(name)
  }
  const { variationAxes: _, ...rest } = options
  return subsetFont(fontOf(font.readUInt32BE(0), tables), characters, { ...rest, targetFormat: 'woff2' })
}

/** The tables of a font file, by their names. */
function tablesOf(font) {
  const rows = Array.from({ length: font.readUInt16BE(4) }, (_, row) => font.subarray(12 + 16 * row))
  return new Map(
    rows.map((row) => {
      const begin = row.readUInt32BE(8)
      return [row.toString('latin1', 0, 4), font.subarray(begin, begin + row.readUInt32BE(12))]
    }),
  )
}

/** The opposite. Checksums are left empty: the next program computes them. */
function fontOf(kind, tables) {
  const names = [...tables.keys()].sort()
  const head = Buffer.alloc(12 + 16 * names.length)
  head.writeUInt32BE(kind, 0)
  head.writeUInt16BE(names.length, 4)
  const parts = [head]
  let place = head.length
  names.forEach((name, row) => {
    const table = tables.get(name)
    head.write(name, 12 + 16 * row, 'latin1')
    head.writeUInt32BE(place, 12 + 16 * row + 8)
    head.writeUInt32BE(table.length, 12 + 16 * row + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    place += padded.length
  })
  return Buffer.concat(parts)
}

function ruleOf({ family, weight, style = 'normal' }, file, characters) {
  const lines = [
    `font-family: "${family}"`,
    `src: url("./fonts/${file}") format("woff2")`,
    `font-weight: ${weight}`,
    ...(style === 'normal' ? [] : [`font-style: ${style}`]),
    'font-display: swap',
    `unicode-range:\n    ${rangesOf(characters)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

function rangesOf(characters) {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0)).sort((a, b) => a - b)
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')
}

function without(characters, others) {
  return [...characters].filter((character) => !others.includes(character)).join('')
}
