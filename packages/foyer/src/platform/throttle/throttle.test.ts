import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { forgetPastThrottles, resetThrottle, throttle } from './throttle.ts'

const KEY = createHash('sha256').update('a key').digest('base64url')
const NOW = '2026-03-10T12:00:00.000Z'
const LIMIT = { calls: 3, seconds: 60 }
const counted = (count: number, windowEnds = '2026-03-10 12:00:30+00') =>
  fakeContext(() => [[KEY, windowEnds, count]])

it('counts under the hash of a key, from when it is asked first to the end of the window', async () => {
  const { context, asked } = counted(1)
  await throttle(context, 'a key', LIMIT)
  expect(asked[0]?.params).toEqual([KEY, '2026-03-10T12:01:00.000Z', 1, NOW, NOW])
  expect(asked[0]?.sql).toContain('on conflict (key) do update set')
  expect(asked[0]?.sql).toContain('count = case when throttle_count.window_ends <= $5 then excluded.count')
})

it.each([
  [3, null],
  [4, 30],
])('of three calls that are allowed the one with number %i: %s', async (count, retryAfter) => {
  const outcome = await throttle(counted(count).context, 'a key', LIMIT).catch((error: unknown) => error)
  if (retryAfter === null) expect(outcome).toBeUndefined()
  else expect(outcome).toMatchObject({ code: 'throttled', retryAfter })
})

it('says to the full second when to come again, and never too early', async () => {
  const { context } = counted(4, '2026-03-10 12:00:29.001+00')
  await expect(throttle(context, 'a key', LIMIT)).rejects.toMatchObject({ retryAfter: 30 })
})

it('lets pass where nothing was counted', async () => {
  expect(await throttle(fakeContext(() => []).context, 'a key', LIMIT)).toBeUndefined()
})

it('forgets windows that are over, and one key where somebody did what was asked', async () => {
  const { context, asked } = fakeContext()
  await forgetPastThrottles(context)
  await resetThrottle(context, 'a key')
  expect(asked).toEqual([
    { sql: 'delete from throttle_count where throttle_count.window_ends < $1', params: [NOW] },
    { sql: 'delete from throttle_count where throttle_count.key = $1', params: [KEY] },
  ])
})
