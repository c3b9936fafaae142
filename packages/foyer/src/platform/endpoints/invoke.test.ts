import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import type { Contract, Method, Role } from '../../contract/endpoint.ts'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import type { Viewer } from '../viewer.ts'
import type { BoundEndpoint } from './bind.ts'
import { invoke } from './invoke.ts'

const ANSWER = z.object({
  made: z.int(),
  parts: z.array(z.object({ a: z.int() })).optional(),
  name: z.string().optional(),
  image: z.null().optional(),
})

function bound(contract: Partial<Contract> = {}, method: Method = 'GET') {
  let made = 0
  const handle = vi.fn(async ({ reads }: Context): Promise<unknown> => {
    reads.note('events')
    return { made: ++made }
  })
  const endpoint = {
    ...{
      method,
      path: '/api/test',
      contract: { summary: '', access: 'visitor', answer: ANSWER, ...contract },
    },
    handle,
  } as unknown as BoundEndpoint
  return { endpoint, handle }
}
const as = (role: Role, more = {}) => ({ viewer: { role, userId: 1, ...more } as Viewer })
const NO_INPUT = { params: {}, body: undefined }
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  )

describe('who may call', () => {
  it.each<[Role, Role, string]>([
    ['visitor', 'visitor', 'answered'],
    ['editor', 'visitor', 'not_authenticated'],
    ['editor', 'customer', 'permission_denied'],
    ['editor', 'editor', 'answered'],
    ['editor', 'admin', 'answered'],
    ['admin', 'editor', 'permission_denied'],
  ])('what is for a %s, as a %s: %s', async (access, role, outcome) => {
    const { endpoint, handle } = bound({ access })
    const { context } = fakeContext(undefined, as(role))
    expect(await refusal(invoke(endpoint, context, NO_INPUT))).toBe(outcome)
    expect(handle).toHaveBeenCalledTimes(outcome === 'answered' ? 1 : 0)
  })

  it('the dashboard asks for access beside the role', async () => {
    const { endpoint } = bound({ access: 'editor', dashboard: true })
    const outcome = (hasDashboardAccess: boolean) =>
      refusal(
        invoke(endpoint, fakeContext(undefined, as('editor', { hasDashboardAccess })).context, NO_INPUT),
      )
    expect([await outcome(false), await outcome(true)]).toEqual(['permission_denied', 'answered'])
  })
})

describe('3-readings, Calls: while the site is offline', () => {
  const outcome = (contract: Partial<Contract>, role: Role) =>
    refusal(
      invoke(
        bound(contract).endpoint,
        fakeContext(undefined, { ...as(role), isSiteOnline: async () => false }).context,
        NO_INPUT,
      ),
    )

  it('only editors are answered', async () => {
    expect(await outcome({}, 'visitor')).not.toBe('answered')
    expect(await outcome({}, 'customer')).not.toBe('answered')
    expect(await outcome({}, 'editor')).toBe('answered')
  })

  it('what has to be reachable then is', async () => {
    expect(await outcome({ reachableOffline: true }, 'visitor')).toBe('answered')
  })
})

