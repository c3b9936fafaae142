import { afterAll, expect, it } from 'vitest'
import { sealKeys } from '../../packages/foyer/src/domains/accounts/sealed-keys.ts'
import { secondFactors } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { codeOf, stepAt } from '../../packages/foyer/src/domains/accounts/totp.ts'
import { addNextSecret, promoteSecret } from '../../packages/foyer/src/platform/installation/secrets.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, secret } = house.app.platform
const now = () => house.clock.now().getTime()

async function rotate() {
  const next = await addNextSecret(db, now())
  await secret.refresh()
  await promoteSecret(db, next, now())
}

it('a rotation logs nobody out and keeps second factors, whose keys nobody reads in the database', async () => {
  const session = await house.login('editor')
  const send = (url: string, payload: object) => house.inject({ ...session, method: 'POST', url, payload })
  const begun = await send('/api/user-second-factor', { current_password: LOGINS.editor.password })
  const key = begun.json().secret as string
  const confirm = () => send('/api/user-second-factor-code', { code: codeOf(key, stepAt(house.clock.now())) })
  expect((await confirm()).statusCode).toBe(200)
  const stored = async () => (await db.select().from(secondFactors))[0]?.secret
  const before = await stored()
  expect(before).toMatch(/^sealed:/)
  expect(before).not.toContain(key)

  await rotate()
  house.clock.advance({ minutes: 2 })
  expect((await confirm()).statusCode, 'a process that has not looked yet').toBe(200)
  await secret.refresh()
  expect(secret.all).toHaveLength(2)
  house.clock.advance({ minutes: 2 })
  expect((await confirm()).statusCode, 'the session and the key of before').toBe(200)
  await sealKeys(db, secret)
  expect(await stored()).not.toBe(before)
  house.clock.advance({ minutes: 2 })
  expect((await confirm()).statusCode, 'the key encrypted anew').toBe(200)

  house.clock.advance({ days: 31 })
  await secret.refresh()
  expect(secret.all, 'the old one is valid for a month').toHaveLength(1)
})

it('a key that was stored before keys were encrypted is encrypted in its place', async () => {
  await db.update(secondFactors).set({ secret: 'JBSWY3DPEHPK3PXP' })
  await sealKeys(db, secret)
  const [row] = await db.select().from(secondFactors)
  expect(row?.secret).toMatch(/^sealed:/)
})
