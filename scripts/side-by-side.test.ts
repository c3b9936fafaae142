import { setImmediate as turn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const { sideBySide } = await import(pathToFileURL(`${import.meta.dirname}/side-by-side.mjs`).href)

interface Step {
  name: string
  needs?: string
  alone?: boolean
}

/** Steps that run until the test ends them; `log` lists what began and what ended. */
function stage(steps: Step[]) {
  const log: string[] = []
  const ends = new Map<string, { resolve(result: object): void; reject(error: Error): void }>()
  const perform = ({ name }: Step) => {
    log.push(`+${name}`)
    const { promise, resolve, reject } = Promise.withResolvers<object>()
    ends.set(name, { resolve, reject })
    return promise
  }
  return {
    all: sideBySide(steps, perform),
    log,
    async end(name: string, error?: Error) {
      log.push(`-${name}`)
      if (error) ends.get(name)?.reject(error)
      else ends.get(name)?.resolve({ passed: 1 })
      await turn()
    },
  }
}

it('two steps at a time, in their order; one begins when what it needs is done, whatever stands before it', async () => {
  const { all, log, end } = stage([
    { name: 'types' },
    { name: 'build' },
    { name: 'pages', needs: 'build' },
    { name: 'rules' },
  ])
  expect(log).toEqual(['+types', '+build'])
  await end('types')
  expect(log.slice(2)).toEqual(['-types', '+rules'])
  await end('build')
  expect(log.slice(4)).toEqual(['-build', '+pages'])
  await end('pages')
  await end('rules')
  expect((await all).map(({ name, passed }: { name: string; passed: number }) => [name, passed])).toEqual([
    ['types', 1],
    ['build', 1],
    ['pages', 1],
    ['rules', 1],
  ])
})

it('a step that is to run alone has nothing beside it', async () => {
  const { all, log, end } = stage([{ name: 'one' }, { name: 'browser', alone: true }, { name: 'two' }])
  expect(log).toEqual(['+one', '+two'])
  await end('one')
  expect(log.slice(2)).toEqual(['-one'])
  await end('two')
  expect(log.slice(3)).toEqual(['-two', '+browser'])
  await end('browser')
  await all
})

it('where a step breaks off, none begins any more, and what runs is waited for', async () => {
  const { all, log, end } = stage([{ name: 'one' }, { name: 'two' }, { name: 'three' }])
  const told = expect(all).rejects.toThrow('stopped')
  await end('one', new Error('stopped'))
  expect(log).toEqual(['+one', '+two', '-one'])
  await end('two')
  await told
})
