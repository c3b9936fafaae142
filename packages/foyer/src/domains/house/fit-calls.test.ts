import { expect, it } from 'vitest'
import { z } from 'zod'
import type { BoundEndpoint } from '../../platform/endpoints/bind.ts'
import { requireFit } from './fit-calls.ts'
import { requireJob } from './own-job.ts'

const contract = { summary: 'Votes', access: 'visitor', answer: z.object({}) } as const
const votes: BoundEndpoint = { method: 'GET', path: '/api/house/votes', contract, handle: async () => ({}) }
const fit = (more: object, rules: object = {}) =>
  requireFit('endpoints/votes/api.ts', { ...votes, contract: { ...contract, ...rules }, ...more })

it('a call of a house below its path is taken', () => {
  expect(() => fit({})).not.toThrow()
  expect(() => fit({ path: '/api/house/votes/{id}' }, { params: z.object({ id: z.string() }) })).not.toThrow()
})

it.each([
  ['the path of a call of ours', { path: '/api/events' }, {}, 'GET /api/events is not below /api/house/'],
  ['a way out of its path', { path: '/api/house/../events' }, {}, 'must be words in small letters'],
  ['a slash at the end', { path: '/api/house/votes/' }, {}, 'must be words in small letters'],
  [
    'a parameter without a schema',
    { path: '/api/house/votes/{id}' },
    {},
    'does not declare "id" in its params',
  ],
  ['no contract', { contract: undefined }, {}, 'has no contract'],
  ['a role that does not exist', {}, { access: 'owner' }, 'does not say who may call it: visitor, customer'],
  ['a body to read', {}, { body: z.object({}) }, 'can have no body'],
  ['a shared answer for some', {}, { access: 'customer', shared: true }, 'is shared, which only a GET'],
  [
    'a write without a limit',
    { method: 'POST' },
    {},
    'is open to everybody, so its contract must have a throttle',
  ],
])('%s is refused with one sentence', (_, more, rules, sentence) => {
  expect(() => fit(more, rules)).toThrow(sentence)
  expect(() => fit(more, rules)).toThrow(/^endpoints\/votes\/api\.ts: /)
})

it.each(['30 4 * * *', '*/15 * * * *', '0 8-18/2 * * 1-5', '0,30 0 1 1 0'])(
  'a job runs at %s',
  (schedule) => {
    expect(requireJob('jobs/tidy.ts', { schedule, run: async () => {} }).schedule).toBe(schedule)
  },
)

it.each([
  '',
  'daily',
  '* * * *',
  '60 * * * *',
  '0 24 * * *',
  '5-1 * * * *',
  '*/0 * * * *',
  '- * * * *',
  '1, * * * *',
  undefined,
])('a job cannot run at %j', (schedule) => {
  expect(() => requireJob('jobs/tidy.ts', { schedule, run: async () => {} })).toThrow(
    /^jobs\/tidy\.ts: schedule must be five fields of cron/,
  )
})

it('a job without a function is refused', () => {
  expect(() => requireJob('jobs/tidy.ts', { schedule: '30 4 * * *' })).toThrow(/must export defineJob/)
  expect(() => requireJob('jobs/tidy.ts', undefined)).toThrow(/must export defineJob/)
})
