import { type FormEvent, useState } from 'react'
import { isFailure } from '../../../contract/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Passkey } from '../passkey-contract.ts'
import { strings } from '../passkey-strings.ts'
import form from './account-form.module.css'
import { AccountForm, FormLine } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import { CodeList } from './code-list.tsx'
import styles from './settings.module.css'
import { UserSection } from './user-area.tsx'

const device = onDemand(() => import('./passkey-device.ts'))

/** The user's passkeys: they can be removed without scripting; adding one needs it. */
export function Passkeys({ passkeys, result }: { passkeys: Passkey[]; result: FormResult | undefined }) {
  const t = useStrings(strings)
  const { date } = useFormat()
  return (
    <UserSection title={t.passkeys} intro={t.passkeysIntro}>
      <ul className={styles.sessions}>
        {passkeys.map(({ id, name, last_used_at }) => (
          <li key={id}>
            <details className={styles.passkey}>
              <summary aria-label={t.removeOf(name)}>
                <strong>{name}</strong> {last_used_at ? t.lastUsed(date(last_used_at)) : t.neverUsed}
              </summary>
              <AccountForm name={`passkey-end-${id}`} result={result} submit={t.remove} isGrave>
                <FormLine
                  form={`passkey-end-${id}`}
                  result={result}
                  name="current_password"
                  type="password"
                  label={t.currentPassword}
                  autoComplete="current-password"
                  isRequired
                />
              </AccountForm>
            </details>
          </li>
        ))}
      </ul>
      <noscript>
        <p>{t.needsScripting}</p>
      </noscript>
      <AddPasskey />
    </UserSection>
  )
}

function AddPasskey() {
  const t = useStrings(strings)
  const call = useCall()
  const [message, setMessage] = useState('')
  const [codes, setCodes] = useState<string[] | null>(null)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const given = (name: string) => String(fields.get(name) ?? '')
    setMessage('')
    try {
      const { makePasskey } = await device.load()
      const told = await makePasskey(call, {
        current_password: given('current_password'),
        name: given('name'),
      })
      if (told.length === 0) location.reload()
      else setCodes(told)
    } catch (error) {
      const fields = isFailure(error) ? Object.values(error.fields ?? {}).flat() : []
      setMessage(fields[0] ?? t.notHere)
    }
  }
  if (codes) {
    return <CodeList intro={`${t.added} ${t.codes}`} codes={codes} />
  }
  return (
    <form className={form.form} data-needs-scripting onSubmit={(event) => void add(event)}>
      <TextField name="name" label={t.name} maxLength={60} autoComplete="off" />
      <TextField
        name="current_password"
        type="password"
        label={t.currentPassword}
        autoComplete="current-password"
        required
        errors={message ? [message] : []}
      />
      <Button type="submit" look="outline" className={form.submit}>
        {t.add}
      </Button>
    </form>
  )
}
