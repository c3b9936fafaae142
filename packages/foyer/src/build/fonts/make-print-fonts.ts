import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRINT_FACES, type PrintFace } from '../../house/theme/print-faces.ts'
import type { Theme } from '../../house/theme/roles.ts'
import { themeFolder } from '../theme-styles.ts'
import { SETS } from './characters.ts'
import { findFont, type Subset } from './subset.ts'

/**
 * Makes the fonts of the month sheet: one file for each of its faces, of one weight. A PDF embeds neither the compressed files for
 * browsers nor a font of several weights.
 */
export async function makePrintFonts({ faces, display }: Theme, subset: Subset): Promise<string[]> {
  const characters = SETS.filter(({ part }) => part === 'latin')
    .map((set) => set.characters)
    .join('')
  const weights: Record<PrintFace, number> = { title: Number(display.weight), bold: 650, text: 400 }
  const report: string[] = []
  for (const [name, file] of Object.entries(PRINT_FACES) as [PrintFace, string][]) {
    const [source] = faces.spoken.files ?? []
    if (!source) continue
    const font = await subset(readFileSync(findFont(source.source.replace('*', 'latin'))), characters, {
      targetFormat: 'sfnt',
      noHinting: true,
      variationAxes: pinned(source.axes ?? {}, weights[name], name === 'title' ? 40 : 12),
    })
    writeFileSync(path.join(themeFolder, 'fonts', file), font)
    report.push(`${file} ${(font.length / 1024).toFixed(1)} kB`)
  }
  return report
}

type Axes = Record<string, number | { min: number; max: number }>

/** Every axis at one value: the weight and the optical size asked for, as far as the font has them. */
function pinned(axes: Axes, weight: number, size: number): Record<string, number> {
  const wanted: Record<string, number> = { wght: weight, opsz: size }
  return Object.fromEntries(
    Object.entries(axes).map(([axis, range]) => {
      if (typeof range === 'number') return [axis, range]
      return [axis, Math.min(range.max, Math.max(range.min, wanted[axis] ?? range.min))]
    }),
  )
}
