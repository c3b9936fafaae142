import { Component, type ReactNode } from 'react'
import { showAlert, words } from '../desk/desk.ts'

interface Props {
  /** Another try is made when this changes. */
  of: unknown
  children: ReactNode
}

/** Where a view cannot show what somebody is about to write, the page is empty until it can; the tools stay, and undo with them. */
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
