import { Component, type ReactNode } from 'react'
import { panels } from '#house/office'
import type { PanelFile } from '../house/define-panel.ts'
import parts from './parts.module.css'
import { strings } from './strings.ts'
import { resourceNamed, useOffice, useTexts } from './use-office.ts'

/** The panels of the house that this editor may see. */
export function useOwnPanels(place: 'home' | 'page'): PanelFile[] {
  const { resources } = useOffice()
  // Only admins are told of accounts.
  const isAdmin = resourceNamed(resources, 'accounts/user') !== undefined
  return panels.filter(
    ({ panel }) => (panel.place ?? 'home') === place && (panel.access !== 'admin' || isAdmin),
  )
}

/** The panels of the house on the first page. */
export function OwnPanels() {
  const { locale } = useOffice()
  return useOwnPanels('home').map(({ name, panel, View }) => (
    <section key={name} className={parts.panel} aria-labelledby={`panel-${name}`}>
      <h2 id={`panel-${name}`} className={parts.subtitle}>
        {panel.title[locale]}
      </h2>
      <Contained>
        <View />
      </Contained>
    </section>
  ))
}

/** A panel on a page of its own. */
export function OwnPanelScreen({ file: { panel, View } }: { file: PanelFile }) {
  const { locale } = useOffice()
  return (
    <>
      <h1 className={`${parts.title} ${parts.head}`}>{panel.title[locale]}</h1>
      <Contained>
        <View />
      </Contained>
    </>
  )
}

/** What a house adds, with a sentence in its place where it fails. */
export function Contained({ children }: { children: ReactNode }) {
  const t = useTexts(strings)
  return <Container failed={<p role="alert">{t.panelFailed}</p>}>{children}</Container>
}

/** A panel that throws says so in its place, and leaves the rest of the back-office alone. */
class Container extends Component<{ children: ReactNode; failed: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
