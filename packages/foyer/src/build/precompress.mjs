import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest|map|wasm|ttf)$/
const ENCODINGS = {
  br: promisify(brotliCompress),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
}

/** Writes a `.br` and a `.gz` beside every file that gets smaller, so that serving needs no compression. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter(
    (name) => TEXT.test(name) && !name.startsWith('.'),
  )
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))))
}

async function compressFile(file) {
  const content = await readFile(file)
  for (const [suffix, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(`${file}.${suffix}`, compressed)
  }
}
