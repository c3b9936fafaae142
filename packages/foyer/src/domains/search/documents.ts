import { createHash } from 'node:crypto'
import type { Locale } from '../../contract/locale.ts'
import type { Db } from '../../platform/database/database.ts'
import { sql } from '../../platform/database/drizzle.ts'
import type { SearchKind } from './contract.ts'
import { fold, withoutAccents } from './folding.ts'
import { joined } from './joined.ts'
import { withoutSigns } from './stand-ins.ts'
import { DICTIONARY, markOf } from './text-query.ts'

/** What can be found of an item in one language. */
export interface SearchDocument {
  kind: SearchKind
  itemId: number
  locale: Locale
  title: string
  /** The language of the title, if it is the other one. */
  titleLang?: Locale | null
  /** Text closely related to the title: subtitle, people, places. It ranks before the text and after the title. */
  lead: string
  /**
   * Its title in the other language, and words added by editors: found like the lead, but never shown in an excerpt.
   */
  unseen?: string
  text: string
  url: string
  imageId: number | null
  dateStart: Date | null
  visibleFrom: Date
  /** What a visitor sees at once beside the words: that it is cancelled, for example. It is not found by it. */
  state?: string
}

/** Only the beginning of a longer text is indexed; texts of a house are shorter. */
const MAX_TEXT = 20_000
const ROWS_AT_ONCE = 500

/** A document as a row of the index. */
export type IndexRow = ReturnType<typeof rowOf> & { digest: string }

/** The rows of documents. Words are folded here and not by the database, so that both databases agree. */
export function indexRows(documents: SearchDocument[]): IndexRow[] {
  const prepare = rememberPrepared()
  return documents.map((document) => {
    const row = rowOf(document, prepare)
    return { ...row, digest: createHash('sha256').update(JSON.stringify(row)).digest('base64url') }
  })
}

/** Writes rows to the index, some hundreds per statement. */
export async function writeRows(db: Db, all: IndexRow[]): Promise<void> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    const rows = all.slice(at, at + ROWS_AT_ONCE)
    await db.execute(sql`
      insert into search_document
        (kind, item_id, locale, title, title_lang, body, url, image_id, date_start, visible_from, folded, digest, vector)
      select kind, item_id, locale, title, title_lang, body, url, image_id, date_start, visible_from, folded, digest,
        mark::tsvector ||
        setweight(to_tsvector('simple', title_words) || to_tsvector(dictionary::regconfig, title_stems), 'A') ||
        setweight(to_tsvector('simple', lead_words) || to_tsvector(dictionary::regconfig, lead_stems), 'B') ||
        to_tsvector('simple', text_words) || to_tsvector(dictionary::regconfig, text_stems)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (
        kind text, item_id int, locale text, title text, title_lang text, body text, url text, image_id int,
        date_start timestamptz, visible_from timestamptz, folded text, digest text, mark text, dictionary text,
        title_words text, title_stems text, lead_words text, lead_stems text, text_words text, text_stems text
      )`)
  }
}

interface Prepared {
  /** The folded words. */
  words: string
  /** The words as the language's dictionary expects them. */
  stems: string
}

/** Remembers prepared texts: many events have the same title, and there are few subtitles, rooms and series. */
function rememberPrepared() {
  const known = new Map<string, Prepared>()
  return (text: string, locale: Locale): Prepared => {
    const key = `${locale} ${text}`
    let prepared = known.get(key)
    if (!prepared) {
      const words = fold(text)
      prepared = { words, stems: locale === 'de' ? words : withoutAccents(text) }
      known.set(key, prepared)
    }
    return prepared
  }
}

function rowOf(document: SearchDocument, prepare: ReturnType<typeof rememberPrepared>) {
  const { kind, itemId, locale, lead, url } = document
  const text = document.text.slice(0, MAX_TEXT)
  const [ofTitle, ofLead, ofText] = [document.title, joined(lead, document.unseen), text].map((part) =>
    prepare(withoutSigns(part), locale),
  ) as [Prepared, Prepared, Prepared]
  // The words used to find typing errors.
  const known = [ofTitle.words, ofLead.words, ofText.words].join(' ')
  return {
    kind,
    item_id: itemId,
    locale,
    title: document.title,
    title_lang: document.titleLang ?? null,
    body: joined(text, lead),
    url,
    image_id: document.imageId,
    date_start: document.dateStart,
    visible_from: document.visibleFrom,
    state: document.state,
    folded: [...new Set(known.split(' '))].filter(Boolean).join(' '),
    mark: markOf(kind === 'event' ? 'events' : 'others', locale),
    dictionary: DICTIONARY[locale],
    title_words: ofTitle.words,
    title_stems: ofTitle.stems,
    lead_words: ofLead.words,
    lead_stems: ofLead.stems,
    text_words: ofText.words,
    text_stems: ofText.stems,
  }
}
