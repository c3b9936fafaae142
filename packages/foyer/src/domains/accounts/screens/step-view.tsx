import { href } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { LinkState } from '../contract.ts'
import { strings } from '../step-strings.ts'
import { AccountForm, FormBox, FormLine } from './account-form.tsx'
import type { FormResult } from './answer-form.ts'
import type { Step } from './steps.ts'
import { UserArea, UserSection } from './user-area.tsx'

interface Data {
  step: Step
  token: string
  link: LinkState | null
  done: string | null
}

interface Props {
  data: Data
  result: FormResult | undefined
}

/** One step of getting an account, or of getting access again. */
export function StepView({ data, result }: Props) {
  const { step, link, done } = data
  if (done === 'letter') return <Told title="letterTitle" text="letterSent" />
  if (step === 'goodbye') return <Told title="deletedTitle" text="deleted" />
  if (step === 'register') return <Register result={result} />
  if (step === 'confirm') return <Confirm data={data} result={result} />
  if (!link) return <Forgotten result={result} />
  const isGood = link.kind !== null && link.kind !== 'email'
  return isGood ? <Choose data={data} email={link.email} result={result} /> : <Over />
}

type Word =
  | 'letterTitle'
  | 'letterSent'
  | 'deletedTitle'
  | 'deleted'
  | 'emailTitle'
  | 'overTitle'
  | 'overText'
type Answer = 'halfChanged' | 'wholeChanged' | 'refused'

function Told({ title, text }: { title: Word; text: Word | Answer }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <UserArea title={t[title]} done={t[text]}>
      <UserSection title={t.toLogin}>
        <Link to={href('userLogin', locale)}>{t.toLogin}</Link>
      </UserSection>
    </UserArea>
  )
}

function Register({ result }: { result: FormResult | undefined }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const form = { form: 'register', result }
  return (
    <UserArea title={t.registerTitle}>
      <UserSection title={t.about} intro={t.registerIntro}>
        <AccountForm name="register" result={result} submit={t.registerSubmit}>
          <FormLine {...form} name="first_name" label={t.firstName} autoComplete="given-name" isRequired />
          <FormLine {...form} name="last_name" label={t.lastName} autoComplete="family-name" isRequired />
          <FormLine {...form} name="email" type="email" label={t.email} autoComplete="email" isRequired />
          <FormBox
            name="newsletter"
            label={t.newsletterWish}
            isChecked={result?.values.newsletter === 'on'}
          />
        </AccountForm>
      </UserSection>
      <UserSection title={t.haveAccount}>
        <Link to={href('userLogin', locale)}>{t.toLogin}</Link>
      </UserSection>
    </UserArea>
  )
}

function Forgotten({ result }: { result: FormResult | undefined }) {
  const t = useStrings(strings)
  return (
    <UserArea title={t.forgottenTitle}>
      <UserSection title={t.newPassword} intro={t.forgottenIntro}>
        <AccountForm name="reset" result={result} submit={t.sendLink}>
          <FormLine
            form="reset"
            result={result}
            name="email"
            type="email"
            label={t.email}
            autoComplete="username"
            isRequired
          />
        </AccountForm>
      </UserSection>
    </UserArea>
  )
}

function Choose({ data: { token }, email, result }: Props & { email: string }) {
  const t = useStrings(strings)
  return (
    <UserArea title={t.chooseTitle}>
      <UserSection title={t.newPassword} intro={t.chooseIntro(email)}>
        <AccountForm name="choose" result={result} submit={t.choose}>
          <input type="hidden" name="token" value={token} />
          {/* So that password managers know which account the password belongs to. */}
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <FormLine
            form="choose"
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
    </UserArea>
  )
}

const ANSWERS: Record<string, Answer> = { half: 'halfChanged', whole: 'wholeChanged', refused: 'refused' }

function Confirm({ data: { token, link, done }, result }: Props) {
  const t = useStrings(strings)
  const answer = done ? ANSWERS[done] : undefined
  if (answer) return <Told title="emailTitle" text={answer} />
  if (link?.kind !== 'email') return <Over />
  return (
    <UserArea title={t.emailTitle}>
      <UserSection title={link.new_email} intro={t.emailChange(link.new_email)}>
        <AccountForm name="agree" result={result} submit={t.agree}>
          <input type="hidden" name="token" value={token} />
        </AccountForm>
        <AccountForm name="disagree" result={result} submit={t.disagree} isGrave>
          <input type="hidden" name="token" value={token} />
        </AccountForm>
      </UserSection>
    </UserArea>
  )
}

function Over() {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <UserArea title={t.overTitle} done={t.overText}>
      <UserSection title={t.newPassword}>
        <Link to={href('userStep', locale, { slug: 'password' })}>{t.sendLink}</Link>
      </UserSection>
    </UserArea>
  )
}
