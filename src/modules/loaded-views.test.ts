import { expect, it } from 'vitest'
import { lateCode } from '../ui/on-demand.ts'
import { keepView, loadedView, type ViewFile } from './loaded-views.ts'

it('a view that is asked for several times at once stays one view: React would draw another anew', async () => {
  const file: ViewFile = { default: () => null, hydrate: 'on-interaction' }
  const code = lateCode(async () => file, { file: 'a view' })
  await Promise.all([keepView('of-two', code), keepView('of-two', code)])
  const first = loadedView('of-two')
  expect(first).toBeDefined()
  await keepView('of-two', code)
  expect(loadedView('of-two')).toBe(first)
})
