import { afterAll, expect, it } from 'vitest'
import { erasePerson, exportPerson } from '../../packages/foyer/src/domains/accounts/person.ts'
import { formEntries, forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import { trail } from '../../packages/foyer/src/saving/tables.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
const { email } = LOGINS.customer

async function addEntry(address: string) {
  const [form] = await db.select().from(forms).limit(1)
  const now = house.clock.now()
  const values = { formId: Number(form?.id), locale: 'de' as const, createdAt: now, deleteAfter: now }
  const [row] = await db
    .insert(formEntries)
    .values({ ...values, fieldValues: { mail: address, text: 'Bitte rufen Sie mich an' } })
    .returning()
  return Number(row?.id)
}

it('one command gives a person what is stored about them, and nothing of others', async () => {
  const theirs = await addEntry(` ${email.toUpperCase()} `)
  await addEntry('somebody@else.example')
  await house.inject({
    ...(await house.login('customer')),
    method: 'POST',
    url: '/api/user-favorites',
    payload: { add: ['event:1'], remove: [] },
  })
  const data = await exportPerson(platform, email)
  expect(data.account?.account).toMatchObject({ email, role: 'customer' })
  expect(data.account?.favorites).toEqual(['event:1'])
  expect(data.form_entries.map(({ id }) => id)).toEqual([theirs])
  expect(JSON.stringify(data)).not.toContain('somebody@else.example')
  expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/)
  expect(await exportPerson(platform, 'nobody@house.example')).toMatchObject({
    account: null,
    form_entries: [],
  })
})

it('and another deletes it', async () => {
  const erased = await erasePerson(platform, email)
  expect(erased).toMatchObject({ account: true, entries: 1 })
  const left = await exportPerson(platform, email)
  expect(left).toMatchObject({ account: null, form_entries: [], requested_links: [], waiting_letters: 0 })
  expect(JSON.stringify(await db.select().from(trail))).not.toContain(email)
  const others = await db.select().from(formEntries)
  expect(JSON.stringify(others)).toContain('somebody@else.example')
})

it('the last admin stays', async () => {
  await expect(erasePerson(platform, LOGINS.admin.email)).rejects.toThrow()
  expect((await exportPerson(platform, LOGINS.admin.email)).account).not.toBeNull()
})
