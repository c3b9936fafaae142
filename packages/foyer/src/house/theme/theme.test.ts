import { describe, expect, it } from 'vitest'
import { checkTheme } from './check-theme.ts'
import { defineTheme } from './define-theme.ts'
import { earlyFonts } from './early-fonts.ts'
import { LOOKS } from './looks.ts'
import { neutral } from './neutral.ts'
import { printSignals, printTheme } from './print-theme.ts'
import { themeFaults, themeWarnings } from './theme-faults.ts'

describe('what a theme says', () => {
  it('what it leaves out is as in the neutral theme', () => {
    const page = { ground: '#101010', figure: '#fafafa' }
    const theme = checkTheme(defineTheme({ colours: { page }, shape: { radius: '8px' } }))
    expect(theme.colours).toEqual({ ...neutral.colours, page })
    expect(theme.shape).toEqual({ ...neutral.shape, radius: '8px' })
    expect(theme.type).toEqual(neutral.type)
    expect(checkTheme({})).toEqual(neutral)
  })

  it.each([
    ['nothing', undefined, 'theme/theme.ts: must export defineTheme({ … }) by default.'],
    [
      'an unknown group',
      { palette: {} },
      'theme/theme.ts: there is no role "palette"; there are colours, faces, titles, display, type, space, shape, motion, pictures, dark, facePairs.',
    ],
    [
      'an unknown role',
      { colours: { paper: { ground: '#fff', figure: '#000' } } },
      'theme/theme.ts: there is no role "colours.paper"; there are page, quiet, deep, bold, overlay, ticket, scrim, letter, duotone, focus, link, notice, error, done, soldOut, fewLeft, cancelled, moved.',
    ],
    [
      'a role of every object',
      { colours: { constructor: { ground: '#fff', figure: '#000' } } },
      'theme/theme.ts: there is no role "colours.constructor"; there are page, quiet, deep, bold, overlay, ticket, scrim, letter, duotone, focus, link, notice, error, done, soldOut, fewLeft, cancelled, moved.',
    ],
    [
      'a colour by its name',
      { colours: { page: { ground: 'white', figure: '#000' } } },
      'theme/theme.ts: colours.page.ground must be a colour such as #1a2b3c, not "white".',
    ],
    [
      'half a pair',
      { colours: { page: { ground: '#fff' } } },
      "theme/theme.ts: colours.page must be a pair such as { ground: '#fff', figure: '#111' }.",
    ],
    [
      'a value that ends its declaration',
      { space: { 1: '1rem; color: red' } },
      'theme/theme.ts: space.1 must be a value of CSS, such as 0.5rem.',
    ],
    [
      'a number without a unit, as a number',
      { shape: { radius: 3 } },
      'theme/theme.ts: shape.radius must be a value of CSS, such as 3px.',
    ],
    [
      'a treatment of pictures that there is not',
      { pictures: { treatment: 'sepia' } },
      'theme/theme.ts: pictures.treatment must be one of none, duotone, not "sepia".',
    ],
    [
      'a face without names',
      { faces: { read: { family: [] } } },
      "theme/theme.ts: faces.read must be a face such as { family: ['Georgia', 'serif'] }.",
    ],
    [
      'a font file without a source',
      { faces: { read: { family: ['A'], files: [{ name: 'a', weight: '400' }] } } },
      'theme/theme.ts: the file a of faces.read must have a source and a weight such as 400 or "550 900".',
    ],
  ])('%s is refused with a sentence', (_what, given, sentence) => {
    expect(() => checkTheme(given)).toThrow(sentence)
  })
})

describe('quality, Accessibility: contrast of a theme', () => {
  const withPage = (figure: string) => checkTheme({ colours: { page: { ground: '#ffffff', figure } } })

  it('a pair below AA is a fault, with its contrast rounded down', () => {
    expect(themeFaults(withPage('#777777'))).toEqual([
      'theme/theme.ts: colours.page has text of #777777 on #ffffff, a contrast of 4.47. WCAG AA needs 4.5.',
    ])
    expect(themeFaults(withPage('#767676'))).toEqual([])
  })

  it('the colours of dark systems are measured, too', () => {
    const dark = { page: { ground: '#000000', figure: '#555555' } }
    expect(themeFaults(checkTheme({ dark }))).toEqual([
      'theme/theme.ts: dark.page has text of #555555 on #000000, a contrast of 2.81. WCAG AA needs 4.5.',
    ])
  })

  it('links are measured on the grounds they stand on, and signals like any pair', () => {
    const link = { ground: '#ffffff', figure: '#0000b8' }
    const colours = { quiet: { ground: '#8888c8', figure: '#000000' }, link }
    expect(themeFaults(checkTheme({ colours }))).toEqual([
      'theme/theme.ts: colours.link on quiet has text of #0000b8 on #8888c8, a contrast of 3.78. WCAG AA needs 4.5.',
    ])
    expect(
      themeFaults(checkTheme({ colours: { soldOut: { ground: '#eeeeee', figure: '#999999' } } })),
    ).toEqual([
      'theme/theme.ts: colours.soldOut has text of #999999 on #eeeeee, a contrast of 2.45. WCAG AA needs 4.5.',
    ])
  })

  it('a pair below AAA is a warning', () => {
    expect(themeWarnings(withPage('#767676'))).toEqual([
      'theme/theme.ts: colours.page has text of #767676 on #ffffff, a contrast of 4.54. That is enough for WCAG AA; AAA needs 7.',
    ])
    expect(themeWarnings(withPage('#000000'))).toEqual([])
  })

  it.each(Object.entries(LOOKS))('the look "%s" has AAA everywhere', (_name, look) => {
    const theme = checkTheme(look)
    expect([...themeFaults(theme), ...themeWarnings(theme)]).toEqual([])
  })
})

