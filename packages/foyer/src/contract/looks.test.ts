import { describe, expect, it } from 'vitest'
import {
  MENU_LOOKS,
  menuFlags,
  menuLookOf,
  PROGRAMME_LOOKS,
  programmeFlags,
  programmeLookOf,
} from './looks.ts'

describe('1 §3 and 2 §3 Design settings: a look, and the flags that calls have for it', () => {
  it.each(MENU_LOOKS)('menu: %s', (look) => {
    expect(menuLookOf(menuFlags(look))).toBe(look)
    expect(Object.values(menuFlags(look)).filter(Boolean)).toHaveLength(1)
  })

  it.each(PROGRAMME_LOOKS)('programme: %s', (look) => {
    expect(programmeLookOf(programmeFlags(look))).toBe(look)
    expect(Object.values(programmeFlags(look)).filter(Boolean)).toHaveLength(1)
  })

  it('of several flags the highest number wins, and without any it is the first look', () => {
    expect(menuLookOf({ style2: true })).toBe('words')
    expect(programmeLookOf({ style1: true, style2: true, style3: true })).toBe('compact')
    expect(programmeLookOf({ style1: false, style2: false, style3: false })).toBe('timetable')
  })
})
