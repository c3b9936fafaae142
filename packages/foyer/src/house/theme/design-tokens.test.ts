import { expect, it } from 'vitest'
import { checkTheme } from './check-theme.ts'
import { fromDesignTokens } from './design-tokens.ts'

const TOKENS = {
  $description: 'From a design program',
  colours: {
    $type: 'color',
    page: { ground: { $value: '#fffdf8' }, figure: { $value: { colorSpace: 'srgb', hex: '#101418' } } },
    ticket: { ground: { $value: '{colours.page.figure}' }, figure: { $value: '{colours.page.ground}' } },
  },
  faces: { read: { $type: 'fontFamily', $value: ['Georgia', 'serif'] } },
  titles: { weight: { $type: 'fontWeight', $value: 500 } },
  shape: { radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
}

it('a theme is read from design tokens, with references between them', () => {
  const theme = checkTheme(fromDesignTokens(TOKENS))
  expect(theme.colours.page).toEqual({ ground: '#fffdf8', figure: '#101418' })
  expect(theme.colours.ticket).toEqual({ ground: '#101418', figure: '#fffdf8' })
  expect(theme.faces.read).toEqual({ family: ['Georgia', 'serif'] })
  expect([theme.titles.weight, theme.shape.radius]).toEqual(['500', '4px'])
})

it.each([
  ['to nothing', '{colours.paper.ground}'],
  ['to itself', '{colours.page.ground}'],
])('a reference %s is refused with a sentence', (_where, $value) => {
  const tokens = { colours: { page: { ground: { $value }, figure: { $value: '#000' } } } }
  expect(() => fromDesignTokens(tokens)).toThrow(`theme/theme.ts: the design token ${$value} leads nowhere.`)
})

it('roles that do not exist are refused as in any theme', () => {
  const tokens = { colours: { brand: { ground: { $value: '#fff' }, figure: { $value: '#000' } } } }
  expect(() => checkTheme(fromDesignTokens(tokens))).toThrow('there is no role "colours.brand"')
})
