import { describe, expect, it } from 'vitest'
import { SHOPS } from '../webshop/definitions.ts'
import { shopAddressIn } from './shop-address.ts'

const routesOf = (kind: keyof typeof SHOPS) => SHOPS[kind]().routes

it.each([
  ['/webshop', '/webshop', '/en/webshop'],
  ['/webshop/cart?x=1#y', '/webshop/cart?x=1#y', '/en/webshop/cart?x=1#y'],
  ['/webshops', '/webshops', '/webshops'],
  ['/en/webshop', '/en/webshop', '/en/webshop'],
  ['https://shop.example/webshop', 'https://shop.example/webshop', 'https://shop.example/webshop'],
  ['', '', ''],
])('1 §2 Header: %s leads to the shop in the language one reads', (url, de, en) => {
  expect([
    shopAddressIn(url, 'de', routesOf('testshop')),
    shopAddressIn(url, 'en', routesOf('testshop')),
  ]).toEqual([de, en])
})

describe('3-readings, Decided after it was used, attacked and read, No shop: a page of a shop', () => {
  it.each([
    ['none', ['/webshop/event/1', '/en/webshop', '/testshop/cart', '/eventim.webshop', '/eventim-template']],
    ['testshop', ['/eventim.webshop/webticket/shop?event=1']],
    ['eventim', ['/testshop/event/1', '/test.webshop']],
  ] as const)('that a house with %s does not have has no address', (kind, urls) => {
    for (const url of urls) expect(shopAddressIn(url, 'de', routesOf(kind)), url).toBe('')
  })

  it.each([
    ['none', 'https://tickets.example/1'],
    ['none', '/de/besuch#kasse'],
    ['testshop', '/test.webshop/cart'],
    ['eventim', '/eventim.webshop/webticket/shop?event=1'],
  ] as const)('with %s, %s stays', (kind, url) => expect(shopAddressIn(url, 'de', routesOf(kind))).toBe(url))
})
