import { expect, it } from 'vitest'
import { Failure } from '../../contract/errors.ts'
import type { LoadArguments } from '../../ui/screen.ts'
import { passGuard } from './guards.ts'

const at = (call: unknown) =>
  ({ call, locale: 'en', url: new URL('http://x.example/cms-hub?a=b'), params: {} }) as LoadArguments
const refusal = (code: 'not_authenticated' | 'permission_denied') => async () => {
  throw new Failure(code)
}

it('1 §8 Unknown guard: a screen that declares one is a 500 that names it', async () => {
  await expect(
    passGuard(
      'toString',
      at(async () => ({})),
    ),
  ).rejects.toMatchObject({
    init: { status: 500 },
    data: { detail: 'Unknown middleware toString' },
  })
})

it('3-readings, Routes: a visitor is shown the login and comes back; anybody else is told no', async () => {
  const login = { to: '/en/user/login?next=%2Fcms-hub%3Fa%3Db', status: 302 }
  await expect(passGuard('editor', at(refusal('not_authenticated')))).rejects.toMatchObject(login)
  await expect(
    passGuard(
      'login',
      at(async () => ({ is_logged_in: false })),
    ),
  ).rejects.toMatchObject(login)
  await expect(passGuard('editor', at(refusal('permission_denied')))).rejects.toMatchObject({ status: 403 })
  await passGuard(
    'editor',
    at(async () => ({})),
  )
  await passGuard(
    'login',
    at(async () => ({ is_logged_in: true })),
  )
  await passGuard(undefined, at(null))
})
