import type { NavItem } from '../../../pages/contract.ts'

/** The items from the menu down to the page on show; a detail page belongs to the list above it. */
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

/** The `aria-current` of an item: the page on show, or the branch that leads to it. */
export function currentOf(item: NavItem, branch: readonly NavItem[], pathname: string) {
  if (item.url === pathname) return 'page'
  return branch.includes(item) ? 'true' : undefined
}

/** The nearest item on the way to the page, or the page itself, whose children are shown as tabs under the header. */
export function tabsAt(branch: readonly NavItem[]): NavItem | undefined {
  return branch.findLast(({ has_tab_navigation, children }) => has_tab_navigation && children.length > 0)
}
