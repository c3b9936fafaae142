import { useState } from 'react'
import { isFailure } from '../../../contract/errors.ts'
import { href } from '../../../contract/routes.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../passkey-strings.ts'
import styles from './login-view.module.css'

const device = onDemand(() => import('./passkey-device.ts'))

/** The login without a password, and the second step of a login for users with a passkey. */
export function PasskeyLogin({ next }: { next: string | null }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const call = useCall()
  const [message, setMessage] = useState('')
  const login = async () => {
    setMessage('')
    try {
      const { loginWithPasskey } = await device.load()
      await loginWithPasskey(call)
      // Loads a new document, so that all of it is made for the user.
      location.assign(next ?? href('home', locale))
    } catch (error) {
      setMessage((isFailure(error) && error.message) || t.notHere)
    }
  }
  return (
    <>
      <Button look="outline" data-needs-scripting className={styles.passkey} onClick={() => void login()}>
        {t.login}
      </Button>
      <p role="alert" className={message ? styles.failure : undefined}>
        {message}
      </p>
    </>
  )
}
