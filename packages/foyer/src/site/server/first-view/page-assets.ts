import { house } from '#house/facts'
import { theme } from '#house/theme'
import { earlyFonts } from '../../../house/theme/early-fonts.ts'
import { hashSource } from '../../../platform/http/security-headers.ts'
import { PAGE_DATA_ID } from '../../routing/page-data.ts'
import { type SharedBytes, share } from '../page-bytes.ts'
import { APPEND_SCRIPTS } from './append-scripts-source.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'foyer:site/entry-client'
/**
 * One font of the first view is preloaded; others load when a text needs them. A font of running text is better not preloaded: it
 * is the smaller file and would arrive first, and browsers lay out the whole page again for every font that arrives while others
 * are missing.
 */
const { isPreloaded } = earlyFonts(theme)

/** What the head of a page contains for its styles, scripts and fonts. */
export interface PageAssets {
  /** As bytes: pages with the same files share them. */
  tags: SharedBytes
  /** The hash under which the policy allows the inline style; null where there is none. */
  styleSource: string | null
  /** The styles as links only, for a page shown inside another whose policy does not allow the inline style. */
  styleLinks: string
}

/** The assets of every page, from the build's manifest. */
export function pageAssets(
  manifest: Manifest,
  read: (file: string) => string,
): (files: string[]) => PageAssets {
  const known = new Map<string, PageAssets>()
  return (files) => {
    const key = files.join(' ')
    let assets = known.get(key)
    if (assets === undefined) {
      assets = assetsFor(manifest, read, files)
      known.set(key, assets)
    }
    return assets
  }
}

/**
 * Delays the first paint until the whole page is there: it waits for the data, which come last. On a slow phone, a
 * paint during parsing would lay out the page several times, and parts already shown would move.
 */
const WHOLE_AT_FIRST_SIGHT = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`

function assetsFor(manifest: Manifest, read: (file: string) => string, files: string[]): PageAssets {
  const entry = reach(manifest, [ENTRY])
  const chunks = reach(manifest, [ENTRY, ...files, ...files.flatMap((file) => viewsOf(manifest, file))])
  const styles = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
  const style = styles.map(read).join('')
  // It would close the style element.
  if (style.includes('</')) throw new Error('A stylesheet of the build cannot stand in a page')
  const fonts = new Set([...chunks].flatMap((chunk) => chunk.assets ?? []).filter(isPreloaded))
  const tags = [
    WHOLE_AT_FIRST_SIGHT,
    ...[...fonts].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    // The styles are inline: a phone does not have to wait for one or for two dozen more answers before it paints
    // (docs/decisions/018-the-first-view.md).
    `<style>${style}</style>`,
    // These links tell code that is loaded later which styles are present. Their type is unknown, so browsers do not
    // fetch them; Chromium's preload scanner would fetch links that are only disabled.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/in-page">`),
    startWith({
      // An importing file comes after the files it imports.
      scripts: [...entry].reverse(),
      preloads: [...chunks].filter((chunk) => !entry.has(chunk)),
    }),
  ].join('')
  const styleLinks = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  return { tags: share(Buffer.from(tags)), styleSource: hashSource(style), styleLinks }
}

function startWith(files: { scripts: Chunk[]; preloads: Chunk[] }): string {
  const addresses = (chunks: Chunk[]) => chunks.map(({ file }) => `/${file}`).join(' ')
  const on = house.scripts === 'on-use' ? ' data-on="use"' : ''
  return `<script${on} data-scripts="${addresses(files.scripts)}" data-preloads="${addresses(files.preloads)}">${APPEND_SCRIPTS}</script>`
}

/** A screen of the house brings its view by `import()`, and its first page needs both. */
function viewsOf(manifest: Manifest, file: string): string[] {
  return file.startsWith('house:screens/') ? (manifest[file]?.dynamicImports ?? []) : []
}

/** The chunks of source files, with everything those import statically. */
function reach(manifest: Manifest, files: string[]): Set<Chunk> {
  const chunks = new Set<Chunk>()
  const walk = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(walk)
  }
  files.forEach(walk)
  return chunks
}
