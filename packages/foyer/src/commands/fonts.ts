import { makeFonts } from '../build/fonts/make-fonts.ts'
import { makePrintFonts } from '../build/fonts/make-print-fonts.ts'
import { loadSubset } from '../build/fonts/subset.ts'

/** `foyer fonts`: makes the fonts of the theme from the complete ones. */
try {
  const { theme } = await import('#house/theme')
  const subset = await loadSubset()
  for (const line of [...(await makeFonts(theme, subset)), ...(await makePrintFonts(theme, subset))])
    console.log(line)
} catch (error) {
  console.error(`\n  ${(error as Error).message}\n`)
  process.exit(1)
}
