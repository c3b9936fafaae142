import { expect, it } from 'vitest'
import './resources.ts'
import { allResources } from '../saving/resource.ts'

it('the back-office begins with what is edited most, whichever file is loaded first', () => {
  const areas = [...new Set(allResources().map(({ subject }) => subject.area))]
  expect(areas.slice(0, 5)).toEqual(['events', 'productions', 'series', 'people', 'venues'])
  expect(areas.at(-1)).toBe('accounts')
})
