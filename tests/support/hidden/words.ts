import {
  getTableColumns,
  getTableName,
  type PgColumn,
  type PgTable,
} from '../../../packages/foyer/src/platform/database/drizzle.ts'

/** The form of every secret: a search finds all of them by their beginning without naming one. */
export const BEGINNING = 'qxgeheim'
const SECRET = /qxgeheim[a-z]+zz/gi

/** All secrets so far. */
export const SECRETS = new Set<string>()

/** A word that occurs in one text of one hidden item only; it names that item. */
export function secret(...place: string[]): string {
  const word = `${BEGINNING}${place
    .join('')
    .toLowerCase()
    .replace(/[^a-z]/g, '')}zz`
  SECRETS.add(word)
  return word
}

export function bilingualSecret(...place: string[]) {
  return { de: secret(...place, 'de'), en: secret(...place, 'en') }
}

/** The secrets in a text, each once. */
export function secretsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(SECRET))]
}

const isPicture = (name: string) => /image_?id$/i.test(name)

/**
 * A row with a secret in every text column and a picture in every picture column, so that new columns are filled automatically.
 * Other columns (numbers, days, other JSON) are given in `values`; missing JSON is refused, because it might contain words.
 */
export async function secretRow(
  table: PgTable,
  variant: string,
  values: Record<string, unknown>,
  addPicture: (place: string) => Promise<number>,
): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = { ...values }
  for (const [name, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][]) {
    if (name in values) continue
    const place = [getTableName(table), name, variant]
    if (isPicture(name)) row[name] = await addPicture(place.join(''))
    else if (column.columnType === 'PgText' && !column.enumValues?.length) row[name] = secret(...place)
    else if (column.columnType === 'PgArray') row[name] = [secret(...place)]
    else if (column.columnType === 'PgJsonb') {
      if (!isBilingual(column.default)) throw new Error(`Say what stands in ${place[0]}.${name}`)
      row[name] = bilingualSecret(...place)
    }
  }
  return row
}

function isBilingual(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}
