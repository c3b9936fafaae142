import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { houseFolder } from '../house/folder.ts'
import { printSignals, printTheme } from '../house/theme/print-theme.ts'
import type { Theme } from '../house/theme/roles.ts'
import { made } from './places.ts'

export const themeFolder = path.join(houseFolder, 'theme')
/** What `foyer fonts` writes. */
export const FACES = 'faces.css'

/** The icon of the site, served as /favicon.svg. A house without one has a plain one. */
export const themeIcon = path.join(themeFolder, 'icon.svg')

/** The logo in the header; without it the name of the house stands there. */
export const themeLogo = path.join(themeFolder, 'logo.svg')

/** The styles of the theme, a file because a style sheet can only import files. Both entries import it before everything else. */
export const themeStyles = made('theme.css')

/**
 * Layers in their order: what a later one says counts. All of the package is inside `foyer`: a sheet says `@layer ui`, and the build
 * puts `foyer` around it (`house-plugin.ts`).
 */
const OURS = ['reset', 'tokens', 'base', 'grid', 'ui', 'modules', 'site', 'signals']
const ORDER = `@layer ${OURS.map((name) => `foyer.${name}`).join(', ')}, house, print;`

/** Prints the theme, and includes the house's own style sheets in the layer `house`. */
export function writeThemeStyles(theme: Theme): void {
  const own = stylesIn(themeFolder).map((file) => {
    const address = JSON.stringify(
      path.relative(made(), path.join(themeFolder, file)).replaceAll(path.sep, '/'),
    )
    return `@import ${address}${file === FACES ? '' : ' layer(house)'};\n`
  })
  const tokens = `@layer foyer.tokens {\n${printTheme(theme)}}\n@layer foyer.signals {\n${printSignals(theme)}}\n`
  const css = `${ORDER}\n${own.join('')}${tokens}`
  if (existsSync(themeStyles) && readFileSync(themeStyles, 'utf8') === css) return
  mkdirSync(made(), { recursive: true })
  writeFileSync(themeStyles, css)
}

function stylesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
}
