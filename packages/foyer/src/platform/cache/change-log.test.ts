import { expect, it } from 'vitest'
import { createChangeLog } from './change-log.ts'
import { localChanges } from './changes.ts'

function house(capacity?: number) {
  let say: Parameters<ReturnType<typeof localChanges>['listen']>[0] = () => {}
  const changes = {
    ...localChanges(),
    listen: (listener: typeof say) => {
      say = listener
    },
  }
  const log = createChangeLog(changes, capacity)
  return { log, say: (tags: string[] | null) => say(tags) }
}
const of = (...tags: string[]) => new Set(tags)

it('knows of each tag whether it has changed since', () => {
  const { log, say } = house()
  const begun = log.now()
  expect(log.hasChanged(of('a', 'b'), begun)).toBe(false)
  say(['b', 'c'])
  expect(log.hasChanged(of('a', 'b'), begun)).toBe(true)
  expect(log.hasChanged(of('a'), begun)).toBe(false)
  expect(log.hasChanged(of('b'), log.now()), 'not since it has').toBe(false)
})

it('takes everything as changed when nobody knows what has', () => {
  const { log, say } = house()
  const begun = log.now()
  say(null)
  expect(log.hasChanged(of('a'), begun)).toBe(true)
  expect(log.hasChanged(of(), begun)).toBe(true)
  expect(log.hasChanged(of('a'), log.now())).toBe(false)
})

it('forgets what changed longest ago, and then takes everything of that time as changed', () => {
  const { log, say } = house(2)
  const first = log.now()
  say(['a'])
  const second = log.now()
  say(['b'])
  say(['a'])
  expect(log.hasChanged(of('c'), first), 'two tags are not too many').toBe(false)
  say(['c'])
  expect(log.hasChanged(of('d'), second), 'b is forgotten').toBe(true)
  expect(log.hasChanged(of('d'), second + 1), 'a, which changed again later, is not').toBe(false)
  expect(log.hasChanged(of('a'), second + 1)).toBe(true)
})

it('starts afresh when nobody knows what has changed: what is forgotten later is not taken for older', () => {
  const { log, say } = house(2)
  say(['a', 'b'])
  const begun = log.now()
  say(null)
  say(['c'])
  expect(log.hasChanged(of('d'), begun)).toBe(true)
})

it('remembers ten thousand tags, and no more', () => {
  const { log, say } = house()
  const begun = log.now()
  say(Array.from({ length: 10_000 }, (_, id) => `event:${id}`))
  expect(log.hasChanged(of('pages'), begun)).toBe(false)
  say(['legal'])
  expect(log.hasChanged(of('pages'), begun)).toBe(true)
})
