import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { eq } from '../../platform/database/drizzle.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { createItems, type Item, readItem, saveItem } from '../../saving/save.ts'
import type { Saving } from '../../saving/subject.ts'
import type { NewFile, NewPicture } from './contract.ts'
import { mediaFile } from './file-subject.ts'
import { importFile } from './files.ts'
import { FORGET_JOB } from './forget-files.ts'
import { image } from './image-subject.ts'
import { importImage, keepMaster } from './import-image.ts'
import { images, mediaFiles } from './tables.ts'

/** The old master is stored this long, because a browser may still show pages with the old picture. */
const KEPT_DAYS = 30

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())

/** Adds a picture to the library; its content decides its type, not its name. */
export async function takePicture(context: Context, { file, ...words }: NewPicture): Promise<Item> {
  const id = await importImage(context, await bytesOf(file), {
    name: file.name.slice(0, 200),
    alt: { de: words.alt_de, en: words.alt_en },
    credit: words.credit,
    isDecorative: words.is_decorative,
  })
  return readItem(context.db, image, id)
}

/** Replaces the file of a picture: all pages show the new one from the next request on. */
export async function replaceFile(context: Context, id: number, file: File): Promise<Item> {
  const { db, storage, jobs } = context
  const [row] = await db.select().from(images).where(eq(images.id, id))
  if (!row) throw new Failure('not_found')
  const focal = { x: row.focalX, y: row.focalY }
  const columns = { ...(await keepMaster(storage, await bytesOf(file), focal)), formats: ['webp', 'jpg'] }
  return db.transaction(async (tx) => {
    const { version } = await readItem(tx, image, id)
    const item = await saveItem({ ...context, db: tx }, image, { id, version, values: {}, columns })
    const before = { id, storageKey: row.storageKey }
    await jobs.enqueue(FORGET_JOB, before, { db: tx, startAfterDays: KEPT_DAYS })
    return item
  })
}

/** Adds a film or a recording to the library. */
export async function takeFile(context: Context, { file, credit }: NewFile): Promise<Item> {
  const name = file.name.slice(0, 200)
  const address = await addFile(context, context.storage, { name, credit, content: file })
  return readItem(context.db, mediaFile, (await idAt(context.db, address)) as number)
}

interface AddedFile {
  name: string
  credit: string
  content: Blob
}

/** Returns the address. A file that is stored already is not added again. */
export async function addFile(saving: Saving, storage: Storage, { name, credit, content }: AddedFile) {
  const address = await importFile({ storage }, content)
  if ((await idAt(saving.db, address)) === null) {
    const kind = /\.(mp3|ogg|wav)$/.test(address) ? 'audio' : 'video'
    const created_at = houseTime(saving.clock.now())
    const values = { name: name || address, credit, kind, address, size: content.size, created_at }
    await createItems(saving, mediaFile, [{ values }])
  }
  return address
}

async function idAt(db: Db, address: string): Promise<number | null> {
  const [known] = await db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(eq(mediaFiles.address, address))
  return known?.id ?? null
}
