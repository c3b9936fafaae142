import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../database/database.ts'
import { readFact, writeFact } from './facts.ts'
import { installationFacts } from './tables.ts'

/** How long what an earlier secret has signed is still valid: longer than every session and every link in a letter. */
export const VALID_DAYS = 30
/** How often a process looks whether there is a new secret, in milliseconds. */
const LOOKS_EVERY = 30_000
/** After this time every process knows a secret that was added. */
export const KNOWN_AFTER = 2 * LOOKS_EVERY

const others = z.array(z.object({ value: z.string(), until: z.number() }))
type Others = z.output<typeof others>

/** The secrets of the installation, the same in every process on this database. */
export interface InstallationSecret {
  readonly newest: string
  readonly all: readonly string[]
  /** Reads them again. Each process does so by itself, too. */
  refresh(): Promise<void>
  stop(): void
}

/** Reads the secret that signs tokens, which is made once, and those that were valid before it. */
export async function installationSecret(db: Db, now: () => number = Date.now): Promise<InstallationSecret> {
  await db.insert(installationFacts).values({ key: 'secret', value: newSecret() }).onConflictDoNothing()
  let all = await readSecrets(db, now())
  const refresh = async () => {
    all = await readSecrets(db, now())
  }
  // A database that is away for a moment changes nothing.
  const timer = setInterval(() => refresh().catch(() => {}), LOOKS_EVERY)
  timer.unref()
  return {
    get newest() {
      return all[0] as string
    },
    get all() {
      return all
    },
    refresh,
    stop: () => clearInterval(timer),
  }
}

/** The first half of a rotation: the next secret is known everywhere before the first process signs with it. */
export async function addNextSecret(db: Db, now: number): Promise<string> {
  const value = newSecret()
  await writeOthers(db, [...(await readOthers(db, now)), { value, until: untilOf(now) }])
  return value
}

/** The second half: what was added signs from now on, and what signed before is valid for thirty days more. */
export async function promoteSecret(db: Db, next: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await readFact(tx, 'secret')
    const rest = (await readOthers(tx, now)).filter(({ value }) => value !== next)
    await writeFact(tx, 'secret', next)
    await writeOthers(tx, before ? [{ value: before, until: untilOf(now) }, ...rest] : rest)
  })
}

const newSecret = () => randomBytes(32).toString('base64url')
const untilOf = (now: number) => now + VALID_DAYS * 86_400_000

async function readSecrets(db: Db, now: number): Promise<string[]> {
  const newest = await readFact(db, 'secret')
  if (newest === null) throw new Error('The installation has no secret')
  return [newest, ...(await readOthers(db, now)).map(({ value }) => value)]
}

async function readOthers(db: Db, now: number): Promise<Others> {
  const stored = await readFact(db, 'other-secrets')
  return stored === null ? [] : others.parse(JSON.parse(stored)).filter(({ until }) => until > now)
}

async function writeOthers(db: Db, list: Others): Promise<void> {
  await writeFact(db, 'other-secrets', list.length > 0 ? JSON.stringify(list) : null)
}
