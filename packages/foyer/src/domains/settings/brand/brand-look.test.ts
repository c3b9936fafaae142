import { expect, it } from 'vitest'
import { checkTheme } from '../../../house/theme/check-theme.ts'
import { type BrandValues, brandedTheme, brandLook } from './brand-look.ts'

const page = { role: 'page', ground: '#101010', figure: '#fafafa' }
const plain: BrandValues = {
  ...{ colours: [], pictures: 'theme', corners: 'theme', faces: 'theme', density: 'theme', scheme: 'theme' },
}

it('a brand says only what differs from the theme', () => {
  const theme = checkTheme({})
  expect(brandLook({ ...plain, colours: [] }, null, theme)).toEqual({ style: {}, pictures: null, logo: null })
  const { style } = brandLook({ ...plain, colours: [page], corners: 'square' }, null, theme)
  expect(style).toMatchObject({ '--page': '#101010', '--page-figure': '#fafafa', '--radius': '0' })
  expect(Object.keys(style)).not.toContain('--ticket')
})

it('with colours of its own a brand has one scheme, also where the theme has two', () => {
  const dark = { page: { ground: '#000000', figure: '#ffffff' } }
  const { style } = brandLook({ ...plain, colours: [page] }, null, checkTheme({ dark }))
  expect(style).toMatchObject({ '--page': '#101010', colorScheme: 'light' })
  expect(Object.keys(style)).toContain('--ticket')
})

it('only colours that the theme gives are those of a scheme, and they beat the visitor’s device', () => {
  const dark = { page: { ground: '#000000', figure: '#ffffff' } }
  const { style } = brandLook({ ...plain, scheme: 'dark' }, null, checkTheme({ dark }))
  expect(style).toMatchObject({ '--page': '#000000', colorScheme: 'dark' })
  expect(brandLook({ ...plain, scheme: 'light' }, null, checkTheme({ dark })).style).toMatchObject({
    '--page': '#ffffff',
    colorScheme: 'light',
  })
})

it('letters follow the colours for pages, also where the theme has colours for letters', () => {
  const theme = checkTheme({ colours: { letter: { ground: '#eeeeee', figure: '#111111' } } })
  expect(brandedTheme(plain, theme).colours.letter).toEqual({ ground: '#eeeeee', figure: '#111111' })
  expect(brandedTheme({ ...plain, colours: [page] }, theme).colours).toMatchObject({
    page: { ground: '#101010', figure: '#fafafa' },
  })
  expect(brandedTheme({ ...plain, colours: [page] }, theme).colours.letter).toBeUndefined()
})

it('paper is printed with the darker colour of the page', () => {
  expect(brandLook({ ...plain, colours: [page] }, null, checkTheme({})).style['--ink']).toBe('#101010')
})

it('a pair of faces of the theme takes the place of both faces; one that is gone changes nothing', () => {
  const facePairs = { quiet: { spoken: { family: ['Georgia', 'serif'] }, read: { family: ['serif'] } } }
  const theme = checkTheme({ facePairs })
  expect(brandLook({ ...plain, faces: 'quiet' }, null, theme).style).toEqual({
    '--spoken': '"Georgia", serif',
    '--read': 'serif',
  })
  expect(brandLook({ ...plain, faces: 'gone' }, null, theme).style).toEqual({})
})

it('density is one number by which the spaces between sections are multiplied', () => {
  expect(brandLook({ ...plain, density: 'airy' }, null, checkTheme({})).style).toEqual({ '--density': '1.3' })
})

it.each([
  ['a list', ['a']],
  ['half a pair', { quiet: { spoken: { family: ['serif'] } } }],
  ['a name that ends its declaration', { 'a;b': {} }],
  [
    'a family that ends its declaration',
    { quiet: { spoken: { family: ['a;b'] }, read: { family: ['serif'] } } },
  ],
])('a theme with pairs of faces that are %s is refused', (_what, facePairs) => {
  expect(() => checkTheme({ facePairs })).toThrow('theme/theme.ts: facePairs')
})
