import type { ReactNode } from 'react'
import { href, ROUTE_NAMES, type RouteName } from '../../../contract/routes.ts'
import { Head } from '../../../ui/head.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../area-strings.ts'
import styles from './user-area.module.css'

const WAYS = ['userProfile', 'userFavorites', 'userSettings'] as const satisfies RouteName[]

interface Props {
  title: string
  /** Small text above the title: whose account it is. */
  preline?: string
  /** The message about what was just done. */
  done?: string
  /** Left out for visitors who are not logged in. */
  here?: (typeof WAYS)[number]
  children: ReactNode
}

/** The layout of every screen about the user's own account. */
export function UserArea({ title, preline, done, here, children }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  return (
    <main id="main-content" className={styles.area}>
      <Head title={title} noindex />
      <PageHeader headline={title} preline={preline} />
      {here && (
        <nav aria-label={t.userArea} className={styles.ways}>
          <ul>
            {WAYS.filter((name) => ROUTE_NAMES.includes(name)).map((name) => (
              <li key={name}>
                <Link to={href(name, locale)} aria-current={name === here ? 'page' : undefined}>
                  {t[name]}
                </Link>
              </li>
            ))}
          </ul>
          <form method="post" action={href('userLogin', locale)}>
            <button type="submit" name="logout">
              {t.logout}
            </button>
          </form>
        </nav>
      )}
      {done && (
        <p role="status" className={styles.done} data-signal="done">
          {done}
        </p>
      )}
      {children}
    </main>
  )
}

/** One topic: its description on the left, its controls on the right. */
export function UserSection({
  title,
  intro,
  children,
}: {
  title: string
  intro?: string
  children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <div>
        <h2>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
