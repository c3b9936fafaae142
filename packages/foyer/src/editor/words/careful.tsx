import { Component, type ReactNode } from 'react'
import { showAlert, words } from '../desk/desk.ts'

interface Props {
  /** When this value changes, rendering is tried again. */
  of: unknown
  children: ReactNode
}

/**
 * An error boundary around the page: if a view cannot render the current values, the page is empty until it can; the
 * tools with undo stay.
 */
export class Careful extends Component<Props, { failed: unknown }> {
  override state = { failed: null as unknown }

  static getDerivedStateFromError() {
    return { failed: NOT_YET }
  }

  static getDerivedStateFromProps({ of }: Props, { failed }: { failed: unknown }) {
    if (failed === NOT_YET) return { failed: of }
    return failed !== null && failed !== of ? { failed: null } : null
  }

  override componentDidCatch() {
    showAlert({ kind: 'error', text: words().cannotShow })
  }

  override render() {
    return this.state.failed === null ? this.props.children : null
  }
}

const NOT_YET = Symbol('failed just now')
