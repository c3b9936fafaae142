import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/context.ts'
import { and, asc, gt, lte, sql } from '../../platform/database/drizzle.ts'
import { readFact, writeFact } from '../../platform/installation/facts.ts'
import { searchDocuments } from './tables.ts'

/** What the protocol allows in one message. */
const MOST_ADDRESSES = 10_000
/** Up to which change search engines have been told. */
const TOLD = 'index-now-told'
const PATIENCE = 20_000

type Needs = Pick<Platform, 'db' | 'config' | 'log' | 'clock'>

/**
 * Tells search engines which pages have changed since they were told last (IndexNow). Nobody is told on an installation without a key,
 * or on one that search engines must not read. If the message does not arrive, nothing is noted, so the next run sends it again.
 */
export async function tellSearchEngines({ db, config, log, clock }: Needs): Promise<void> {
  const { indexNow, publicUrl, instance } = config
  if (!indexNow || !publicUrl || instance !== 'production') return
  const told = await readFact(db, TOLD)
  const { url, changedAt, visibleFrom } = searchDocuments
  const rows = await db
    .select({ url, changed: sql<string>`${changedAt}::text` })
    .from(searchDocuments)
    .where(
      and(
        told === null ? undefined : gt(changedAt, sql`${told}::timestamptz`),
        // What is written in a transaction that has not ended may be older than what is seen already.
        lte(changedAt, sql`now() - interval '1 minute'`),
        lte(visibleFrom, clock.now()),
      ),
    )
    .orderBy(asc(changedAt))
    .limit(MOST_ADDRESSES)
  const last = rows.at(-1)
  if (!last) return
  // At the first time nothing has changed: the sitemap says what there is.
  if (told !== null) {
    const urlList = [...new Set(rows.map((row) => publicUrl + row.url))]
    await send(indexNow, { publicUrl, urlList })
    log.info({ addresses: urlList.length }, 'search engines were told')
  }
  await writeFact(db, TOLD, last.changed)
}

async function send(
  { url, key }: { url: string; key: string },
  { publicUrl, urlList }: { publicUrl: string; urlList: string[] },
): Promise<void> {
  const { host } = new URL(publicUrl)
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`)
}

/** The file by which search engines know that the message comes from this site. */
export function addIndexNowKey(app: FastifyInstance, { indexNow }: Platform['config']): void {
  if (!indexNow) return
  app.get(`/${indexNow.key}.txt`, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(indexNow.key),
  )
}
