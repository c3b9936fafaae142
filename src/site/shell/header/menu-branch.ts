import type { NavItem } from '../../../pages/contract.ts'

/** The items that lead to the page on show, from the menu down; a detail page belongs to the list it hangs under. */
export function branchAt(items: readonly NavItem[], pathname: string): NavItem[] {
  let best: NavItem[] = []
  for (const item of items) {
    const below = branchAt(item.children, pathname)
    const branch = below.length > 0 || holds(item, pathname) ? [item, ...below] : []
    if (nearness(branch) > nearness(best)) best = branch
  }
  return best
}

function holds({ url }: NavItem, pathname: string): boolean {
  return pathname === url || pathname.startsWith(`${url}/`)
}

function nearness(branch: NavItem[]): number {
  return branch.at(-1)?.url.length ?? 0
}

/** How an item of the menu stands to the page on show. */
export function currentOf(item: NavItem, branch: readonly NavItem[], pathname: string) {
  if (item.url === pathname) return 'page'
  return branch.includes(item) ? 'true' : undefined
}

/** The nearest item above the page, or the page itself, whose children stand as tabs under the header. */
export function tabsAt(branch: readonly NavItem[]): NavItem | undefined {
  return branch.findLast(({ has_tab_navigation, children }) => has_tab_navigation && children.length > 0)
}
