import { expect, it } from 'vitest'
import { shopAddressIn } from './shop-address.ts'

it.each([
  ['/webshop', '/webshop', '/en/webshop'],
  ['/webshop/cart?x=1#y', '/webshop/cart?x=1#y', '/en/webshop/cart?x=1#y'],
  ['/webshops', '/webshops', '/webshops'],
  ['/en/webshop', '/en/webshop', '/en/webshop'],
  ['https://shop.example/webshop', 'https://shop.example/webshop', 'https://shop.example/webshop'],
  ['', '', ''],
])('1 §2 Header: %s leads to the shop in the language one reads', (url, de, en) => {
  expect([shopAddressIn(url, 'de'), shopAddressIn(url, 'en')]).toEqual([de, en])
})
