import { type FormEvent, useState } from 'react'
import { accounts } from '../../domains/accounts/endpoints.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { currentVisit, desk, useDesk, useWords } from '../desk/desk.ts'
import styles from './login-modal.module.css'
import tools from './tools.module.css'

/** 1 §8 401 while editing: log in here, and what waits is sent. Nobody else's session sends it. */
export function LoginModal() {
  const t = useWords()
  const isOpen = useDesk((value) => value.isLoginOpen)
  const [fault, setFault] = useState('')
  const close = () => desk.set({ isLoginOpen: false })
  const logIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { call, user } = currentVisit()
    const body = { email: String(form.get('email')), password: String(form.get('password')) }
    try {
      const found = await call(accounts.login, {}, body)
      if (found.id !== user.id) return setFault(t.otherUser)
      setFault('')
      close()
      await desk.get().area?.live.send()
    } catch {
      setFault(t.loginFailed)
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} label={t.sessionEnded} className={styles.dialog} isForemost>
      <form className={styles.form} onSubmit={logIn}>
        <h2>{t.sessionEnded}</h2>
        <p>{t.sessionHelp}</p>
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
        <p role="alert">{fault}</p>
        <div>
          <button type="submit" className={tools.primary}>
            {t.logIn}
          </button>
          <button type="button" className={tools.plain} onClick={close}>
            {t.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
