import { describe, expect, it } from 'vitest'
import { cartAmountIn, harmlessShopHtml, titleIn } from './shop-html.ts'

const HOUSE = 'https://house.example'
const links = {
  page: (address: string) =>
    address.startsWith('/') && !address.startsWith('//') ? `/webshop${address}` : null,
  file: (address: string) => (address.startsWith('/') ? `/files${address}` : null),
  house: (address: string) => (address.startsWith(HOUSE) ? address.slice(HOUSE.length) : null),
}
const shown = (html: string) => harmlessShopHtml(html, links)

describe('1 §2 Webshop area: the shop’s HTML runs nothing on our origin', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', ''],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="/x"></iframe>', ''],
    ['a vector with a script', '<svg><script>alert(1)</script></svg>', ''],
    ['an address that is a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=//x">', ''],
    ['a base', '<base href="//x">', ''],
  ])('%s is left out', (_name, html, expected) => {
    expect(shown(html)).toBe(expected)
  })

  it('links and forms stay inside the area; what would lead elsewhere leads nowhere', () => {
    expect(shown('<a href="/cart">a</a>')).toBe('<a href="/webshop/cart">a</a>')
    expect(shown('<a href="//elsewhere.example">a</a>')).toBe('<a>a</a>')
    expect(shown('<form action="//elsewhere.example" method="POST"></form>')).toBe(
      '<form action="#" method="post"></form>',
    )
    expect(shown('<form action="/cart" method="post"></form>')).toBe(
      '<form action="/webshop/cart" method="post"></form>',
    )
  })

  it('a link leads to the terms of the house, and a form never leads into the house', () => {
    expect(shown(`<a href="${HOUSE}/de/agb">a</a>`)).toBe('<a href="/de/agb">a</a>')
    expect(shown(`<form action="${HOUSE}/de/user/login" method="post"></form>`)).toBe(
      '<form action="#" method="post"></form>',
    )
  })

  it('a form leads to its place on the page', () => {
    expect(shown('<form action="/event/7#tickets"></form>')).toBe(
      '<form action="/webshop/event/7#shop-tickets" method="get"></form>',
    )
    expect(shown('<form action="//elsewhere.example#tickets"></form>')).toBe(
      '<form action="#" method="get"></form>',
    )
  })

  it('a button cannot send the form elsewhere, and an input is no picture and no file', () => {
    expect(shown('<button formaction="//x" name="a">a</button>')).toBe('<button name="a">a</button>')
    expect(shown('<input type="image" src="//x">')).toBe('<input type="text" />')
    expect(shown('<input type="file">')).toBe('<input type="text" />')
  })

  it('pictures come through our site; files are downloads of ours', () => {
    expect(shown('<img src="/a.png" alt="">')).toBe('<img alt="" src="/files/a.png" />')
    expect(shown('<img src="data:text/html;base64,eA==" alt="">')).toBe('<img alt="" />')
    expect(shown('<a href="/t.ics" download>a</a>')).toBe('<a href="/files/t.ics">a</a>')
  })

  it('its ids are its own, and what refers to them still does', () => {
    expect(shown('<label for="main-content">a</label><input id="main-content">')).toBe(
      '<label for="shop-main-content">a</label><input id="shop-main-content" type="text" />',
    )
  })

  it('only the body counts, and what cannot be read is null', () => {
    expect(shown('<html><head><title>x</title></head><body class="a"><p>b</p></body></html>')).toBe(
      '<p>b</p>',
    )
    expect(shown('<div>'.repeat(5000))).toBeNull()
  })

  it('title and count of the cart are read off the page', () => {
    expect(titleIn('<head><title> Karten &amp; mehr </title>')).toBe('Karten & mehr')
    expect(titleIn('<p>none</p>')).toBe('')
    expect(cartAmountIn('<div data-cart-amount="3">')).toBe(3)
    expect(cartAmountIn('<div>')).toBeNull()
  })
})
