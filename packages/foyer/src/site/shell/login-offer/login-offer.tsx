import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Locale, localeOfPath } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import buttons from '../../../ui/button.module.css'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'
import styles from './login-offer.module.css'
import { strings } from './strings.ts'

/**
 * 1 §4 Login: for a visitor who opened the page to edit it but is not logged in. Offers the login, which leads back
 * here.
 */
export function offerLogin(): void {
  const host = document.createElement('div')
  document.body.append(host)
  // Hydrates as the page itself does: `createRoot` would be more code for every visitor.
  hydrateRoot(host, <LoginOffer locale={localeOfPath(location.pathname)} />)
}

/** It is outside the page's React tree, so it receives the language as a prop and uses a plain link. */
function LoginOffer({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Waits for the consent dialog: two dialogs would cover each other.
  const isConsentShown = useStore(shellState, (value) => value.isConsentShown)
  // Nothing was rendered on the server, so the first rendering must be empty too.
  useEffect(() => setOpen(true), [])
  const next = encodeURIComponent(location.pathname + location.search)
  if (isOpen === null) return null
  return (
    <Dialog
      isOpen={isOpen && !isConsentShown}
      onClose={() => !isConsentShown && setOpen(false)}
      labelledBy="login-offer"
      className={`${styles.offer} cc01`}
    >
      <h2 id="login-offer">{strings.title[locale]}</h2>
      <p>{strings.words[locale]}</p>
      <div className={styles.ways}>
        {/* A link changes the page without loading a document, so the dialog has to close itself. */}
        <a
          className={buttons.button}
          href={`${href('userLogin', locale)}?next=${next}`}
          onClick={() => setOpen(false)}
        >
          {strings.goOn[locale]}
        </a>
        <Button look="outline" onClick={() => setOpen(false)}>
          {strings.stay[locale]}
        </Button>
      </div>
    </Dialog>
  )
}
