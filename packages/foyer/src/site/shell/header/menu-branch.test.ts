import { describe, expect, it } from 'vitest'
import type { NavItem } from '../../../pages/contract.ts'
import { branchAt, currentOf, tabsAt } from './menu-branch.ts'

const item = (url: string, children: NavItem[] = [], tabs = false): NavItem => ({
  url,
  menu_name: url,
  is_clickable: true,
  has_tab_navigation: tabs,
  children,
})

const spaces = item('/de/haus/raeume')
const press = item('/de/presse')
const house = item('/de/haus', [spaces, press], true)
const programme = item('/de/programm')
const home = item('/de')
const menu = [home, programme, house]

describe('the branch of the menu that leads to a page', () => {
  it.each([
    ['/de', [home]],
    ['/de/programm', [programme]],
    ['/de/programm/nachtzug/17', [programme]],
    ['/de/haus/raeume', [house, spaces]],
    ['/de/programmheft', [home]],
    ['/en/events', []],
  ])('%s', (pathname, expected) => expect(branchAt(menu, pathname)).toEqual(expected))

  it('goes by the tree, not by the address: a child may live anywhere', () => {
    expect(branchAt(menu, '/de/presse')).toEqual([house, press])
  })

  it('says which item is the page, and which only leads to it', () => {
    const branch = branchAt(menu, '/de/haus/raeume')
    const said = [house, spaces, programme].map((one) => currentOf(one, branch, '/de/haus/raeume'))
    expect(said).toEqual(['true', 'page', undefined])
  })
})

describe('1 §3 Navigation: has_tab_navigation', () => {
  it('the children are tabs on the page itself and on each of them', () => {
    for (const path of ['/de/haus', '/de/haus/raeume', '/de/presse']) {
      expect(tabsAt(branchAt(menu, path)), path).toBe(house)
    }
  })

  it('nothing elsewhere, and nothing for an item without children', () => {
    expect(tabsAt(branchAt(menu, '/de/programm'))).toBeUndefined()
    expect(tabsAt([item('/de/besuch', [], true)])).toBeUndefined()
  })
})
