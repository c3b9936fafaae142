import { z } from 'zod'

/** The version of the form that this file describes. An archive of a newer one is refused. */
export const FORMAT = 1

/**
 * What an archive holds, in this order: `head.json`; the rows of each table in parts of about a megabyte, one JSON array of texts per
 * row; the jobs that wait; the files; `manifest.json` with the hash of each of these parts. It is a tar, compressed with gzip and
 * encrypted with age, so that standard tools open it.
 */
export const HEAD = 'head.json'
export const MANIFEST = 'manifest.json'
export const JOBS = 'jobs.jsonl'
const DATABASE = 'database/'
const FILES = 'files/'

export const head = z.object({
  format: z.number(),
  foyer: z.string(),
  house: z.string(),
  madeAt: z.iso.datetime(),
  /** When each of our migrations was made, oldest first: the position in their journal. */
  migrations: z.array(z.number()),
  /** The journals of the house and its plugins, by the names of their tables. */
  houseMigrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  /** The last number of each sequence; null where it has not begun. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
})
export type Head = z.output<typeof head>
export type Table = Head['tables'][number]

export const manifest = z.object({
  parts: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifest>

export const fileName = (key: string) => `${FILES}${key}`
export const partName = ({ schema, name }: Table, number: number) =>
  `${DATABASE}${schema}.${name}/${String(number).padStart(6, '0')}.jsonl`

/** The key of a file, or null where the part is none. */
export const keyIn = (part: string) => (part.startsWith(FILES) ? part.slice(FILES.length) : null)

/** The table whose rows a part holds, as `public.event`, or null. */
export function tableIn(part: string): string | null {
  return part.startsWith(DATABASE) ? part.slice(DATABASE.length, part.lastIndexOf('/')) : null
}
