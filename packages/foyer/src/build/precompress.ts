import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest|map|wasm|ttf)$/
const smallest = promisify<Buffer, object, Buffer>(gzip)
const ENCODINGS: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (content) => smallest(content, { level: 9 }),
}

/** Writes a `.br` and a `.gz` beside every file that gets smaller, so that serving needs no compression. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => TEXT.test(name) && !name.startsWith('.'),
  )
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  for (const [suffix, compress] of Object.entries(ENCODINGS)) {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(`${file}.${suffix}`, compressed)
  }
}
