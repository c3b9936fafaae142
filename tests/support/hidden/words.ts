import {
  getTableColumns,
  getTableName,
  type PgColumn,
  type PgTable,
} from '../../../src/platform/database/drizzle.ts'

/** Every secret begins and ends so: a search finds all of them by their beginning without naming one. */
export const BEGINNING = 'qxgeheim'
const SECRET = /qxgeheim[a-z]+zz/gi

/** Every secret there is. */
export const SECRETS = new Set<string>()

/** A word that stands in one text of one hidden item and nowhere else; it says which one. */
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

/** The secrets a text tells, each once. */
export function secretsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(SECRET))]
}

const isPicture = (name: string) => /image_?id$/i.test(name)

/**
 * A secret for every text a row of a table can hold, and a picture for every picture: a new column is filled by itself.
 * What is neither (numbers, days, JSON of another shape) is said in `values`; JSON that is left out there is refused,
 * because words might stand in it.
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
