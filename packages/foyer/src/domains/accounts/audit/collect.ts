import { hostname, userInfo } from 'node:os'
import { z } from 'zod'
import type { Platform } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { asc, gt, isNull, lte, max, sql } from '../../../platform/database/drizzle.ts'
import { readFact, writeFact } from '../../../platform/installation/facts.ts'
import { type Anchor, BEGINNING, type ChainEntry, firstHole, hashOf } from './chain.ts'
import { auditEntries } from './tables.ts'

/** Any number that all processes share: only one of them adds to the chain at a time. */
const CHAIN_LOCK = 7_304_663
const AT_ONCE = 500
const DAY = 86_400_000
/** How far back the sources are looked through: far longer than a site is down, or than a transaction takes. */
const LOOKS_BACK_DAYS = 7

type Needs = Pick<Platform, 'db' | 'clock'>

/**
 * Takes what staff have done since the last time into the audit trail, and chains it. It runs every minute, so a save does nothing for it:
 * it has written its own trail already, in its own transaction.
 */
export async function collectAudit({ db, clock }: Needs): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOKS_BACK_DAYS * DAY)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
    await tx.execute(sql`
      insert into audit_entry (source, source_id, at, actor_id, facts)
      select 'trail', t.id, t.at, t.actor_id, jsonb_strip_nulls(jsonb_build_object('kind', t.action, 'actor', coalesce(u.email, ''),
        'about', t.subject || ' ' || t.item_id, 'title', t.title, 'fields', to_jsonb(t.fields), 'from', nullif(t.address, '')))
      from trail t left join "user" u on u.id = t.actor_id
      where t.at > ${since} and t.actor_id is not null and u.role is distinct from 'customer'
        and not exists (select from audit_entry a where a.source = 'trail' and a.source_id = t.id)
      order by t.id`)
    await tx.execute(sql`
      insert into audit_entry (source, source_id, at, actor_id, facts)
      select 'identity', i.id, i.at, i.user_id, jsonb_strip_nulls(jsonb_build_object('kind', i.kind, 'actor', coalesce(u.email, ''),
        'from', nullif(i.address, '')))
      from identity_event i left join "user" u on u.id = i.user_id
      where i.at > ${since} and not exists (select from audit_entry a where a.source = 'identity' and a.source_id = i.id)
      order by i.id`)
    await chain(tx)
  })
}

async function chain(tx: Db): Promise<void> {
  let { number, hash } = await anchorOf(tx, 'audit-end')
  const before = number
  for (;;) {
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(isNull(auditEntries.number))
      .orderBy(asc(auditEntries.id))
      .limit(AT_ONCE)
    if (rows.length === 0) break
    const chained = rows.map(({ id, at, actorId, facts }) => {
      number += 1
      hash = hashOf(hash, { number, at, actorId, facts })
      return { id, number, hash }
    })
    await tx.execute(sql`
      update audit_entry a set number = (v ->> 'number')::int, hash = v ->> 'hash'
      from jsonb_array_elements(${JSON.stringify(chained)}::jsonb) v where a.id = (v ->> 'id')::int`)
  }
  if (number > before) await writeFact(tx, 'audit-end', JSON.stringify({ number, hash }))
}

const anchor = z.object({ number: z.number(), hash: z.string() })

async function anchorOf(db: Db, key: 'audit-begin' | 'audit-end'): Promise<Anchor> {
  const stored = await readFact(db, key)
  return stored === null ? { number: 0, hash: BEGINNING } : anchor.parse(JSON.parse(stored))
}

/** Removes what is older than the house keeps. The chain then begins where it was cut, and the cut is noted. */
export async function forgetPastAudit({
  db,
  clock,
  config,
}: Needs & Pick<Platform, 'config'>): Promise<void> {
  const until = new Date(clock.now().getTime() - config.auditDays * DAY)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
    const [oldest] = await tx
      .select({ number: max(auditEntries.number) })
      .from(auditEntries)
      .where(lte(auditEntries.at, until))
    if (!oldest?.number) return
    const [last] = await tx.select().from(auditEntries).where(sql`number = ${oldest.number}`)
    await tx.delete(auditEntries).where(lte(auditEntries.number, oldest.number))
    await writeFact(tx, 'audit-begin', JSON.stringify({ number: oldest.number, hash: last?.hash }))
  })
}

/** Notes what a command has done: who ran it, on which machine. */
export async function noteCommand(db: Db, at: Date, kind: string): Promise<void> {
  const facts = { kind, actor: userInfo().username, from: hostname() }
  await db.insert(auditEntries).values({ source: 'command', sourceId: null, at, actorId: null, facts })
}

/** Follows the whole chain; the first hole as a sentence, or null. */
export async function verifyAudit(db: Db): Promise<{ entries: number; hole: string | null }> {
  // In one transaction, so that nothing is added meanwhile.
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
    let begin = await anchorOf(tx, 'audit-begin')
    const end = await anchorOf(tx, 'audit-end')
    let entries = 0
    for await (const batch of batchesOf(tx, begin.number)) {
      const last = batch.at(-1) as ChainEntry
      const hole = firstHole(batch, begin, last)
      if (hole) return { entries, hole }
      entries += batch.length
      begin = last
    }
    return { entries, hole: firstHole([], begin, end) }
  })
}

/** The chained entries after a number, some at a time. */
export async function* batchesOf(db: Db, after: number): AsyncGenerator<ChainEntry[]> {
  let number = after
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.number, number))
      .orderBy(asc(auditEntries.number))
      .limit(AT_ONCE)
    if (rows.length === 0) return
    yield rows as ChainEntry[]
    number = rows.at(-1)?.number as number
  }
}
