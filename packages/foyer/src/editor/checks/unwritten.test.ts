import { expect, it } from 'vitest'
import { newModule } from '../blocks/new-module.ts'
import { unwrittenIn } from './unwritten.ts'

const begun = (model: string, fields: object = {}) => ({
  ...{ id: 'one', model, parent: null, order: 0 },
  ...newModule(model, 'one', 'de').fields,
  ...fields,
})

it('check before publishing: words that a block began with are found until somebody writes others', () => {
  expect(unwrittenIn(begun('headline'))).toEqual(['Überschrift'])
  expect(unwrittenIn(begun('headline', { content: 'Inselfest' }))).toEqual([])
  expect(unwrittenIn(begun('faq'))).toEqual(['Frage', 'Antwort'])
})
