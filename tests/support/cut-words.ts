import type { Page } from '@playwright/test'

/** Texts beyond an edge to which nobody can scroll: that of the window, or that of a box that clips its content. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const node = words.currentNode
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim()) continue
      // A band repeats the same words beyond the window on purpose.
      const neighbour = parent.nextElementSibling ?? parent.previousElementSibling
      if (neighbour?.textContent === node.nodeValue) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      const left = Math.min(...lines.map((line) => line.left))
      const right = Math.max(...lines.map((line) => line.right))
      if (leaves(parent, left, right)) cut.add(node.nodeValue.trim())
    }
    return [...cut]

    function leaves(parent: Element, left: number, right: number): boolean {
      let beyond = left < -1 || right > window.innerWidth + 1
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (overflowX === 'visible') continue
        const edges = box.getBoundingClientRect()
        // Content that can be scrolled, ends with an ellipsis, or is only for screen readers.
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || edges.width <= 1) return false
        if (left < edges.left - 1 || right > edges.right + 1) beyond = true
      }
      return beyond
    }
  })
}
