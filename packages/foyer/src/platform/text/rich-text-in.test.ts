import { describe, expect, it } from 'vitest'
import { richTextIn } from './rich-text-in.ts'

describe('quality, Accessibility: a text that falls back to the other language says so', () => {
  it('leaves alone what is there in the language asked for', () => {
    expect(richTextIn({ de: '<p>Hallo</p>', en: '<p>Hello</p>' }, 'en')).toBe('<p>Hello</p>')
  })

  it('names the language of what stands in for it', () => {
    expect(richTextIn({ de: '<p>Hallo</p>', en: '' }, 'en')).toBe('<div lang="de"><p>Hallo</p></div>')
    expect(richTextIn({ de: '', en: '<p>Hello</p>' }, 'de')).toBe('<div lang="en"><p>Hello</p></div>')
  })

  it('is nothing where there is nothing, and clean either way', () => {
    expect(richTextIn({ de: '', en: '' }, 'de')).toBe('')
    expect(richTextIn({ de: '', en: '<script>x</script>' }, 'de')).toBe('')
    expect(richTextIn({ de: '', en: '<p onclick="x">Hi</p>' }, 'de')).toBe('<div lang="en"><p>Hi</p></div>')
  })
})
