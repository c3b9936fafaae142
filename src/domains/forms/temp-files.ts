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

/** A file uploaded before this moment belongs to an entry or to nobody. */
export function oldestUsable(clock: Clock): Date {
  return new Date(clock.now().getTime() - LIFETIME)
}

/**
 * What may come from one address within a day, whoever it comes from and whether a form took it: the limit per call lets
 * through forty gigabytes. A class that applies from one school, two or three papers each, stays below it.
 */
export const PER_ADDRESS = { files: 100, bytes: 250 * 1024 * 1024 }

/** Keeps a file for a form that is still being filled in. There is no way to get it back out again. */
export async function storeTempFile(context: Context, file: File): Promise<TempFile> {
  const { db, storage, locale } = context
  const content = Buffer.from(await file.arrayBuffer())
  const mimeType = await fileType(content)
  if (!mimeType) throw new Failure('invalid', { fields: { file: [strings.fileType[locale]] } })
  if (await isTooLargeToOpen(content))
    throw new Failure('invalid', { fields: { file: [strings.tooManyPixels[locale]] } })
  const kept = { id: randomUUID(), name: honestName(plainName(file.name), mimeType), size: content.length }
  // What the file calls itself has no part in where it is kept.
  const storageKey = `temp-files/${randomUUID()}`
  // The row comes first: it is what keeps the limit, and a row without its file goes like any other.
  await db.transaction((tx) => insertWithinLimit(context, tx, { ...kept, mimeType, storageKey }))
  await storage.put(storageKey, content)
  return { ...kept, mime_type: mimeType }
}

type NewFile = Pick<typeof tempFiles.$inferInsert, 'id' | 'name' | 'size' | 'mimeType' | 'storageKey'>

/** One upload from an address after the other: two at once would each find room for themselves alone. */
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

/** The last part of whatever a browser calls the file, without anything that could act where it is shown. */
export function plainName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>"']/gu, '')
    .replace(/\s+/g, ' ')
  // Cut off, it may begin with dots anew.
  return trimmed(trimmed(plain).slice(-MAX_NAME)).toWellFormed() || 'file'
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
