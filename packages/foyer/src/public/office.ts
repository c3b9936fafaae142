/** What `office/<panel>.tsx` of a house imports: docs/reference/panels.md. */
export { definePanel, type Panel } from '../house/define-panel.ts'
export { usePanel } from '../office/use-panel.ts'
export { Link } from '../ui/link.tsx'
