import type { PropsWithChildren } from 'react'

/** For an error without the data for a header and a footer: the screen is shown alone (1 §2 Layouts). */
export function ErrorLayout({ children }: PropsWithChildren) {
  return <>{children}</>
}
