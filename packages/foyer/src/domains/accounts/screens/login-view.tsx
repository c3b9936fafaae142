import { hasArea } from '../../../contract/areas.ts'
import type { FieldMessages } from '../../../contract/errors.ts'
import { href } from '../../../contract/routes.ts'
import { Head } from '../../../ui/head.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import type { UserState } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './login-view.module.css'
import { PasskeyLogin } from './passkey-login.tsx'

/** What went wrong in a login, with the address that was typed. */
export interface LoginResult {
  email: string
  /** The password was right; the code is still missing. */
  pending?: string
  message?: string
  fields?: FieldMessages
}

interface Props {
  data: { user: UserState; next: string | null }
  result: LoginResult | undefined
}

export function LoginView({ data: { user, next }, result }: Props) {
  const t = useStrings(strings)
  const title = user.is_logged_in ? t.account : t.login
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={title} noindex />
      <h1 className={styles.title}>{title}</h1>
      {user.is_logged_in ? (
        <LoggedIn user={user} />
      ) : result?.pending ? (
        <CodeForm next={next} result={result} />
      ) : (
        <LoginForm next={next} result={result} />
      )}
    </main>
  )
}

function LoggedIn({ user }: { user: UserState }) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <form method="post" className={styles.form}>
      <p className={styles.intro}>
        {t.loggedIn(`${user.first_name} ${user.last_name}`)} <Link to={href('home', locale)}>{t.toHome}</Link>
      </p>
      <button type="submit" name="logout" className={styles.submit}>
        {t.logout}
      </button>
    </form>
  )
}

function LoginForm({ next, result }: { next: string | null; result: LoginResult | undefined }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const wrong = result?.fields ?? {}
  return (
    <form method="post" className={styles.form} noValidate>
      <p className={styles.intro}>{t.loginIntro}</p>
      {result?.message && (
        <p role="alert" className={styles.failure} data-signal="error">
          {result.message}
        </p>
      )}
      {next && <input type="hidden" name="next" value={next} />}
      <TextField
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        defaultValue={result?.email}
        errors={wrong.email}
        focused={Boolean(wrong.email)}
      />
      <TextField
        name="password"
        type="password"
        label={t.password}
        autoComplete="current-password"
        errors={wrong.password}
        focused={Boolean(result && !wrong.email)}
      />
      <button type="submit" className={styles.submit}>
        {t.login}
      </button>
      <PasskeyLogin next={next} />
      <p className={styles.ways}>
        <Link to={href('userStep', locale, { slug: 'password' })}>{t.forgotten}</Link>
        {hasArea('accounts') && <Link to={href('userStep', locale, { slug: 'register' })}>{t.register}</Link>}
      </p>
    </form>
  )
}

/** The second step of a login, for users with a second factor. */
function CodeForm({ next, result }: { next: string | null; result: LoginResult }) {
  const t = useStrings(strings)
  return (
    <form method="post" className={styles.form} noValidate>
      <p role="status" className={styles.intro}>
        {result.message}
      </p>
      {next && <input type="hidden" name="next" value={next} />}
      <input type="hidden" name="pending" value={result.pending} />
      <TextField
        name="code"
        label={t.code}
        help={t.codeHelp}
        autoComplete="one-time-code"
        errors={result.fields?.code}
        focused
      />
      <button type="submit" className={styles.submit}>
        {t.goOn}
      </button>
      <PasskeyLogin next={next} />
    </form>
  )
}
