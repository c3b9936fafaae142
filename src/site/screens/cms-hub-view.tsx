import { href } from '../../contract/routes.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import type {
  ContentCount,
  ContentVersion,
  Hub,
  MissedPath,
  SearchKeyword,
  SiteState,
} from '../../domains/insight/contract.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import { DashboardLayout } from '../shell/layouts/dashboard-layout.tsx'
import styles from './cms-hub.module.css'
import { HubSwitches } from './hub-switches.tsx'
import { HubTable } from './hub-table.tsx'
import { kinds, strings, waiting } from './strings.ts'

interface Figures {
  site: SiteState
  content: ContentCount[]
  searches: SearchKeyword[]
  missed: MissedPath[]
  versions: ContentVersion[]
}

export function CmsHubView({
  data: { user, hub, figures },
}: {
  data: { user: UserState; hub: Hub; figures: Figures | null }
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
        {figures ? <FigureTables figures={figures} /> : <p className={styles.note}>{t.noFigures}</p>}
      </main>
    </DashboardLayout>
  )
}

/** What needs somebody today; said also where nothing does. */
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

/** What others did last, and what one has begun oneself. */
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

/** What exists to be gone to. */
function Ways({ user }: { user: UserState }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const ways = [
    ...user.admin_menus,
    { title: kinds.pages[locale], url: href('home', locale) },
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

function FigureTables({ figures: { site, content, searches, missed, versions } }: { figures: Figures }) {
  const t = useStrings(strings)
  const names = useStrings(kinds) as Record<string, string>
  const { date, time } = useFormat()
  const state = (isOnline: boolean) => (isOnline ? t.online : t.offline)
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  return (
    <div className={styles.tables}>
      <HubSwitches site={site} />
      <HubTable
        title={t.state}
        rows={[
          [t.site, state(site.is_site_online)],
          [t.shop, state(site.is_shop_online)],
          [t.people, `${site.users} / ${site.editors}`],
          [t.version, site.version],
        ]}
      />
      <HubTable
        title={t.content}
        heads={[t.kind, t.online, t.offline]}
        rows={content.map(({ kind, online, offline }) => [names[kind] ?? kind, online, offline])}
      />
      <HubTable
        title={t.versions}
        heads={[t.title, t.author, t.when]}
        rows={versions.map(({ title, locale, author, created_at }) => [
          `${title} (${locale})`,
          author?.name ?? '–',
          at(created_at),
        ])}
      />
      <HubTable
        title={t.searches}
        heads={[t.query, t.times, t.results]}
        rows={searches.map((entry) => [`${entry.query} (${entry.locale})`, entry.searches, entry.results])}
      />
      <HubTable
        title={t.missed}
        heads={[t.path, t.times, t.when]}
        rows={missed.map(({ path, count, last_seen_at }) => [path, count, at(last_seen_at)])}
      />
    </div>
  )
}
