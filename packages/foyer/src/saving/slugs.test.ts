import { describe, expect, it } from 'vitest'
import { bilingual, items, slug, string } from '../fields/kinds.ts'
import { withSlugs } from './slugs.ts'

const fields = {
  title: bilingual(),
  slug: slug('title'),
  rows: items({ label: string(), slug: slug('label') }),
  questions: items({ choices: items({ label: bilingual(), value: string({ from: 'label' }) }) }),
}

describe('a slug that nobody typed', () => {
  it('is made of its field: in German, or in English where there is nothing else', () => {
    expect(withSlugs(fields, { title: { de: 'Großes Haus', en: 'Great House' } }).slug).toBe('grosses-haus')
    expect(withSlugs(fields, { title: { de: '', en: 'Great House' }, slug: '' }).slug).toBe('great-house')
    expect(withSlugs(fields, { title: { de: '', en: '' } }).slug).toBeUndefined()
  })

  it('leaves the one that was typed', () => {
    expect(withSlugs(fields, { title: { de: 'Haus', en: '' }, slug: 'eigen' }).slug).toBe('eigen')
  })

  it('differs from the others of its list, made or typed', () => {
    const rows = [
      { label: 'Name' },
      { label: 'Name' },
      { label: 'Ort', slug: 'name' },
      { label: 'Name', slug: '' },
    ]
    const { rows: filled } = withSlugs(fields, { rows }) as { rows: { slug: string }[] }
    expect(filled.map((row) => row.slug)).toEqual(['name-2', 'name-3', 'name', 'name-4'])
  })

  it('is made for a line as well, in the rows of a row, where what was typed need not be a slug', () => {
    const choices = [
      { label: { de: 'Samstag, 14 Uhr', en: 'Saturday' }, value: '' },
      { label: { de: 'Sonntag', en: 'Sunday' }, value: 'So 14:00' },
      { label: { de: '', en: 'Sunday' } },
      { label: { de: 'Sunday', en: '' } },
    ]
    const filled = withSlugs(fields, { questions: [{ choices }] }) as {
      questions: { choices: { value: string }[] }[]
    }
    const values = filled.questions[0]?.choices.map(({ value }) => value)
    expect(values).toEqual(['samstag-14-uhr', 'So 14:00', 'sunday', 'sunday-2'])
  })

  it('is not looked for in what is no record', () => {
    expect(withSlugs(fields, { rows: [null, 7, 'x'] }).rows).toEqual([null, 7, 'x'])
    expect(withSlugs(fields, { rows: 'x' }).rows).toBe('x')
  })
})
