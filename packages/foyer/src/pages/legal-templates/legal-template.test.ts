import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import { sectionsOf } from '../screens/legal-sections.ts'
import { gapsIn, isFilled } from './gaps.ts'
import { LAWS } from './laws.ts'
import { legalTemplate, TEMPLATES } from './legal-template.ts'

const EVERY = Object.keys(LAWS).flatMap((country) =>
  TEMPLATES.flatMap((template) =>
    (['de', 'en'] as const).map((language) => ({ country, template, language })),
  ),
)

describe('the gaps of a text', () => {
  it('are the brackets of the templates, and no others', () => {
    expect(
      gapsIn('<p>[your telephone&nbsp;number], [your e-mail address], [your telephone number]</p>'),
    ).toEqual(['[your telephone number]', '[your e-mail address]'])
    expect(gapsIn('info [at] example.org, [sic], [see number 4], [<b>a b</b>], [], a[0]')).toEqual([])
  })

  it('keep a text from visitors, as an empty one', () => {
    const texts = ['<p>[your e-mail address]</p>', '', '<p>Ada</p>']
    expect(texts.map(isFilled)).toEqual([false, false, true])
  })
})

describe('the legal templates', () => {
  it.each(EVERY)('$country, $template, $language: sections with gaps, as visitors would get them', (one) => {
    const text = legalTemplate(one.template, one.country)[one.language]
    expect(sanitiseRichText(text)).toBe(text)
    expect(gapsIn(text).length).toBeGreaterThan(1)
    expect(text.replaceAll(/\[[^\]]*\]/g, '')).not.toMatch(/[[\]]/)
    expect(sectionsOf(text).sections.length).toBeGreaterThan(1)
  })

  it('follow the law of the country, and are neutral elsewhere', () => {
    expect(legalTemplate('imprint', 'DE').de).toContain('§ 5 DDG')
    expect(legalTemplate('imprint', 'AT').de).toContain('§ 25 MedienG')
    expect(legalTemplate('privacy-policy', 'CH').de).toContain('edoeb.admin.ch')
    expect(legalTemplate('privacy-policy', 'GB').en).toContain('ico.org.uk')
    expect(legalTemplate('imprint', 'PT')).toEqual(legalTemplate('imprint', 'neutral'))
    expect(legalTemplate('imprint', 'constructor')).toEqual(legalTemplate('imprint', 'neutral'))
  })
})
