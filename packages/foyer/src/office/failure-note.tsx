import type { Failure } from '../contract/errors.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import parts from './parts.module.css'
import { strings } from './strings.ts'
import { useTexts } from './use-office.ts'

/** Why a call failed, with a button to try again. */
export function FailureNote({ failure, onRetry }: { failure: Failure; onRetry?(): void }) {
  const t = useTexts(strings)
  const own = failure.fields?.non_field_errors?.join(' ')
  return (
    <div role="alert" className={parts.alert}>
      <p>{own ?? t[SENTENCES[failure.code] ?? 'failed']}</p>
      {failure.code === 'not_authenticated' ? (
        <LoginLink />
      ) : (
        onRetry && (
          <button type="button" className={parts.button} onClick={onRetry}>
            {t.retry}
          </button>
        )
      )}
    </div>
  )
}

const SENTENCES: Partial<Record<string, 'unknown' | 'forbidden' | 'loggedOut' | 'unreached'>> = {
  not_found: 'unknown',
  permission_denied: 'forbidden',
  not_authenticated: 'loggedOut',
  unavailable: 'unreached',
}

/** A link to the login, which leads back here; what was typed is stored until then. */
function LoginLink() {
  const t = useTexts(strings)
  const next = new URLSearchParams({ next: location.pathname + location.search })
  return <a href={`${href('userLogin', DEFAULT_LOCALE)}?${next}`}>{t.logIn}</a>
}