describe('how often', () => {
  it('is counted for the call and the address, before anything else is done', async () => {
    const { endpoint, handle } = bound({ throttle: { calls: 2, perAddress: 5, seconds: 60 } })
    const { context, asked } = fakeContext(() => [['key', '2026-03-10 12:00:30+00', 3]])
    expect(await refusal(invoke(endpoint, context, NO_INPUT))).toBe('throttled')
    expect(handle).not.toHaveBeenCalled()
    const other = fakeContext(() => [['key', '2026-03-10 12:00:30+00', 2]], { address: '10.0.0.1' })
    expect(await refusal(invoke(endpoint, other.context, NO_INPUT))).toBe('answered')
    expect(asked[0]?.params[0]).not.toBe(other.asked[0]?.params[0])
  })

  /** Counts as the database does, within one window. */
  function counting() {
    const counts = new Map<unknown, number>()
    return ({ params: [key, , amount] }: { params: unknown[] }) => {
      const count = (counts.get(key) ?? 0) + Number(amount)
      counts.set(key, count)
      return [[key, '2026-03-10 12:00:30+00', count]]
    }
  }
  const browser = (csrftoken: string) => ({
    cookies: { get: () => csrftoken, set: () => {}, clear: () => {} },
  })

  it('quality, Reliability, Limits: of one visitor first, and of all behind one address far more', async () => {
    const { endpoint } = bound({ throttle: { calls: 2, perAddress: 5, seconds: 60 } })
    const count = counting()
    const ask = (more: Partial<Context>) =>
      refusal(invoke(endpoint, fakeContext(count, more).context, NO_INPUT))
    const times = async (number: number, more: Partial<Context>) => {
      const outcomes: string[] = []
      for (let time = 0; time < number; time++) outcomes.push(await ask(more))
      return outcomes
    }
    expect(await times(3, browser('one'))).toEqual(['answered', 'answered', 'throttled'])
    expect(await times(3, browser('two')), 'behind the same address').toEqual([
      'answered',
      'answered',
      'throttled',
    ])
    expect(await times(2, browser('three'))).toEqual(['answered', 'throttled'])
    expect(await times(1, { ...browser('one'), address: '10.0.0.1' })).toEqual(['answered'])
    expect(await times(3, { ...as('customer'), address: '10.0.0.2' })).toEqual([
      'answered',
      'answered',
      'throttled',
    ])
    expect(await ask({ ...as('customer'), address: '10.0.0.3' }), 'an account is one everywhere').toBe(
      'throttled',
    )
  })

  it('quality, Reliability, Limits: uploads also by their bytes, of one visitor within an hour', async () => {
    const upload = { maxBytes: 10_240, bytesPerHour: 20_480 }
    const { endpoint, handle } = bound({ upload, body: z.object({ file: z.file() }) })
    const count = counting()
    const send = (bytes: number, more: Partial<Context>) => {
      const body = { file: new File([new Uint8Array(bytes)], 'a.pdf') }
      return refusal(
        invoke(endpoint, fakeContext(count, more).context, { params: {}, body: async () => body }),
      )
    }
    expect(await send(10_240, browser('one'))).toBe('answered')
    expect(await send(10_240, browser('one'))).toBe('answered')
    expect(await send(1, browser('one'))).toBe('throttled')
    expect(await send(1, browser('two'))).toBe('answered')
    expect(handle).toHaveBeenCalledTimes(3)
  })

  it('without a limit nothing is counted', async () => {
    const { context, asked } = fakeContext()
    await invoke(bound().endpoint, context, NO_INPUT)
    expect(asked).toEqual([])
  })
})

describe('with what', () => {
  const params = z.object({ id: z.string().transform(Number) })
  const body = z.object({ name: z.string() })

  it('arrives as the schemas have read it', async () => {
    const { endpoint, handle } = bound({ params, body }, 'POST')
    const { context } = fakeContext()
    await invoke(endpoint, context, { params: { id: '7' }, body: { name: 'a' } })
    expect(handle).toHaveBeenCalledWith(context, { id: 7 }, { name: 'a' })
    await invoke(endpoint, context, { params: { id: '7' }, body: async () => ({ name: 'late' }) })
    expect(handle).toHaveBeenLastCalledWith(context, { id: 7 }, { name: 'late' })
  })

  it('is nothing where nothing is declared', async () => {
    const { endpoint, handle } = bound({}, 'POST')
    const { context } = fakeContext()
    await invoke(endpoint, context, { params: { id: '7' }, body: { name: 'a' } })
    expect(handle).toHaveBeenCalledWith(context, {}, undefined)
  })

  it('that does not fit is refused with its fields', async () => {
    const { endpoint, handle } = bound({ params, body }, 'POST')
    const { context } = fakeContext()
    const sent = invoke(endpoint, context, { params: { id: '7' }, body: {} })
    await expect(sent).rejects.toMatchObject({ code: 'invalid', fields: { name: [expect.any(String)] } })
    expect(handle).not.toHaveBeenCalled()
  })
})

it('what takes long waits for its turn, as whoever asked for it; everything else is done at once', async () => {
  const run = vi.fn((_own: Context, work: () => Promise<unknown>) => work())
  const { context } = fakeContext(undefined, { queue: { run } as never })
  expect(await invoke(bound().endpoint, context, NO_INPUT)).toEqual({ made: 1 })
  expect(run).not.toHaveBeenCalled()
  expect(await invoke(bound({ queued: true }).endpoint, context, NO_INPUT)).toEqual({ made: 1 })
  expect(run).toHaveBeenCalledExactlyOnceWith(context, expect.any(Function))
})

