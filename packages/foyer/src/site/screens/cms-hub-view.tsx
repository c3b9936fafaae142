import { href } from '../../contract/routes.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import type { Hub, SiteState } from '../../domains/insight/contract.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import { DashboardLayout } from '../shell/layouts/dashboard-layout.tsx'
import styles from './cms-hub.module.css'
import { Switches } from './dashboard/switches.tsx'
import { HubTable } from './hub-table.tsx'
import { strings, waiting } from './strings.ts'

export function CmsHubView({
  data: { user, hub, site },
}: {
  data: { user: UserState; hub: Hub; site: SiteState | null }
}) {
  const t = useStrings(strings)
  return (
    <DashboardLayout>
      <main id="main-content" className={styles.hub}>
        <Head title={t.hub} noindex />
        <h1 className={styles.title}>{t.welcome(user.first_name || user.email)}</h1>
        <Waiting hub={hub} />
        <Ways user={user} />
        <Work hub={hub} />
        {site ? <Figures site={site} /> : <p className={styles.note}>{t.noFigures}</p>}
      </main>
    </DashboardLayout>
  )
}

/** What an editor has to look at today; also says so if there is nothing. */
function Waiting({ hub: { attention } }: { hub: Hub }) {
  const t = useStrings(strings)
  const words = useStrings(waiting)
  const open = attention.filter(({ amount }) => amount > 0)
  return (
    <section>
      <h2>{t.today}</h2>
      {open.length === 0 ? (
        <p className={styles.note}>{t.allIsWell}</p>
      ) : (
        <ul className={styles.waiting}>
          {open.map(({ kind, amount, url }) => (
            <li key={kind}>
              <a href={url}>{words[kind](amount)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What others changed last, and the viewer's own unfinished work. */
function Work({ hub: { recent, drafts } }: { hub: Hub }) {
  const t = useStrings(strings)
  const { date, time } = useFormat()
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  return (
    <div className={styles.tables}>
      <HubTable
        title={t.recent}
        heads={[t.title, t.author, t.when]}
        rows={recent.map(({ id, title, user, url, at: when }) => [
          url ? (
            <a key={id} href={url}>
              {title}
            </a>
          ) : (
            <s key={id}>{title}</s>
          ),
          user,
          at(when),
        ])}
      />
      <HubTable
        title={t.drafts}
        heads={[t.title, t.when]}
        rows={drafts.map(({ id, title, locale, object_id, content_type, created_at }) => [
          content_type === 'page' ? (
            <a key={id} href={`/admin/pages/page/${object_id}/change/`}>{`${title} (${locale})`}</a>
          ) : (
            `${title} (${locale})`
          ),
          at(created_at),
        ])}
      />
    </div>
  )
}

/** Links to all tools. */
function Ways({ user }: { user: UserState }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const ways = [
    ...user.admin_menus,
    { title: t.toSite, url: href('home', locale) },
    { title: t.calls, url: '/api/docs' },
  ]
  return (
    <nav aria-label={t.ways}>
      <ul className={styles.ways}>
        {ways.map(({ title, url }) => (
          <li key={url}>{url === '/api/docs' ? <a href={url}>{title}</a> : <Link to={url}>{title}</Link>}</li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to everything that is counted, and the two switches for urgent cases. */
function Figures({ site }: { site: SiteState }) {
  const t = useStrings(strings)
  return (
    <div className={styles.tables}>
      <p className={styles.waiting}>
        <Link to={href('dashboard', useLocale())}>{t.toDashboard}</Link>
      </p>
      <Switches site={site} />
    </div>
  )
}
