import type { Fallback, Like } from '../../house/theme/roles.ts'
import type { Measures } from './font-tables.ts'

/** Letters in the numbers in which they are in German and English texts. */
export const SAMPLE =
  'Die Nacht der langen Schatten beginnt um neunzehn Uhr im großen Saal, und wer später kommt, hört den zweiten Teil. ' +
  'The doors open an hour before the play; every seat has a good view of the stage.'

interface Local {
  /** The names of fonts of these widths, as systems write them. */
  names: string[]
  /** The mean width of a letter of the sample, as a part of the font size. */
  width: number
  /** Wider than most: where a machine has it, it has no narrower one. */
  isWide?: boolean
}

/** The fonts that machines have. They differ in width, and so do their bold letters. */
const LOCAL: Record<Like, Local> = {
  Arial: { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.458 },
  'Arial Bold': {
    names: [
      ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      ...['Roboto Bold', 'Roboto-Bold'],
    ],
    width: 0.488,
  },
  'DejaVu Sans': { names: ['DejaVu Sans', 'Verdana'], width: 0.521, isWide: true },
  'DejaVu Sans Bold': {
    names: ['DejaVu Sans Bold', 'DejaVuSans-Bold', 'Verdana Bold', 'Verdana-Bold'],
    width: 0.586,
    isWide: true,
  },
  Georgia: { names: ['Georgia'], width: 0.471 },
  'DejaVu Serif': { names: ['DejaVu Serif'], width: 0.526, isWide: true },
}

/** The fallbacks of a face that names none. */
export function usualFallbacks(family: string[]): Fallback[] {
  if (family.at(-1) === 'serif') return [{ like: 'Georgia' }, { like: 'DejaVu Serif' }]
  return [
    { like: 'Arial', weight: '100 599' },
    { like: 'Arial Bold', weight: '600 900' },
    { like: 'DejaVu Sans', weight: '100 599' },
    { like: 'DejaVu Sans Bold', weight: '600 900' },
  ]
}

export function isBold({ like }: Fallback): boolean {
  return like.endsWith('Bold')
}

/** A font of the machine with the measures of the real one, so that lines break in the same places before and after that arrives. */
export function printFallback(family: string, fallback: Fallback, font: Measures): string {
  const { names, width, isWide } = LOCAL[fallback.like]
  const size = fallback.size ?? Math.round((font.width / width) * 100)
  const of = (height: number) => `${Math.round((height / size) * 10_000)}%`
  const lines = [
    `font-family: "${family}${isWide ? ' Wide' : ''} Fallback"`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    ...(fallback.weight ? [`font-weight: ${fallback.weight}`] : []),
    `size-adjust: ${size}%`,
    `ascent-override: ${of(font.ascent)}`,
    `descent-override: ${of(font.descent)}`,
    'line-gap-override: 0%',
  ]
  return rule(lines)
}

export function rule(lines: string[]): string {
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}
