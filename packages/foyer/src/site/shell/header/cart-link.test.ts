import { describe, expect, it } from 'vitest'
import { cartAmount, cartLink } from './cart-link.ts'

const origin = 'https://haus.example'
const links = { basketLink: '/webshop/basket', webshopLink: 'https://shop.example/start' }

describe('2 §2 Header links: the cart link', () => {
  it('is the basket of the design settings while nothing is saved', () => {
    expect(cartLink(undefined, links, origin)).toBe('/webshop/basket')
    expect(cartLink('', links, origin)).toBe('/webshop/basket')
  })

  it.each([
    ['/webshop/cart?id=7#top', '/webshop/cart?id=7#top'],
    ['https://haus.example/webshop/cart', '/webshop/cart'],
    ['https://shop.example/cart/7', 'https://shop.example/cart/7'],
  ])('is the saved one, on this site or in its shop: %s', (saved, expected) => {
    expect(cartLink(saved, links, origin)).toBe(expected)
  })

  it.each([
    'https://elsewhere.example/cart',
    'http://shop.example/cart',
    'https://shop.example.evil.example/cart',
    'https://shop.example@evil.example/cart',
    '//evil.example/cart',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
  ])('3-readings, Webshop: is never anybody else’s: %s', (saved) => {
    expect(cartLink(saved, links, origin)).toBe('/webshop/basket')
  })

  it('a setting that is no address breaks nothing', () => {
    const broken = { basketLink: 'https://', webshopLink: 'http://[' }
    expect(cartLink('https://elsewhere.example/', broken, origin)).toBe('https://')
  })
})

describe('2 §7 Cookies: the amount in the cart', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    [undefined, 0],
    ['', 0],
    ['-2', 0],
    ['1e9', 0],
    ['many', 0],
    ['123456', 0],
  ])('%j shows %i', (saved, amount) => expect(cartAmount(saved)).toBe(amount))
})
