import { Component, type PropsWithChildren } from 'react'
import { localeOfPath } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import styles from './error-in-error.module.css'

const TEXTS = {
  de: { title: 'Ein Fehler ist aufgetreten', toHome: 'Zur Startseite' },
  en: { title: 'An error occurred', toHome: 'Go back to home' },
}

/**
 * 1 §8 Error while showing the error page: a notice, the details and a way home, made only of parts that cannot fail
 * again.
 */
export function ErrorNotice({ error }: { error: unknown }) {
  const locale = localeOfPath(location.pathname)
  const { title, toHome } = TEXTS[locale]
  return (
    <main id="main-content" className={styles.notice}>
      <title>{title}</title>
      <h1>{title}</h1>
      <pre>{error instanceof Error ? error.message : ''}</pre>
      <a href={href('home', locale)}>{toHome}</a>
    </main>
  )
}

export class ErrorInError extends Component<PropsWithChildren, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() }
  }

  override render() {
    return this.state.error ? <ErrorNotice error={this.state.error} /> : this.props.children
  }
}
