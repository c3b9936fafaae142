import { expect, it } from 'vitest'
import type { FieldDescription } from '../description.ts'
import { followName } from './follow-name.ts'

const field = (name: string, kind: FieldDescription['kind'], more: Partial<FieldDescription> = {}) => ({
  ...{ name, kind, label: name, required: false, read_only: false, limits: {} },
  ...more,
})
const person = field('person', 'reference', { of: 'people/person' })
const role = field('role', 'string')
const fields = [person, field('name', 'string', { required: true }), role]
const titleOf = (_of: string, id: number) => ({ 1: 'Ada Amsel', 2: 'Bo Birke' })[id]
const pick = (row: object, next: unknown) => followName(fields, { ...row }, person, { next, titleOf })

it('who is picked gives the record its name', () => {
  expect(pick({ person: null, name: '' }, 1)).toEqual({ person: 1, name: 'Ada Amsel' })
})

it('another person, at once or after the first was taken out, gives another name', () => {
  expect(pick({ person: 1, name: 'Ada Amsel' }, 2)).toEqual({ person: 2, name: 'Bo Birke' })
  expect(pick(pick({ person: 1, name: 'Ada Amsel' }, null), 2)).toEqual({ person: 2, name: 'Bo Birke' })
})

it('a name that somebody wrote stays', () => {
  expect(pick({ person: 1, name: 'A. Amsel' }, 2)).toEqual({ person: 2, name: 'A. Amsel' })
})

it('other fields, and records without a name they need, are as they were', () => {
  expect(followName(fields, { person: 1, name: '' }, role, { next: 'x', titleOf })).toEqual({
    ...{ person: 1, name: '', role: 'x' },
  })
  expect(followName([person], { person: null }, person, { next: 1, titleOf })).toEqual({ person: 1 })
})
