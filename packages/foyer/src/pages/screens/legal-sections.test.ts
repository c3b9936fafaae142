import { describe, expect, it } from 'vitest'
import { legal } from '../../../../../houses/meridian/content/legal/legal.ts'
import { sectionsOf } from './legal-sections.ts'

describe('the sections of a legal text', () => {
  it('begin with bold words that end in a full stop', () => {
    expect(sectionsOf('<p><strong>1. Geltung.</strong> Diese gelten.</p><p>Immer.</p>')).toEqual({
      lead: '',
      sections: [{ anchor: '1-geltung', title: '1. Geltung', html: '<p>Diese gelten.</p><p>Immer.</p>' }],
    })
  })

  it('begin with a bold line of its own', () => {
    const { sections } = sectionsOf(
      '<p><strong>Kontakt</strong><br />Am Meridian 1</p><p><strong>Recht &amp; Ordnung</strong></p>',
    )
    expect(sections).toEqual([
      { anchor: 'kontakt', title: 'Kontakt', html: '<p>Am Meridian 1</p>' },
      { anchor: 'recht-ordnung', title: 'Recht &amp; Ordnung', html: '' },
    ])
  })

  it('do not begin where bold words are part of a sentence, or open the text with one', () => {
    const text =
      '<p><strong>Alles erfunden.</strong> Auch dies.</p><p><strong>Verantwortlich</strong> ist niemand.</p>'
    expect(sectionsOf(text)).toEqual({ lead: text, sections: [] })
  })

  it('keep lists whole, whatever stands in them', () => {
    const list = '<ul><li><p><strong>Nicht hier.</strong> Nein.</p></li></ul>'
    const { sections } = sectionsOf(`<p><strong>1. Da.</strong></p>${list}<p>Danach</p>`)
    expect(sections).toEqual([{ anchor: '1-da', title: '1. Da', html: `${list}<p>Danach</p>` }])
  })

  it('have anchors of their own under the same title', () => {
    const { sections } = sectionsOf('<p><strong>1. A.</strong> x</p><p><strong>1. A.</strong> y</p>')
    expect(sections.map(({ anchor }) => anchor)).toEqual(['1-a', '1-a--2'])
  })

  it('lose no word of a text', () => {
    const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\w+/g)
    for (const { content } of Object.values(legal)) {
      for (const paragraphs of [content.de, content.en]) {
        const text = paragraphs.join('')
        const { lead, sections } = sectionsOf(text)
        expect(sections.length).toBeGreaterThan(3)
        expect(words(lead + sections.map(({ title, html }) => `${title} ${html}`).join(' '))).toEqual(
          words(text),
        )
      }
    }
  })
})
