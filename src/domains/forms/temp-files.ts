import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TempFile } from './contract.ts'
import { fileType, honestName } from './file-types.ts'
import { strings } from './strings.ts'
import { tempFiles } from './tables.ts'
import { uploaderOf } from './uploader.ts'

const LIFETIME = 24 * 3_600_000
const MAX_NAME = 200

/** A file uploaded before this moment belongs to an entry or to nobody. */
export function oldestUsable(clock: Clock): Date {
  return new Date(clock.now().getTime() - LIFETIME)
}

/** Keeps a file for a form that is still being filled in. There is no way to get it back out again. */
export async function storeTempFile(context: Context, file: File): Promise<TempFile> {
  const { db, clock, storage, locale } = context
  const content = Buffer.from(await file.arrayBuffer())
  const mimeType = fileType(content)
  if (!mimeType) throw new Failure('invalid', { fields: { file: [strings.fileType[locale]] } })
  const id = randomUUID()
  const name = honestName(plainName(file.name), mimeType)
  // What the file calls itself has no part in where it is kept.
  const storageKey = `temp-files/${randomUUID()}`
  await storage.put(storageKey, content)
  await db.insert(tempFiles).values({
    ...{ id, storageKey, name, mimeType, size: content.length, createdAt: clock.now() },
    owner: uploaderOf(context),
  })
  return { id, name, size: content.length, mime_type: mimeType }
}

/** The last part of whatever a browser calls the file, without anything that could act where it is shown. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>"']/gu, '')
    .replace(/\s+/g, ' ')
  return trimmed(plain).slice(-MAX_NAME).toWellFormed() || 'file'
}

/** Without spaces and dots at both ends. Walked, because an expression for the end starts anew at every dot of the name. */
function trimmed(name: string): string {
  const isEdge = (at: number) => name[at] === ' ' || name[at] === '.'
  let start = 0
  let end = name.length
  while (start < end && isEdge(start)) start++
  while (end > start && isEdge(end - 1)) end--
  return name.slice(start, end)
}
