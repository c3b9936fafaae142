import type { OwnScreen } from '../../ui/own-screen.ts'
import type { Screen } from '../../ui/screen.ts'

/** Brings the view of a house's screen, so that it is complete like one of ours. The printed `#house/screens` calls it. */
export async function withView({ default: own }: { default: OwnScreen }): Promise<{ default: Screen }> {
  const { default: View } = await own.view()
  return { default: { load: async () => null, ...own, View: View as Screen['View'] } }
}
