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
