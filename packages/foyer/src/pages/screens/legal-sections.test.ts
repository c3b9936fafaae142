import { describe, expect, it } from 'vitest'
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
      '<p><strong>Kontakt</strong><br />Am Wehr 1</p><p><strong>Recht &amp; Ordnung</strong></p>',
    )
    expect(sections).toEqual([
      { anchor: 'kontakt', title: 'Kontakt', html: '<p>Am Wehr 1</p>' },
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
    const text = [
      '<p>Dieser Text gilt <strong>seit heute</strong>.</p>',
      '<p><strong>1. Karten.</strong> Sie kaufen sie an der <a href="/de/kasse">Kasse</a>.</p>',
      '<p>Oder am Telefon.</p>',
      '<p><strong>Kontakt</strong><br />Telefon <a href="tel:+49000">+49 000</a></p>',
      '<ul><li>abends</li><li><strong>Nie</strong> sonntags.</li></ul>',
      '<p><strong>Wir</strong> haften für nichts. <strong>2. Nicht hier.</strong></p>',
      '<p><strong>Schluss &amp; Ende</strong></p>',
    ].join('')
    const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/\w+/g)
    const { lead, sections } = sectionsOf(text)
    expect(sections.map(({ title }) => title)).toEqual(['1. Karten', 'Kontakt', 'Schluss &amp; Ende'])
    expect(words(lead + sections.map(({ title, html }) => `${title} ${html}`).join(' '))).toEqual(words(text))
  })
})