describe('the styles of a theme', () => {
  it('have a custom property for each role', () => {
    const css = printTheme(neutral)
    for (const name of [
      'page',
      'page-figure',
      'ticket-figure',
      'spoken',
      'type-h2',
      'space-6',
      'edge',
      'radius',
    ])
      expect(css).toMatch(new RegExp(`^ {2}--${name}: [^;]+;$`, 'm'))
    expect(css).not.toContain('undefined')
  })

  it('say the colours of dark systems only where a theme has some, and not on paper', () => {
    expect(printTheme(neutral)).not.toContain('dark')
    const dark = { page: { ground: '#101010', figure: '#fafafa' } }
    expect(printTheme(checkTheme({ dark }))).toContain(
      '@media screen and (prefers-color-scheme: dark) {\n:root {\n  color-scheme: dark;\n  --page: #101010;\n  --page-figure: #fafafa;\n}\n}\n',
    )
  })

  it('have the colours that follow from others where a theme does not name them', () => {
    const overlay = { ground: '#101010', figure: '#fafafa' }
    expect(printTheme(checkTheme({ colours: { overlay } }))).toContain('  --scrim: #101010;\n')
    const scrim = { ground: '#000066', figure: '#ffffff' }
    expect(printTheme(checkTheme({ colours: { overlay, scrim } }))).toContain('  --scrim: #000066;\n')
  })

  it('keep the lights and shadows of duotones, also where the page is dark', () => {
    const page = { ground: '#101010', figure: '#fafafa' }
    expect(printTheme(checkTheme({ colours: { page } }))).toContain('  --duotone: #fafafa;\n')
  })

  it('say nothing of signals that a theme leaves out', () => {
    expect(printSignals(neutral)).toBe('')
    const pair = { ground: '#fff1f0', figure: '#8c1d18' }
    const css = printSignals(checkTheme({ colours: { error: pair, soldOut: pair } }))
    expect(css).toContain('[data-signal="error"] {\n  color: var(--error-figure);')
    expect(css).toContain('[data-signal="sold_out"] {\n  color: var(--sold-out-figure);')
  })

  it('names with spaces are quoted, general ones are not', () => {
    expect(printTheme(neutral)).toContain('--read: "Charter", "Georgia"')
    expect(printTheme(neutral)).toMatch(/--spoken: system-ui, "Segoe UI".* sans-serif;/)
  })

  it('quality, Speed, A first page: rarer letters and the fallbacks follow right behind their face', () => {
    const files = [{ name: 'song', source: 'song.woff2', weight: '400' }]
    const theme = checkTheme({ faces: { read: { family: ['Song', 'serif'], files } } })
    expect(printTheme(theme)).toContain(
      '--read: "Song", "Song Latin", "Song Fallback", "Song Wide Fallback", serif;',
    )
  })
})

describe('the fonts of a first view', () => {
  const file = (name: string, early?: 'preloaded' | 'requested') => ({
    ...{ name, source: `${name}.woff2`, weight: '400', early },
  })
  const { count, isEarly, isPreloaded } = earlyFonts(
    checkTheme({
      faces: {
        spoken: { family: ['A'], files: [file('a', 'preloaded')] },
        read: { family: ['B'], files: [file('b', 'requested'), file('b-bold')] },
      },
    }),
  )

  it('are those the theme names, with the letters of most pages', () => {
    const built = ['assets/a-core-x1.woff2', 'assets/a-latin-x1.woff2', 'assets/b-core-x1.woff2']
    expect([...built, 'assets/b-bold-core-x1.woff2'].filter(isEarly)).toEqual([built[0], built[2]])
    expect(built.filter(isPreloaded)).toEqual([built[0]])
    expect(count).toBe(2)
  })

  it('a house with the faces of the machine has none', () => {
    expect(earlyFonts(neutral).count).toBe(0)
  })
})
