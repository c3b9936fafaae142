import { hashSource } from '../../../platform/http/security-headers.ts'
import { PAGE_DATA_ID } from '../../routing/page-data.ts'
import { type SharedBytes, share } from '../page-bytes.ts'
import { APPEND_SCRIPTS } from './append-scripts-source.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'src/site/entry-client.tsx'
/**
 * The face every page sets its first view in; the others come where a text needs them. Not the one that texts are read in: as the smaller
 * file it would come first, and browsers lay out the whole page anew for every face that comes while others are missing.
 */
const EARLY_FONT = /\/bricolage-grotesque-core-[^/]*\.woff2$/

/** What stands in the head of a page for its styles, its scripts and its fonts. */
export interface PageAssets {
  /** As they travel: of all pages with the same ones they are made once. */
  tags: SharedBytes
  /** By what the policy knows the style that stands in the page; null where none does. */
  styleSource: string | null
  /** The styles alone, as links: for a page that is shown inside another, whose policy knows nothing of its own style. */
  styleLinks: string
}

/** Those of every page, from what the build says belongs together. */
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
 * The first picture a browser paints has the whole page in it: it waits for the data, which come last. Painted while it is still
 * reading, on a slow phone, it would lay the page out several times, and parts that had come would move when others follow.
 */
const WHOLE_AT_FIRST_SIGHT = `<link rel="expect" href="#${PAGE_DATA_ID}" blocking="render">`

function assetsFor(manifest: Manifest, read: (file: string) => string, files: string[]): PageAssets {
  const entry = reach(manifest, [ENTRY])
  const chunks = reach(manifest, [ENTRY, ...files])
  const styles = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
  const style = styles.map(read).join('')
  // It would end the element it stands in.
  if (style.includes('</')) throw new Error('A stylesheet of the build cannot stand in a page')
  const fonts = new Set(
    [...chunks].flatMap((chunk) => chunk.assets ?? []).filter((file) => EARLY_FONT.test(file)),
  )
  const tags = [
    WHOLE_AT_FIRST_SIGHT,
    ...[...fonts].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    // A phone does not wait for another answer, or for two dozen of them, before it paints (docs/decisions/018-the-first-view.md).
    `<style>${style}</style>`,
    // By these the code that is loaded later knows which styles are there. Not fetched, for what no browser knows as a style:
    // one that is merely disabled is, by a Chromium that looks ahead.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/in-page">`),
    startWith({
      // Whoever imports comes after what it imports.
      scripts: [...entry].reverse(),
      preloads: [...chunks].filter((chunk) => !entry.has(chunk)),
    }),
  ].join('')
  const styleLinks = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  return { tags: share(Buffer.from(tags)), styleSource: hashSource(style), styleLinks }
}

function startWith(files: { scripts: Chunk[]; preloads: Chunk[] }): string {
  const addresses = (chunks: Chunk[]) => chunks.map(({ file }) => `/${file}`).join(' ')
  return `<script data-scripts="${addresses(files.scripts)}" data-preloads="${addresses(files.preloads)}">${APPEND_SCRIPTS}</script>`
}

/** The chunks of source files, and everything those import at once. */
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
