import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { FactorState, OwnSession } from '../contract.ts'
import type { Passkey } from '../passkey-contract.ts'
import { strings } from '../settings-strings.ts'
import { AccountForm, FormLine } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import { Passkeys } from './passkeys-view.tsx'
import { SecondFactor } from './second-factor-view.tsx'
import { SessionList } from './session-list-view.tsx'
import styles from './settings.module.css'
import { UserArea, UserSection } from './user-area.tsx'

interface Props {
  data: {
    email: string
    sessions: OwnSession[]
    factor: FactorState
    passkeys: Passkey[]
    done: string | null
  }
  result: FormResult | undefined
}

/** 1 §2 User settings: logging in, current sessions, and deleting the account. */
export function SettingsView({ data: { email, sessions, factor, passkeys, done }, result }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const told = {
    email: t.emailAsked,
    password: t.passwordChanged,
    session: t.sessionEnded,
    others: t.othersEnded,
    'factor-end': t.factorEnded,
    passkey: t.passkeyEnded,
  }[done ?? '']
  const currentPassword = (form: string) => (
    <FormLine
      form={form}
      result={result}
      name="current_password"
      type="password"
      label={t.currentPassword}
      autoComplete="current-password"
      isRequired
    />
  )
  return (
    <UserArea title={t.userSettings} here="userSettings" done={told}>
      <UserSection title={t.email} intro={t.emailIntro(email)}>
        <AccountForm name="email" result={result} submit={t.changeEmail}>
          <FormLine
            form="email"
            result={result}
            name="email"
            type="email"
            label={t.newEmail}
            autoComplete="email"
            isRequired
          />
          {currentPassword('email')}
        </AccountForm>
      </UserSection>
      <UserSection title={t.password} intro={t.passwordIntro}>
        <AccountForm name="password" result={result} submit={t.changePassword}>
          {currentPassword('password')}
          <FormLine
            form="password"
            result={result}
            name="password"
            type="password"
            label={t.newPassword}
            help={t.passwordHelp}
            autoComplete="new-password"
            isRequired
          />
        </AccountForm>
      </UserSection>
      <SecondFactor factor={factor} result={result} password={currentPassword} />
      <Passkeys passkeys={passkeys} result={result} />
      <UserSection title={t.sessions} intro={t.sessionsIntro}>
        <SessionList sessions={sessions} result={result} />
      </UserSection>
      <UserSection title={t.ownData} intro={t.ownDataIntro}>
        <a href={`/${locale}/api/user-export/`} download="foyer.json" className={styles.download}>
          {t.download}
        </a>
      </UserSection>
      <UserSection title={t.deletion} intro={t.deletionIntro}>
        <AccountForm name="delete" result={result} submit={t.deleteAccount} isGrave>
          {currentPassword('delete')}
        </AccountForm>
      </UserSection>
    </UserArea>
  )
}
