import type { PropsWithChildren } from 'react'

/** An error that leaves nothing to build a header or a footer of: the screen stands alone (1 §2 Layouts). */
export function ErrorLayout({ children }: PropsWithChildren) {
  return <>{children}</>
}
