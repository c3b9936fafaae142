import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../../house/setup-error.ts'
import type { Face, Faces, FontFile, Theme } from '../../house/theme/roles.ts'
import { FACES, themeFolder } from '../theme-styles.ts'
import { rangesOf, SETS } from './characters.ts'
import { isBold, printFallback, rule, SAMPLE, usualFallbacks } from './fallback.ts'
import { type Measures, measure } from './font-tables.ts'
import { cut, findFont, type Subset } from './subset.ts'

/**
 * Makes what the theme says about its faces: `theme/fonts/` and `theme/faces.css`. Both are committed, so that neither a build nor
 * the site needs the complete fonts.
 *
 * Characters outside of `core` are in a family of their own, which follows it in `font-family`. As a part of the same family,
 * Chromium would look for a system font in place of each part that it has not loaded, for every size and weight of a page, and
 * wait for it.
 */
export async function makeFonts({ faces, facePairs = {} }: Theme, subset: Subset): Promise<string[]> {
  const rules: string[] = []
  const fallbacks: string[] = []
  const report: string[] = []
  mkdirSync(path.join(themeFolder, 'fonts'), { recursive: true })
  for (const face of eachOnce([faces, ...Object.values(facePairs)])) {
    const family = face.family[0] ?? ''
    for (const file of face.files ?? []) {
      for (const { name, part, characters } of SETS) {
        const made = `${file.name}-${name}.woff2`
        const font = await cut(subset, complete(file, part), characters, file)
        writeFileSync(path.join(themeFolder, 'fonts', made), font)
        rules.push(printFile(name === 'core' ? family : `${family} Latin`, file, made, characters))
        report.push(`${made} ${(font.length / 1024).toFixed(1)} kB`)
      }
    }
    if (!face.files?.length) continue
    for (const fallback of face.fallbacks ?? usualFallbacks(face.family))
      fallbacks.push(printFallback(family, fallback, await measuresOf(face, isBold(fallback), subset)))
  }
  if (report.length === 0)
    throw new SetupError('theme/theme.ts: no face has files, so there are no fonts to make.')
  writeFileSync(
    path.join(themeFolder, FACES),
    `/* Written by \`foyer fonts\`. */\n${rules.join('')}${fallbacks.join('')}`,
  )
  return report
}

/** The faces of a theme and of its pairs. A face of several pairs has the same first file in each. */
function eachOnce(pairs: Faces[]): Face[] {
  const faces = pairs.flatMap((pair) => Object.values(pair)).filter(({ files }) => files?.length)
  return [...new Map(faces.map((face) => [face.files?.[0]?.name, face])).values()]
}

function complete(file: FontFile, part: string): Buffer {
  return readFileSync(findFont(file.source.replace('*', part)))
}

function printFile(family: string, { weight, style }: FontFile, file: string, characters: string): string {
  return rule([
    `font-family: "${family}"`,
    `src: url("./fonts/${file}") format("woff2")`,
    `font-weight: ${weight}`,
    ...(style ? [`font-style: ${style}`] : []),
    'font-display: swap',
    `unicode-range:\n    ${rangesOf(characters)}`,
  ])
}

/** The measures of a face in its regular or its bold letters, as a variable font has them at the size of its kerning. */
async function measuresOf({ files = [] }: Face, bold: boolean, subset: Subset): Promise<Measures> {
  const weight = bold ? 700 : 400
  const upright = files.filter(({ style }) => !style)
  const file = upright.find((one) => includes(one.weight, weight)) ?? upright[0] ?? files[0]
  if (!file) throw new SetupError('theme/theme.ts: a face has no files.')
  const fixed = Object.entries(file.axes ?? {}).map(([axis, value]) => [
    axis,
    typeof value === 'number' ? value : Math.min(Math.max(weight, value.min), value.max),
  ])
  const variationAxes = { ...file.kerning, ...Object.fromEntries(fixed) }
  const font = await subset(complete(file, 'latin'), SAMPLE, {
    targetFormat: 'sfnt',
    ...(Object.keys(variationAxes).length > 0 && { variationAxes }),
  })
  return measure(font, SAMPLE)
}

function includes(range: string, weight: number): boolean {
  const [first = 0, last = first] = range.split(' ').map(Number)
  return first <= weight && weight <= last
}
