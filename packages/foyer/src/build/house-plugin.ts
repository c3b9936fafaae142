import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { facts, house } from '#house/facts'
import { houseRoutes } from '#house/routes'
import { darkPageColours, pageColours, theme, treatment } from '#house/theme'
import { partFolders } from '../house/part-folders.ts'
import { moduleFilesIn, screenFilesIn, slotFilesIn, wordFilesIn } from '../house/read-folder.ts'
import { panelFilesIn } from '../house/read-server-parts.ts'
import { type SlotPlace, slotPlace } from '../house/slot-names.ts'
import { swissSpelling } from '../house/swiss-spelling.ts'
import { packageFile, packageSource } from './places.ts'
import { themeLogo, themeStyles, writeThemeStyles } from './theme-styles.ts'

/**
 * What the bundles know of the house. Source code imports these names; on Node they are files of `house/` that read the folder
 * (package.json, imports), and here they are modules that are printed while the bundle is made.
 */
const PRINTED: Record<string, () => string> = {
  '#house/facts': () => `export const facts = ${JSON.stringify(facts)}`,
  '#house/modules': () => {
    const modules = moduleFilesIn(partFolders)
    const imports = modules.map(({ schema }, at) => `import * as m${at} from ${name(schema)}`)
    const found = modules.map(({ model }, at) => `definitionIn(m${at}, ${JSON.stringify(model)})`)
    return [
      `import { definitionIn } from ${name(packageFile('house/definition-in'))}`,
      ...imports,
      `export const houseModules = [${found}]`,
    ].join('\n')
  },
  '#house/views': () => {
    const views = moduleFilesIn(partFolders).map(
      ({ model, view }) => `${JSON.stringify(model)}: () => import(${name(view)})`,
    )
    return `export const houseViews = { ${views} }`
  },
  '#house/routes': () => `export const houseRoutes = ${JSON.stringify(houseRoutes)}`,
  '#house/screens': () => {
    const files = screenFilesIn(partFolders)
    if (files.length === 0) return 'export const houseScreens = {}'
    const screens = files.map(
      ({ screen, file }) => `"house:screens/${screen}": () => import(${name(file)}).then(withView)`,
    )
    return [
      `import { withView } from ${name(packageFile('site/routing/own-screen'))}`,
      `export const houseScreens = { ${screens} }`,
    ].join('\n')
  },
  '#house/slots': () => slotsAt('first'),
  '#house/later-slots': () => slotsAt('later'),
  '#house/letter-slots': () => slotsAt('letter'),
  '#house/office-slots': () => slotsAt('office'),
  '#house/office': () => {
    const files = panelFilesIn(partFolders)
    const imports = files.map(
      ({ file }, at) => `import View${at}, { panel as panel${at} } from ${name(file)}`,
    )
    const listed = files.map(
      (file, at) => `{ name: ${JSON.stringify(file.name)}, panel: panel${at}, View: View${at} }`,
    )
    return [...imports, `export const panels = [${listed}]`].join('\n')
  },
  '#house/theme': () => {
    const logo = existsSync(themeLogo) ? `import logo from ${name(`${themeLogo}?url`)}` : 'const logo = null'
    const said = Object.entries({ pageColours, darkPageColours, treatment })
    const lines = said.map(([what, value]) => `export const ${what} = ${JSON.stringify(value)}`)
    return [logo, ...lines, 'export const logoFile = logo'].join('\n')
  },
  '#house/words': () => {
    const files = wordFilesIn(partFolders)
    // A house without words of its own loads nothing for them.
    if (files.length === 0) return 'export const inOwnWords = (id, strings) => strings'
    const imports = files.map(({ file }, at) => `import w${at} from ${name(file)}`)
    const listed = files.map(({ language }, at) => `[${JSON.stringify(language)}, w${at}]`)
    return [
      `import { withOwnWords } from ${name(packageFile('house/with-own-words'))}`,
      ...imports,
      `const words = [${listed}]`,
      'export const inOwnWords = (id, strings) => withOwnWords(words, id, strings)',
    ].join('\n')
  },
}
const STYLES = '#house/theme.css'

function slotsAt(place: SlotPlace): string {
  const files = slotFilesIn(partFolders).filter(({ slot }) => slotPlace(slot) === place)
  const imports = files.map(({ file }, at) => `import s${at} from ${name(file)}`)
  const listed = files.map(({ slot }, at) => `${JSON.stringify(slot)}: s${at}`)
  return [...imports, `export const slots = { ${listed} }`].join('\n')
}

/** Stands before a name without its `#`: the development server makes an address of it, which a browser would cut there. */
const MARK = '\0foyer:'
const STYLES_OF_PARTS = /^(modules|office|screens|slots)[\\/].*\.css$/
/** `site/styles` has sheets that import each other into layers, and the tools of editors stand above every page. */
const WITHOUT_LAYER = ['../', 'site/styles/', 'editor/']

/** The layer of a style sheet by the folder it is in. Nobody has to name it, so nobody can forget it. */
function layerOf(file: string): 'house' | 'foyer' | null {
  if (partFolders.some(({ folder }) => STYLES_OF_PARTS.test(path.relative(folder, file)))) return 'house'
  const inside = path.relative(packageSource, file).replaceAll(path.sep, '/')
  return inside.endsWith('.css') && !WITHOUT_LAYER.some((start) => inside.startsWith(start)) ? 'foyer' : null
}

/** Sources with texts of the package: `strings.ts`, `validation-strings.ts`. */
function isOfTexts(file: string): boolean {
  return file.startsWith(packageSource) && /strings\.[jt]s$/.test(file)
}

export function housePlugin(): Plugin {
  return {
    name: 'foyer-house',
    enforce: 'pre',
    buildStart: () => writeThemeStyles(theme),
    resolveId: (id) => {
      if (id === STYLES) return themeStyles
      return PRINTED[id] ? MARK + id.slice('#'.length) : null
    },
    load: (id) => (id.startsWith(MARK) ? PRINTED[`#${id.slice(MARK.length)}`]?.() : null),
    transform(code, id) {
      const [file = ''] = id.split('?', 1)
      if (isOfTexts(file)) return house.spelling === 'swiss' ? swissSpelling(code) : null
      const layer = layerOf(file)
      return layer && `@layer ${layer} {\n${code}\n}`
    },
  }
}

/** A file as it stands in an import, with slashes on every system. */
function name(file: string): string {
  return JSON.stringify(file.replaceAll(path.sep, '/'))
}
