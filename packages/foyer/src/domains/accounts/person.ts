import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { readItem, removeItem } from '../../saving/save.ts'
import { AS_INSTALLATION, type Saving } from '../../saving/subject.ts'
import { forgetItem } from '../../saving/trail.ts'
import { entry } from '../forms/entry-subject.ts'
import { formEntries } from '../forms/tables.ts'
import { auditEntries } from './audit/tables.ts'
import { exportOwnData } from './own-account.ts'
import { accountLinks, users } from './tables.ts'
import { user } from './user-subject.ts'

type Needs = Pick<Platform, 'db' | 'clock' | 'changes'>

/** Everything that is stored about the person behind an e-mail address; null for an account means there is none. */
export async function exportPerson({ db, clock }: Needs, email: string) {
  const person = await accountOf(db, email)
  const cookies = { get: () => undefined, set: () => {}, clear: () => {} }
  const viewer = person && { role: person.role, userId: person.id, hasDashboardAccess: false }
  return {
    email,
    account: viewer && (await exportOwnData({ db, clock, cookies, viewer } as never)),
    form_entries: (await entriesOf(db, email)).map(
      ({ id, formId, fieldValues, note, createdAt, deleteAfter }) => ({
        ...{ id, form: formId, answers: fieldValues, note_of_the_house: note },
        ...{ created_at: houseTime(createdAt), deleted_after: houseTime(deleteAfter) },
      }),
    ),
    requested_links: (await db.select().from(accountLinks).where(eq(accountLinks.email, email))).map(
      ({ kind, createdAt, expiresAt }) => ({
        kind,
        created_at: houseTime(createdAt),
        expires_at: houseTime(expiresAt),
      }),
    ),
    waiting_letters: await waitingLetters(db, email),
    audit_entries: await db.$count(auditEntries, sql`facts ->> 'actor' = ${email}`),
  }
}

export interface Erased {
  account: boolean
  entries: number
  links: number
  letters: number
  /** What is kept: who changed what is proof for the house (GDPR, article 17, paragraph 3). */
  keptAudit: number
}

/** Deletes what is stored about a person, in one transaction. An admin who is the last one is not deleted. */
export async function erasePerson(needs: Needs, email: string): Promise<Erased> {
  return needs.db.transaction(async (db) => {
    const saving: Saving = { ...AS_INSTALLATION, ...needs, db }
    const person = await accountOf(db, email)
    const entries = await entriesOf(db, email)
    for (const { id } of entries) {
      const { version } = await readItem(db, entry, id)
      await removeItem(saving, entry, { id, version })
      await forgetItem(db, entry, id)
    }
    if (person) {
      const { version } = await readItem(db, user, person.id)
      await removeItem(saving, user, { id: person.id, version })
      await forgetItem(db, user, person.id)
    }
    const links = await db
      .delete(accountLinks)
      .where(eq(accountLinks.email, email))
      .returning({ id: accountLinks.id })
    const letters = await waitingLetters(db, email)
    if (letters > 0) await db.execute(sql`delete from pgboss.job where lower(data ->> 'to') = ${email}`)
    return {
      account: person !== null,
      entries: entries.length,
      links: links.length,
      letters,
      keptAudit: await db.$count(auditEntries, sql`facts ->> 'actor' = ${email}`),
    }
  })
}

async function accountOf(db: Db, email: string): Promise<typeof users.$inferSelect | null> {
  const [person] = await db.select().from(users).where(eq(users.email, email))
  return person ?? null
}

/** Entries in which an answer is the address. */
function entriesOf(db: Db, email: string) {
  const isTheirs = sql`exists (select from jsonb_each_text(${formEntries.fieldValues}) as answer where lower(trim(answer.value)) = ${email})`
  return db.select().from(formEntries).where(isTheirs)
}

async function waitingLetters(db: Db, email: string): Promise<number> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as known`,
  )
  if (!rows[0]?.known) return 0
  const found = await db.execute<{ letters: number }>(
    sql`select count(*)::int as letters from pgboss.job where lower(data ->> 'to') = ${email}`,
  )
  return found.rows[0]?.letters ?? 0
}
