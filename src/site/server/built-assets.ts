import type { PageFiles } from '../routing/page-data.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>

const ENTRY = 'src/site/entry-client.tsx'
/** The two faces every page sets its first view in; the others come where a text needs them. */
const EARLY_FONT = /\/(?:bricolage-grotesque|fraunces-regular)-core-[^/]*\.woff2$/

/** Tags for the styles, the scripts and the fonts of a page, from what the build says belongs together. */
export function builtAssets(manifest: Manifest): (files: PageFiles) => string {
  const known = new Map<string, string>()
  return (files) => {
    const key = `${files.withScripts} ${files.stylesOnly}`
    let tags = known.get(key)
    if (tags === undefined) {
      tags = tagsFor(manifest, files)
      known.set(key, tags)
    }
    return tags
  }
}

/**
 * The first picture a browser paints has the whole page in it. Painted while it is still reading, on a slow phone, parts
 * that had come would move when others follow.
 */
const WHOLE_AT_FIRST_SIGHT = '<link rel="expect" href="#main-content" blocking="render">'

function tagsFor(manifest: Manifest, { withScripts, stylesOnly }: PageFiles): string {
  const scripts = reach(manifest, [ENTRY, ...withScripts])
  const chunks = new Set([...scripts, ...reach(manifest, stylesOnly)])
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build has no ${ENTRY}`)
  const styles = new Set([...chunks].flatMap((chunk) => chunk.css ?? []))
  const fonts = new Set(
    [...chunks].flatMap((chunk) => chunk.assets ?? []).filter((file) => EARLY_FONT.test(file)),
  )
  return [
    WHOLE_AT_FIRST_SIGHT,
    ...[...fonts].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts]
      .filter((chunk) => chunk !== entry)
      .map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('')
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
