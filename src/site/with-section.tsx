import type { Screen } from '../ui/screen.ts'

type SectionModules = typeof import('./section-modules.tsx')

/** In memory once a screen has brought a section: most visitors' first page has none. */
let modules: SectionModules | null = null

/**
 * Rooms come before modules in the flow of data, so a screen of a room can bring a section but not show it. Here its
 * modules' views are loaded with the screen, their files named to the server, and the whole handed to the screen's view.
 */
export function withSection(screen: Screen): Screen {
  const { section, View } = screen
  if (!section) return screen
  return {
    ...screen,
    async prepare(data) {
      const content = section(data)
      if (content) {
        modules ??= await import('./section-modules.tsx')
        await modules.loadViews(content.children)
      }
      await screen.prepare?.(data)
    },
    files(data) {
      const content = section(data)
      const own = screen.files?.(data) ?? []
      return content && modules
        ? [...own, 'src/site/section-modules.tsx', ...modules.filesOf(content.children)]
        : own
    },
    View({ data, result }) {
      const content = section(data)
      const shown = content && modules && <modules.SectionModules content={content} />
      return <View data={data} result={result} section={shown} />
    },
  }
}
