import { loadViews } from '../../modules/views.ts'
import { loadDeferredParts } from '../../ui/on-first-interaction.tsx'
import type { Screen } from '../../ui/screen.ts'

/** Brings into memory what a screen's view cannot wait for: its own parts, and the views of its modules. */
export async function prepareScreen(screen: Screen, data: unknown): Promise<void> {
  await Promise.all([loadDeferredParts(), loadViews(screen.modules?.(data) ?? [])])
}
