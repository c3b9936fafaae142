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

/** 1 §4 Login: somebody came to edit, and the check says that nobody is logged in. Offers to go and log in, and to come back here. */
export function offerLogin(): void {
  const host = document.createElement('div')
  document.body.append(host)
  // As the page itself does it: a second way into React would be code that every visitor carries.
  hydrateRoot(host, <LoginOffer locale={localeOfPath(location.pathname)} />)
}

/** Outside the page's own tree, so it is told the language, and its link is a plain one. */
function LoginOffer({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // Two questions at once would lie on each other.
  const isConsentShown = useStore(shellState, (value) => value.isConsentShown)
  // Nothing of it was there before, and nothing may be in its first rendering.
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
        {/* The page follows links without leaving the document, so the dialog has to go by itself. */}
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
