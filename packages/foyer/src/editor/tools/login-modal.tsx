import { type FormEvent, useState } from 'react'
import { isFailure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { entrance } from '../../domains/accounts/own-endpoints.ts'
import { loginWithPasskey } from '../../domains/accounts/screens/passkey-device.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { currentVisit, desk, useDesk, useWords } from '../desk/desk.ts'
import styles from './login-modal.module.css'
import tools from './tools.module.css'

/**
 * 1 §8 401 while editing: a login in place, with password, second factor or passkey as on the login screen; then
 * waiting writes are sent. Another user's session does not send them.
 */
export function LoginModal() {
  const t = useWords()
  const isOpen = useDesk((value) => value.isLoginOpen)
  const [fault, setFault] = useState('')
  /** Set when the password was right and the code is still missing. */
  const [pending, setPending] = useState('')
  const close = () => {
    setFault('')
    setPending('')
    desk.set({ isLoginOpen: false })
  }
  const logIn = async (way: () => Promise<UserState>, failed: string) => {
    setFault('')
    const { user, locale } = currentVisit()
    try {
      const found = await way()
      if (found.id !== user.id) return setFault(t.otherUser)
      close()
      await desk.get().area?.live.send()
    } catch (error) {
      if (!isFailure(error)) return setFault(failed)
      if (error.code === 'second_factor') return setPending(String(error.details?.pending))
      // A wrong code can be typed again; after any other refusal the login starts with the password.
      if (!error.fields?.code) setPending('')
      setFault(error.fields ? (error.fields.code?.[0] ?? failed) : String(failureBody(error, locale).detail))
    }
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name)).trim()
    const { call } = currentVisit()
    const way = pending
      ? () => call(entrance.loginCode, {}, { pending, code: text('code') })
      : () => call(accounts.login, {}, { email: text('email'), password: String(form.get('password')) })
    void logIn(way, t.loginFailed)
  }
  const usePasskey = () => {
    const { call } = currentVisit()
    const way = async () => {
      await loginWithPasskey(call)
      return call(accounts.details)
    }
    void logIn(way, t.noPasskey)
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} label={t.sessionEnded} className={styles.dialog} isForemost>
      <form className={styles.form} onSubmit={send}>
        <h2>{t.sessionEnded}</h2>
        <p>{t.sessionHelp}</p>
        {pending ? <CodeField /> : <PasswordFields />}
        <p role="alert">{fault}</p>
        <div>
          <button type="submit" className={tools.primary}>
            {t.logIn}
          </button>
          <button type="button" className={tools.plain} onClick={usePasskey}>
            {t.loginWithPasskey}
          </button>
          <button type="button" className={tools.plain} onClick={close}>
            {t.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function PasswordFields() {
  const t = useWords()
  return (
    <>
      <label>
        {t.email}
        <input
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={currentVisit().user.email}
          required
        />
      </label>
      <label>
        {t.password}
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
    </>
  )
}

function CodeField() {
  const t = useWords()
  return (
    <label>
      {t.loginCode}
      <input
        name="code"
        autoComplete="one-time-code"
        aria-describedby="editor-login-code-help"
        // biome-ignore lint/a11y/noAutofocus: it replaces the field that was just filled in
        autoFocus
        required
      />
      <small id="editor-login-code-help">{t.loginCodeHelp}</small>
    </label>
  )
}
