import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createUser } from '../../packages/foyer/src/domains/accounts/service.ts'
import { sessions, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { user } from '../../packages/foyer/src/domains/accounts/user-subject.ts'
import { eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { throttleCounts } from '../../packages/foyer/src/platform/throttle/tables.ts'
import { readItem, removeItem } from '../../packages/foyer/src/saving/save.ts'
import { AS_INSTALLATION, type Subject } from '../../packages/foyer/src/saving/subject.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { jobs, mail, db, config } = house.app.platform

/** Long enough for the queue to run a few times; it runs every two seconds. */
const SOON = { timeout: 45_000, interval: 100 }

const tries: { data: object; failed: boolean }[] = []
beforeAll(async () => {
  jobs.define('unreliable', async (data) => {
    const failed = tries.length < 2
    tries.push({ data, failed })
    if (failed) throw new Error('not today')
  })
  await jobs.start()
})

describe('mail', () => {
  const folder = path.join(config.dataDir, 'mail')

  it('arrives as one file per message in the data folder', async () => {
    await mail.send({
      to: 'guest@house.example',
      subject: 'Ihre Karten für Müller',
      text: 'Bis heute Abend!',
    })
    await mail.send({ to: 'other@house.example', subject: 'Second', text: 'Plain', html: '<p>Rich</p>' })
    const messages = await vi.waitFor(() => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
      expect(files).toHaveLength(2)
      return files.map((name) => readFileSync(path.join(folder, name), 'utf8'))
    }, SOON)
    const first = messages.find((message) => message.includes('guest@house.example'))
    expect(first).toMatch(/^From: Foyer <foyer@localhost>\r?$/m)
    expect(first).toMatch(/^To: guest@house\.example\r?$/m)
    expect(first).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(first).toContain('Bis heute Abend!')
    const second = messages.find((message) => message.includes('other@house.example'))
    expect(second).toContain('Plain')
    expect(second).toContain('<p>Rich</p>')
    expect(
      readdirSync(folder).filter((name) => !name.endsWith('.eml')),
      'no unfinished files',
    ).toEqual([])
  })
})

describe('a job that fails', () => {
  it('is tried again with the same data until it works, and then no more', async () => {
    await jobs.enqueue('unreliable', { letter: 'ß', nested: { n: 1 } })
    const stateOf = async () => {
      // The pause before the next attempt is shortened; the test only checks that there is one.
      await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
      const { rows } = await db.execute<{ state: string; retry_count: number }>(
        sql`select state, retry_count from pgboss.job where name = 'unreliable'`,
      )
      return rows
    }
    await vi.waitFor(async () => {
      // A finished job is deleted, because jobs contain letters and addresses.
      expect(await stateOf()).toEqual([])
      expect(tries).toHaveLength(3)
    }, SOON)
    expect(tries.map(({ failed }) => failed)).toEqual([true, true, false])
    for (const { data } of tries) expect(data).toEqual({ letter: 'ß', nested: { n: 1 } })
  })
})

describe('quality, Security: the address of an account that is deleted', () => {
  it('does not stay with the jobs', async () => {
    const email = 'gone@house.example'
    const letter = { to: email, subject: 'x', text: 'y' }
    const waiting = async (to: string) =>
      (await db.execute(sql`select id from pgboss.job where data ->> 'to' = ${to}`)).rows.length
    await jobs.enqueue('mail', letter, { startAfterDays: 1 })
    await jobs.enqueue('mail', letter, { startAfterDays: 1 })
    // A job that failed for the last time is deleted too.
    await db.execute(sql`update pgboss.job set state = 'failed', completed_on = now()
      where id = (select id from pgboss.job where data ->> 'to' = ${email} limit 1)`)
    await jobs.enqueue('mail', { ...letter, to: 'stays@house.example' }, { startAfterDays: 1 })
    const needs = { ...house.app.platform, ...AS_INSTALLATION }
    await createUser(needs, { email, password: 'x', role: 'customer', firstName: 'A', lastName: 'B' })
    const [row] = await db.select().from(users).where(eq(users.email, email))
    expect(await waiting(email)).toBe(2)
    const { version } = await readItem(db, user as unknown as Subject, row?.id as number)
    await removeItem(needs, user as unknown as Subject, { id: row?.id as number, version })
    expect(await waiting(email)).toBe(0)
    expect(await waiting('stays@house.example')).toBe(1)
  })
})

describe('every night', () => {
  it('comes at seventeen past four at the house', async () => {
    const { rows } = await db.execute(
      sql`select name, cron, timezone from pgboss.schedule where name = 'forget-the-past'`,
    )
    expect(rows).toEqual([{ name: 'forget-the-past', cron: '17 4 * * *', timezone: 'Europe/Berlin' }])
  })

  it('past sessions and past throttles are forgotten, the others are not', async () => {
    const wrongLogin = async (email: string) =>
      house.inject({
        ...(await house.visit()),
        method: 'POST',
        url: '/api/user-login',
        remoteAddress: '192.0.2.1',
        payload: { email, password: 'not the password' },
      })
    await house.login('editor')
    await wrongLogin('past@test.example')
    house.clock.advance({ hours: 13 })
    const fresh = await house.login('customer')
    await wrongLogin('present@test.example')
    expect(await db.select().from(sessions)).toHaveLength(2)
    const before = await db.select().from(throttleCounts)

    await jobs.enqueue('forget-the-past', {})
    await vi.waitFor(async () => expect(await db.select().from(sessions)).toHaveLength(1), SOON)
    const after = await vi.waitFor(async () => {
      const rows = await db.select().from(throttleCounts)
      expect(rows.length).toBeLessThan(before.length)
      return rows
    }, SOON)
    expect(after.length).toBeGreaterThan(0)
    for (const { windowEnds } of after)
      expect(windowEnds.getTime()).toBeGreaterThan(house.clock.now().getTime())
    expect((await house.inject({ ...fresh, url: '/api/user-details' })).json().logged).toBe(true)
  })
})
