import type { ReactNode } from 'react'
import { useStrings } from '../../../ui/use-locale.ts'
import type { FactorState } from '../contract.ts'
import { strings } from '../settings-strings.ts'
import { AccountForm, FormLine } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import { CodeList } from './code-list.tsx'
import styles from './settings.module.css'
import { UserSection } from './user-area.tsx'

interface Props {
  factor: FactorState
  result: FormResult | undefined
  /** The field for the password, for actions that need it again. */
  password(form: string): ReactNode
}

/** The second factor: off, not yet confirmed, or on. */
export function SecondFactor({ factor, result, password }: Props) {
  const t = useStrings(strings)
  const told = result?.form === 'factor-told' ? result.values : null
  const codes = result?.form === 'factor-code-told' ? (result.values.codes ?? '').split(' ') : null
  const isOnItsWay = told !== null || result?.form === 'factor-code'
  return (
    <UserSection title={t.factor} intro={t.factorIntro}>
      {factor.is_required && !factor.is_on && (
        <p role="alert" className={styles.note}>
          {t.factorRequired}
        </p>
      )}
      {codes && <CodeList intro={t.factorCodes} codes={codes} />}
      {factor.is_on && !codes && <p className={styles.note}>{t.factorIsOn(factor.recovery_codes)}</p>}
      {told && (
        <p role="status" className={styles.note}>
          {t.factorKey} <strong>{told.secret?.replace(/.{4}(?=.)/g, '$& ')}</strong>{' '}
          <a href={told.address}>{t.factorOpen}</a>
        </p>
      )}
      {told?.qr_path && (
        <svg
          className={styles.qr}
          viewBox={`0 0 ${told.qr_size} ${told.qr_size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t.factorPicture}
        >
          <path fill="#fff" d={`M0 0h${told.qr_size}v${told.qr_size}H0z`} />
          <path fill="#000" d={told.qr_path} />
        </svg>
      )}
      {factor.is_on ? (
        <AccountForm name="factor-end" result={result} submit={t.factorEnd} isGrave>
          {password('factor-end')}
        </AccountForm>
      ) : isOnItsWay ? (
        <AccountForm name="factor-code" result={result} submit={t.factorConfirm}>
          <FormLine
            form="factor-code"
            result={result}
            name="code"
            label={t.factorCode}
            autoComplete="one-time-code"
            isRequired
          />
        </AccountForm>
      ) : (
        <AccountForm name="factor" result={result} submit={t.factorBegin}>
          {password('factor')}
        </AccountForm>
      )}
    </UserSection>
  )
}
