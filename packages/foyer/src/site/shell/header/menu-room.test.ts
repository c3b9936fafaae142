import { describe, expect, it } from 'vitest'
import type { NavItem } from '../../../pages/contract.ts'
import { rowFrom } from './menu-room.ts'

const menu = (...names: string[]): NavItem[] =>
  names.map((menu_name) => ({
    url: `/de/${menu_name}`,
    menu_name,
    is_clickable: true,
    has_tab_navigation: false,
    children: [],
  }))

const SIX = ['Programm', 'Produktionen', 'Ensemble', 'Das Haus', 'Mitmachen', 'Besuch']
const EIGHT = [...SIX, 'Magazin', 'Veranstaltungsorte & Barrierefreiheit']

describe('1 §2 Header: the row of the desktop menu', () => {
  it('a common menu stands from the large breakpoint on', () => {
    expect(rowFrom(menu(...SIX))).toBe('large')
  })

  it('eight items with a long German one wait for the next', () => {
    expect(rowFrom(menu(...EIGHT))).toBe('xlarge')
  })

  it('what fits nowhere stays behind the burger button', () => {
    expect(rowFrom(menu(...EIGHT, ...EIGHT, ...EIGHT))).toBe('never')
  })
})
