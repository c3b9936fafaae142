import type { ReactNode } from 'react'

const AS_IT_IS = { __html: '' }

/**
 * The content of an element that the server wrote and whose code the browser loads later. While there is no content, what the
 * server wrote stays as it is.
 */
export function asWritten(children: ReactNode) {
  return children ? { children } : { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS }
}
