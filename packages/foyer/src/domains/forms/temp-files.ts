import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, count, eq, gt, sql } from '../../platform/database/drizzle.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TempFile } from './contract.ts'
import { fileType, honestName, isTooLargeToOpen } from './file-types.ts'
import { strings } from './strings.ts'
import { tempFiles } from './tables.ts'
import { uploadAddressOf, uploaderOf } from './uploader.ts'

const LIFETIME = 24 * 3_600_000
const MAX_NAME = 200

/** A file uploaded before this moment belongs to an entry, or cannot be used. */
export function oldestUsable(clock: Clock): Date {
  return new Date(clock.now().getTime() - LIFETIME)
}

/**
 * The limit per address and day, for all visitors and whether or not an entry contains the file: the limit per call
 * alone would allow forty gigabytes. A school class that applies with two or three documents each is below it.
 */
export const PER_ADDRESS = { files: 100, bytes: 250 * 1024 * 1024 }

/** Stores a file for a form that is being filled in. It cannot be read back. */
export async function storeTempFile(context: Context, file: File): Promise<TempFile> {
  const { db, storage, locale } = context
  const content = Buffer.from(await file.arrayBuffer())
  const mimeType = await fileType(content)
  if (!mimeType) throw new Failure('invalid', { fields: { file: [strings.fileType[locale]] } })
  if (await isTooLargeToOpen(content))
    throw new Failure('invalid', { fields: { file: [strings.tooManyPixels[locale]] } })
  const kept = { id: randomUUID(), name: honestName(plainName(file.name), mimeType), size: content.length }
  // The file's own name is not part of the storage key.
  const storageKey = `temp-files/${randomUUID()}`
  // The row is inserted first, because it checks the limit; a row without its file is deleted like any other.
  await db.transaction((tx) => insertWithinLimit(context, tx, { ...kept, mimeType, storageKey }))
  await storage.put(storageKey, content)
  return { ...kept, mime_type: mimeType }
}

type NewFile = Pick<typeof tempFiles.$inferInsert, 'id' | 'name' | 'size' | 'mimeType' | 'storageKey'>

/** Uploads of one address are inserted one after another: two at once could each see enough room. */
async function insertWithinLimit(context: Context, tx: Db, file: NewFile): Promise<void> {
  const { clock, locale } = context
  const address = uploadAddressOf(context)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  const [there] = await tx
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${tempFiles.size}), 0)::float8` })
    .from(tempFiles)
    .where(and(eq(tempFiles.address, address), gt(tempFiles.createdAt, oldestUsable(clock))))
  const { files = 0, bytes = 0 } = there ?? {}
  if (files + 1 > PER_ADDRESS.files || bytes + file.size > PER_ADDRESS.bytes)
    throw new Failure('invalid', { fields: { file: [strings.tooManyFiles[locale]] } })
  await tx.insert(tempFiles).values({ ...file, address, owner: uploaderOf(context), createdAt: clock.now() })
}

/** The last part of the file name a browser sends, without characters that are harmful where it is shown. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>"']/gu, '')
    .replace(/\s+/g, ' ')
  // After cutting, it may begin with dots again.
  return trimmed(trimmed(plain).slice(-MAX_NAME)).toWellFormed() || 'file'
}

/**
 * Without spaces and dots at both ends. A loop, because a regular expression for the end would start again at every
 * dot.
 */
function trimmed(name: string): string {
  const isEdge = (at: number) => name[at] === ' ' || name[at] === '.'
  let start = 0
  let end = name.length
  while (start < end && isEdge(start)) start++
  while (end > start && isEdge(end - 1)) end--
  return name.slice(start, end)
}
