import { href } from '../../contract/routes.ts'
import type { UserState } from '../../domains/accounts/contract.ts'
import type {
  ContentCount,
  ContentVersion,
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
import { HubTable } from './hub-table.tsx'
import { kinds, strings } from './strings.ts'

interface Figures {
  site: SiteState
  content: ContentCount[]
  searches: SearchKeyword[]
  missed: MissedPath[]
  versions: ContentVersion[]
}

export function CmsHubView({
  data: { user, figures },
}: {
  data: { user: UserState; figures: Figures | null }
}) {
  const t = useStrings(strings)
  return (
    <DashboardLayout>
      <main id="main-content" className={styles.hub}>
        <Head title={t.hub} noindex />
        <h1 className={styles.title}>{t.welcome(user.first_name || user.email)}</h1>
        <Ways user={user} />
        {figures ? <FigureTables figures={figures} /> : <p className={styles.note}>{t.noFigures}</p>}
      </main>
    </DashboardLayout>
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
