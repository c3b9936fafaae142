import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineStrings, translate } from './define-strings.ts'

const strings = defineStrings('contract/test', {
  home: { de: 'Startseite', en: 'Home' },
  found: { de: (count: number) => `${count} Treffer`, en: (count: number) => `${count} results` },
})

describe('texts', () => {
  it('1 §9 Languages: are the same in both, side by side', () => {
    expect(translate(strings, 'de').home).toBe('Startseite')
    expect(translate(strings, 'en').home).toBe('Home')
    expect(translate(strings, 'de').found(3)).toBe('3 Treffer')
    expect(translate(strings, 'en').found(3)).toBe('3 results')
    expect(Object.keys(translate(strings, 'en'))).toEqual(Object.keys(strings))
  })

  it('without one of the languages do not compile', () => {
    // @ts-expect-error English is missing
    defineStrings('contract/test', { home: { de: 'Startseite' } })
    // @ts-expect-error German is missing
    defineStrings('contract/test', { home: { en: 'Home' } })
    // @ts-expect-error a text is no number
    defineStrings('contract/test', { home: { de: 'Startseite', en: 1 } })
    expectTypeOf(translate(strings, 'de').home).toExtend<string>()
    // @ts-expect-error no such text
    expect(translate(strings, 'de').away).toBeUndefined()
  })
})
