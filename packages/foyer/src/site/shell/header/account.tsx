import { useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { hasArea } from '../../../contract/areas.ts'
import { href } from '../../../contract/routes.ts'
import type { UserState } from '../../../domains/accounts/contract.ts'
import { accounts } from '../../../domains/accounts/endpoints.ts'
import { Link } from '../../../ui/link.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import dropdown from './dropdown.module.css'
import { ACCOUNT_ICON } from './icons.tsx'
import { strings } from './strings.ts'
import tools from './tools.module.css'
import { useDisclosure } from './use-disclosure.ts'
import { useUser } from './use-user.ts'

/**
 * A link to the login, or, for logged-in users, to the home page under their name, with a menu of what they can do
 * (1 §2 Header).
 */
export function Account({ noteId }: { noteId: string | undefined }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const user = useUser()
  const loginLink = useLoginLink()
  const look = { className: tools.tool, 'aria-describedby': noteId, children: ACCOUNT_ICON }
  if (!user?.is_logged_in) {
    // The staff logs in at the address of the back-office.
    if (!hasArea('accounts')) return null
    return <Link to={loginLink} aria-label={t.login} {...look} />
  }
  return (
    <>
      <Link to={href('home', locale)} aria-label={t.account} {...look} />
      <UserMenu user={user} />
    </>
  )
}

/** The address of the login; after it the user returns to this page. */
export function useLoginLink(): string {
  const locale = useLocale()
  const user = useUser()
  const { pathname } = useLocation()
  const login = user?.login_url ?? href('userLogin', locale)
  return pathname === login ? login : `${login}?next=${encodeURIComponent(pathname)}`
}

function UserMenu({ user }: { user: UserState }) {
  const t = useStrings(strings)
  const group = useRef<HTMLDivElement>(null)
  const { open, toggle } = useDisclosure(group)
  const id = useId()
  const name = nameOf(user)
  return (
    <div ref={group} className={`${dropdown.group} ${tools.user}`}>
      <button
        type="button"
        className={`${dropdown.button} ${tools.name}`}
        aria-label={t.accountOf(name)}
        aria-expanded={open !== null}
        aria-controls={id}
        onClick={() => toggle('user')}
      >
        <span>
          <span>{user.first_name || user.email}</span> <span>{user.last_name}</span>
        </span>
      </button>
      <div id={id} className={`${dropdown.body} cc02`} data-open={open !== null || undefined}>
        <UserLinks />
      </div>
    </div>
  )
}

export function nameOf({ first_name, last_name, email }: UserState): string {
  return `${first_name || email} ${last_name}`.trim()
}

/** The back-office for users with access, My Profile and Log out. */
export function UserLinks() {
  // Only the first link: the back-office has the menu of the rest.
  const office = useUser()?.admin_menus[0]
  const t = useStrings(strings)
  const locale = useLocale()
  const call = useCall()
  const logout = () =>
    call(accounts.logout).then(
      // Loads a new document, so that no data of the user remain in this one.
      () => location.assign(href('home', locale)),
      // The login screen has a plain form that logs out and shows why that failed.
      () => location.assign(href('userLogin', locale)),
    )
  return (
    <ul className={dropdown.list}>
      {office && (
        <li>
          <Link to={office.url} className={dropdown.entry}>
            {office.title}
          </Link>
        </li>
      )}
      <li>
        <Link to={href('userProfile', locale)} className={dropdown.entry}>
          {t.myProfile}
        </Link>
      </li>
      <li>
        <button type="button" className={dropdown.entry} onClick={() => void logout()}>
          {t.logout}
        </button>
      </li>
    </ul>
  )
}
