import { expect, it } from 'vitest'
import { withChange, withoutSaved } from './changes.ts'

it('only what differs from what is stored is a change', () => {
  const base = { title: { de: 'Nacht', en: 'Night' }, genre: null }
  const once = withChange(base, {}, 'title', { de: 'Tag', en: 'Night' })
  expect(once).toEqual({ title: { de: 'Tag', en: 'Night' } })
  expect(withChange(base, once, 'title', { de: 'Nacht', en: 'Night' })).toEqual({})
  expect(withChange(base, {}, 'genre', '')).toEqual({})
})

it('what is typed while a save is under way is left to be saved', () => {
  const sent = { subtitle: 'Spät', status: 'moved' }
  expect(withoutSaved({ subtitle: 'Später', status: 'moved' }, sent)).toEqual({ subtitle: 'Später' })
  expect(withoutSaved({ subtitle: 'Spät', note: 'neu' }, sent)).toEqual({ note: 'neu' })
})
