import { type PgColumn, type SQL, sql } from '../../platform/database/drizzle.ts'

/** Base letters, with the letters that are sorted under them. */
const FILED_UNDER: Record<string, string> = {
  a: 'ÄÀÁÂÃÅĄäàáâãåą',
  c: 'ÇĆČçćč',
  d: 'ĎĐďđ',
  e: 'ÈÉÊËĘĚèéêëęě',
  g: 'Ğğ',
  i: 'ÌÍÎÏİìíîïı',
  l: 'Łł',
  n: 'ÑŃŇñńň',
  o: 'ÖÒÓÔÕØŐöòóôõøő',
  r: 'Řř',
  s: 'ŚŞŠßśşš',
  t: 'Ťť',
  u: 'ÜÙÚÛŮŰüùúûůű',
  y: 'Ýý',
  z: 'ŹŻŽźżž',
}
const letters = Object.values(FILED_UNDER).join('')
const bases = Object.entries(FILED_UNDER)
  .map(([base, filed]) => base.repeat(filed.length))
  .join('')

/**
 * Names in German alphabetical order, with Ö under O. Not by a collation, because the embedded database only has byte
 * order, in which Ö comes after Z.
 */
export function asFiled(name: PgColumn): SQL {
  return sql`lower(translate(${name}, ${sql.raw(`'${letters}'`)}, ${sql.raw(`'${bases}'`)})) collate "C"`
}
