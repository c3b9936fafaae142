import { expect, it } from 'vitest'
import { checkTheme } from '../../../house/theme/check-theme.ts'
import { brandLook } from './brand-look.ts'

const page = { role: 'page', ground: '#101010', figure: '#fafafa' }
const plain = { colours: [], pictures: 'theme', corners: 'theme', logo: '' } as const

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
