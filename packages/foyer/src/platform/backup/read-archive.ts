import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { SetupError } from '../../house/setup-error.ts'
import { FORMAT, HEAD, type Head, head, MANIFEST, type Manifest, manifest } from './manifest.ts'

export interface Part {
  name: string
  size: number
  /** Must be read to its end. */
  content: AsyncIterable<Buffer>
}

/** Reads an archive part by part. Refuses one that is damaged, that another key opens, or that is no archive. */
export async function readArchive(
  file: string,
  { decrypter, signal }: { decrypter: Decrypter; signal: AbortSignal },
  take: (part: Part) => Promise<void>,
): Promise<void> {
  const source = createReadStream(file)
  const parts = extract()
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    const reading = pipeline(Readable.fromWeb(opened as never), createGunzip(), parts, { signal })
    reading.catch(() => {})
    for await (const part of parts) {
      await take({
        name: part.header.name,
        size: part.header.size ?? 0,
        content: part as unknown as Part['content'],
      })
    }
    await reading
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof SetupError ? error : new SetupError(sentenceOf(error, file))
  } finally {
    source.destroy()
  }
}

/** What reading or decrypting has said, as a sentence. */
function sentenceOf(error: unknown, file: string): string {
  const { message, code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `There is no file ${file}.`
  if (/no identity matched|passphrase/i.test(message)) {
    return `${file} was encrypted with another passphrase or for another key.`
  }
  return `${file} is damaged, or is no archive of "foyer backup": ${message}.`
}

export interface Checked {
  head: Head
  /** The size and the hash of each part, by its name. */
  parts: Map<string, { size: number; sha256: string }>
}

/** Reads an archive to its end and compares every part with the manifest. */
export async function checkArchive(
  file: string,
  options: Parameters<typeof readArchive>[1],
  onPart: (name: string) => void = () => {},
): Promise<Checked> {
  const found = new Map<string, { size: number; sha256: string }>()
  let itsHead: Head | null = null
  let itsManifest: Manifest | null = null
  await readArchive(file, options, async ({ name, size, content }) => {
    onPart(name)
    if (name === HEAD) itsHead = readHead(await textOf(content, found, name), file)
    else if (!itsHead) throw new Error('it does not begin with its head')
    else if (name === MANIFEST) itsManifest = manifest.parse(JSON.parse(await textOf(content, found, name)))
    else found.set(name, { size, sha256: await hashOf(content) })
  })
  if (!itsHead || !itsManifest) throw new SetupError(`${file} is not complete: its end is missing.`)
  const { parts } = itsManifest as Manifest
  for (const { name, size, sha256 } of parts) {
    const part = found.get(name)
    if (part?.size !== size || part.sha256 !== sha256) {
      throw new SetupError(`${file} is damaged: ${name} is not what was put in.`)
    }
  }
  found.delete(MANIFEST)
  if (found.size !== parts.length)
    throw new SetupError(`${file} holds parts that its manifest does not name.`)
  return { head: itsHead, parts: found }
}

async function textOf(content: Part['content'], found: Checked['parts'], name: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  found.set(name, { size: whole.length, sha256: createHash('sha256').update(whole).digest('hex') })
  return whole.toString('utf8')
}

async function hashOf(content: Part['content']): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

function readHead(text: string, file: string): Head {
  const json = JSON.parse(text) as { format?: number }
  if (Number(json.format) > FORMAT) {
    throw new SetupError(`${file} was made by a newer Foyer. Update this one first.`)
  }
  return head.parse(json)
}
