import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Field, Fields } from '../../fields/kinds.ts'
import { asc, gt, type PgColumn } from '../../platform/database/drizzle.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { readItems } from '../../saving/item-store.ts'
import type { ItemTable, Values } from '../../saving/subject.ts'
import type { OwnSearchKind } from '../search/contract.ts'
import type { SearchDocument } from '../search/documents.ts'
import { joined } from '../search/joined.ts'
import type { Source } from '../search/reindex.ts'
import { inBothAt } from '../search/sources.ts'
import type { Findable, Made } from './made.ts'

/** How the search finds the items of a resource: by their titles and by the fields that `found` names. */
export function sourceOf(
  own: { name: OwnSearchKind; fields: Fields; shown: readonly string[] },
  { subject, titleIn }: Pick<Made, 'subject' | 'titleIn'>,
  { found, pathsOf }: Findable,
): Source {
  const { fields } = own
  const table = subject.store.table as ItemTable & { id: PgColumn }
  const picture = own.shown.find((name) => fields[name]?.kind === 'image')
  const wordsOf = (values: Values, inIt: (text: Bilingual) => string, isLong: boolean) =>
    found
      .filter((name) => isProse(fields[name] as Field) === isLong)
      .map((name) => textOf(values[name], inIt))
      .map((text) => (isLong ? plainText(text) : text))
  return {
    shape: found.join(),
    async listIds(db, { after, limit }) {
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(gt(table.id, after))
        .orderBy(asc(table.id))
        .limit(limit)
      return rows.map(({ id }) => id as number)
    },
    async describe({ db }, ids) {
      const items = await readItems(db, subject.store, fields, ids)
      return [...items].flatMap(([itemId, values]): SearchDocument[] => {
        if (values.is_online === false) return []
        const title = { de: titleIn(values, 'de'), en: titleIn(values, 'en') }
        const paths = pathsOf(values, itemId)
        const at = values.published_at
        return inBothAt(
          (locale: Locale) => paths[locale],
          {
            kind: own.name,
            itemId,
            imageId: picture ? (values[picture] as number | null) : null,
            visibleFrom: new Date(typeof at === 'string' ? at : 0),
            dateStart: null,
          },
          title,
          (_, inIt) => ({
            lead: joined(...wordsOf(values, inIt, false)),
            text: joined(...wordsOf(values, inIt, true)),
          }),
        )
      })
    },
  }
}

/** The fields whose words can be found. */
export function isFindable(field: Field): boolean {
  return ['string', 'bilingual', 'number', 'richText'].includes(field.kind)
}

function isProse(field: Field): boolean {
  return field.kind === 'richText' || (field.kind === 'bilingual' && field.text === 'rich')
}

function textOf(value: unknown, inIt: (text: Bilingual) => string): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? inIt(value as Bilingual) : String(value)
}