describe('what is refused to everybody', () => {
  it.each<[Role, string, number, string]>([
    ['visitor', 'not_authenticated', 1, 'not_authenticated'],
    ['customer', 'not_authenticated', 2, 'permission_denied'],
    ['customer', 'not_found', 1, 'not_found'],
  ])('a %s hears why it is to them: %s, made %i times, is %s', async (role, code, times, heard) => {
    const { endpoint, handle } = bound({ shared: true })
    handle.mockImplementation(async ({ viewer }) => {
      throw new Failure(viewer.role === 'visitor' ? (code as 'not_found') : 'permission_denied')
    })
    expect(await refusal(invoke(endpoint, fakeContext(undefined, as(role)).context, NO_INPUT))).toBe(heard)
    expect(handle).toHaveBeenCalledTimes(times)
  })
})

describe('what is the same for every visitor', () => {
  const ask = async (contract: Partial<Contract>, more = {}, method: Method = 'GET') => {
    const { endpoint } = bound(contract, method)
    const { context } = fakeContext(() => [['key', '2026-03-10 12:00:30+00', 1]], more)
    const answers = []
    for (let round = 0; round < 2; round++) answers.push(await invoke(endpoint, context, NO_INPUT))
    return { isMadeOnce: answers[0] === answers[1], context }
  }

  it('is made once', async () => {
    const { isMadeOnce, context } = await ask({ shared: true })
    expect([isMadeOnce, [...context.reads.tags], context.reads.mayStore]).toEqual([true, ['events'], true])
  })

  it('but not what is not declared to be, what is about the caller, what is counted or what writes', async () => {
    expect((await ask({})).isMadeOnce).toBe(false)
    const personal = await ask({ personal: true })
    expect([personal.isMadeOnce, personal.context.reads.mayStore]).toEqual([false, false])
    expect((await ask({ throttle: { calls: 9, perAddress: 9, seconds: 9 } })).isMadeOnce).toBe(false)
    expect((await ask({ shared: true }, {}, 'POST')).isMadeOnce).toBe(false)
  })

  it('is given to customers, too, and to nobody who may see more', async () => {
    expect((await ask({ shared: true }, as('customer'))).isMadeOnce).toBe(true)
    expect((await ask({ shared: true }, as('editor'))).isMadeOnce).toBe(false)
    expect((await ask({ shared: true }, as('admin'))).isMadeOnce).toBe(false)
  })

  it('is made for nobody in particular, whoever asks first', async () => {
    const cookies = { get: () => 'secret', set: vi.fn(), clear: vi.fn() }
    const { context } = fakeContext(undefined, { ...as('customer'), cookies })
    const { endpoint, handle } = bound({ shared: true })
    await invoke(endpoint, context, NO_INPUT)
    const own = handle.mock.calls[0]?.[0] as Context
    own.cookies.set('a', 'b', { httpOnly: true })
    expect([own.viewer, own.cookies.get('sessionid')]).toEqual([{ role: 'visitor', userId: null }, undefined])
    expect(cookies.set).not.toHaveBeenCalled()
  })

  it('is told apart by call, language and parameters', async () => {
    const { context } = fakeContext()
    const { endpoint, handle } = bound({ shared: true, params: z.object({ id: z.int().optional() }) })
    const english = { ...context, locale: 'en' as const }
    for (const round of [1, 2]) {
      await invoke(endpoint, context, { params: {}, body: undefined })
      await invoke(endpoint, context, { params: { id: round }, body: undefined })
      await invoke(endpoint, english, { params: {}, body: undefined })
      await invoke({ ...endpoint, path: '/api/other' } as BoundEndpoint, context, NO_INPUT)
    }
    expect(handle).toHaveBeenCalledTimes(5)
  })
})

describe('tests and development hold every answer against its schema', () => {
  const answering = async (answer: unknown, checkAnswers: boolean) => {
    const { endpoint, handle } = bound()
    handle.mockResolvedValue(answer)
    return invoke(endpoint, fakeContext().context, NO_INPUT, { checkAnswers })
  }

  it('one with more in it is refused', async () => {
    const more = { made: 1, secret: 2 }
    await expect(answering(more, true)).rejects.toThrow('holds more than its schema declares')
    expect(await answering(more, false)).toEqual(more)
    const { endpoint, handle } = bound()
    handle.mockResolvedValue(more)
    expect(await invoke(endpoint, fakeContext().context, NO_INPUT)).toEqual(more)
  })

  it('and nobody may change it, in no part', async () => {
    const parts = [{ a: 1 }]
    const answer = { made: 1, parts, name: 'Antigone', image: null }
    await answering(answer, true)
    expect([answer, parts, parts[0]].map((part) => Object.isFrozen(part))).toEqual([true, true, true])
    const free = { made: 1 }
    await answering(free, false)
    expect(Object.isFrozen(free)).toBe(false)
  })
})
