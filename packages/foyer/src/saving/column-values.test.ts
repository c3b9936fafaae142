import { describe, expect, it } from 'vitest'
import { bilingual, items, string } from '../fields/kinds.ts'
import { fieldValue } from './column-values.ts'

const price = { price: string(), note: bilingual() }
const groups = items({ name: string(), prices: items(price) })
const NOTHING = { de: '', en: '' }

describe('A list that was stored before a field was added to it', () => {
  it('reads as empty there, also within a list', () => {
    const stored = [{ name: 'Parkett', prices: [{ price: '24.00' }] }, { name: 'Rang' }]
    expect(fieldValue(groups, stored)).toEqual([
      { name: 'Parkett', prices: [{ price: '24.00', note: NOTHING }] },
      { name: 'Rang', prices: [] },
    ])
  })

  it('keeps everything that is there', () => {
    const stored = [{ name: 'Rang', prices: [{ price: '8.00', note: { de: 'Für alle', en: '' } }] }]
    expect(fieldValue(groups, stored)).toEqual(stored)
  })
})
