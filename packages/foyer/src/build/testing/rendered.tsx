import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** The HTML of a view at an address. It is loaded by Vite, so that the view and this file share one React and one router. */
export function rendered<P extends object>(View: ComponentType<P>, props: P, address: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <View {...props} />
    </MemoryRouter>,
  )
}
