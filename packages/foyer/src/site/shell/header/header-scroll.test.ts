import { describe, expect, it } from 'vitest'
import { isScrolled, isShrunk } from './header-scroll.ts'

describe('1 §2 Header, 1 §9: the states of the header', () => {
  it('scrolled after a quarter of the window height', () => {
    expect(isScrolled(200, 800, false)).toBe(false)
    expect(isScrolled(201, 800, false)).toBe(true)
    expect(isScrolled(201, 1000, false)).toBe(false)
  })

  it('never scrolled while the menu is open', () => {
    expect(isScrolled(5000, 800, true)).toBe(false)
  })

  it('shrunk after 30 px', () => {
    expect(isShrunk(30)).toBe(false)
    expect(isShrunk(31)).toBe(true)
  })
})
