import type { PanelFile } from './define-panel.ts'

/**
 * What the house adds to the back-office, imported as `#house/office`. Node renders nothing itself, so there is nothing here; in the
 * builds `build/house-plugin.ts` prints one import for each file in `office/`. Only the back-office may import it: visitors load
 * nothing of it.
 */
export const panels: PanelFile[] = []
