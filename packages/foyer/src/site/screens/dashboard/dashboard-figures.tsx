import type { ReactNode } from 'react'
import type {
  ContentCount,
  ContentVersion,
  ErrorLog,
  IdentityEvent,
  PageActivity,
  PageViews,
  SearchKeywords,
  SiteState,
} from '../../../domains/insight/contract.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { strings as hub } from '../strings.ts'
import { ContentTable } from './content-table.tsx'
import styles from './dashboard.module.css'
import { actions, identityKinds, strings } from './dashboard-strings.ts'
import { FigureTable } from './figure-table.tsx'
import { OneStep } from './one-step.tsx'
import { Plot } from './plot.tsx'
import { SpanForm } from './span-form.tsx'
import type { DashboardResult } from './submit-dashboard.ts'
import { Switches } from './switches.tsx'

export interface DashboardProps {
  data: {
    site: SiteState
    views: PageViews
    searches: SearchKeywords
    missed: ErrorLog
    content: ContentCount[]
    activities: PageActivity[]
    identity: IdentityEvent[]
    versions: ContentVersion[]
    done: string | null
  }
  result: DashboardResult | undefined
}

/**
 * What visitors do, what they miss, and how much content there is. Plain forms and tables that work without scripting.
 */
export function DashboardFigures({ data, result }: DashboardProps) {
  const t = useStrings(strings)
  const told = { redirect: t.redirectMade, synonym: t.synonymMade, switch: t.switched }[data.done ?? '']
  const { days } = data.views
  const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' }
  const query = `?${new URLSearchParams(span)}`
  return (
    <>
      {told && !result && (
        <p role="status" className={styles.done}>
          {told}
        </p>
      )}
      <SpanForm {...span} />
      <Visits views={data.views} query={query} />
      <Searched searches={data.searches} query={query} result={result} />
      <Missed missed={data.missed} query={query} result={result} />
      <Part title={t.contentOverview}>
        <ContentTable content={data.content} />
      </Part>
      <House {...data} query={query} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Visits({ views: { data, days }, query }: { views: PageViews; query: string }) {
  const t = useStrings(strings)
  const most = data[0]?.views ?? 1
  return (
    <Part title={t.views}>
      <div className={styles.columns}>
        <Plot
          title={t.views}
          series={[t.views]}
          points={days.map(({ day, views }) => ({ day, values: [views] }))}
        />
        <FigureTable
          title={t.topPages}
          heads={[t.page, t.views]}
          csv={{ name: 'page-views', query }}
          rows={data.map(({ path, views }) => ({
            key: path,
            name: <a href={path}>{decoded(path)}</a>,
            cells: [views],
            share: views / most,
          }))}
        />
      </div>
    </Part>
  )
}

interface Asked {
  query: string
  result: DashboardResult | undefined
}

function Searched({ searches: { data, empty, days }, query, result }: Asked & { searches: SearchKeywords }) {
  const t = useStrings(strings)
  const { query: word, times, results } = useStrings(hub)
  const nameOf = (entry: { query: string; locale: string }) => `${entry.query} (${entry.locale})`
  return (
    <Part title={t.searches}>
      <div className={styles.columns}>
        <Plot
          title={t.searches}
          series={[t.withResults, t.withoutResults]}
          points={days.map((one) => ({
            day: one.day,
            values: [one.searches - one.without_results, one.without_results],
          }))}
        />
        <FigureTable
          title={t.emptyKeywords}
          heads={[word, times, t.makeSynonym]}
          csv={{ name: 'empty-searches', query }}
          rows={empty.map((entry) => ({
            key: nameOf(entry),
            name: nameOf(entry),
            cells: [
              entry.searches,
              <OneStep
                key="step"
                form="synonym"
                about={entry.query}
                summary={t.makeSynonym}
                name={t.synonymOf(entry.query)}
                label={t.synonymMeans}
                result={result}
              />,
            ],
          }))}
        />
        <FigureTable
          title={t.keywords}
          heads={[word, times, results]}
          csv={{ name: 'search-keywords', query }}
          rows={data.map((entry) => ({
            key: nameOf(entry),
            name: nameOf(entry),
            cells: [entry.searches, entry.results],
            share: entry.searches / (data[0]?.searches ?? 1),
          }))}
        />
      </div>
    </Part>
  )
}

function Missed({ missed: { data, days }, query, result }: Asked & { missed: ErrorLog }) {
  const t = useStrings(strings)
  const { path: head, times } = useStrings(hub)
  return (
    <Part title={t.missed}>
      <div className={styles.columns}>
        <Plot
          title={t.missed}
          series={[t.missed]}
          points={days.map(({ day, count }) => ({ day, values: [count] }))}
        />
        <FigureTable
          title={t.missedPaths}
          heads={[head, times, t.makeRedirect]}
          csv={{ name: 'error-log', query }}
          rows={data.map(({ id, path, count }) => ({
            key: id,
            name: decoded(path),
            cells: [
              count,
              <OneStep
                key="step"
                form="redirect"
                about={path}
                summary={t.makeRedirect}
                name={t.redirectOf(decoded(path))}
                label={t.redirectTo}
                result={result}
              />,
            ],
          }))}
        />
      </div>
    </Part>
  )
}

function House({
  site,
  activities,
  identity,
  versions,
  query,
}: Pick<DashboardProps['data'], 'site' | 'activities' | 'identity' | 'versions'> & { query: string }) {
  const t = useStrings(strings)
  const words = useStrings(hub)
  const kinds = useStrings(identityKinds) as Record<string, string>
  const done = useStrings(actions) as Record<string, string>
  const { date, time } = useFormat()
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  const { shopKind } = useSite()
  const shop = { key: 'shop', name: words.shop, cells: [site.is_shop_online ? words.online : words.offline] }
  const state = (isOnline: boolean) => (isOnline ? words.online : words.offline)
  return (
    <Part title={t.house}>
      <div className={styles.columns}>
        <Switches site={site} />
        <FigureTable
          title={t.state}
          heads={[t.what, t.state]}
          rows={[
            { key: 'site', name: words.site, cells: [state(site.is_site_online)] },
            ...(shopKind === 'none' ? [] : [shop]),
            { key: 'people', name: words.people, cells: [`${site.users} / ${site.editors}`] },
            { key: 'version', name: words.version, cells: [site.version] },
          ]}
        />
        <FigureTable
          title={t.activities}
          heads={[words.title, t.what, words.author, words.when]}
          csv={{ name: 'page-activities', query }}
          rows={activities.map(({ id, title, action, user, at: when }) => ({
            key: id,
            name: title,
            cells: [done[action] ?? action, user?.name ?? '–', at(when)],
          }))}
        />
        <FigureTable
          title={words.versions}
          heads={[words.title, words.author, words.when]}
          csv={{ name: 'versions', query }}
          rows={versions.map(({ id, title, locale, author, created_at }) => ({
            key: id,
            name: `${title} (${locale})`,
            cells: [author?.name ?? '–', at(created_at)],
          }))}
        />
        <FigureTable
          title={t.identity}
          heads={[words.author, t.event, words.when]}
          csv={{ name: 'identity-events', query }}
          rows={identity.map(({ id, user, kind, at: when }) => ({
            key: id,
            name: user?.name ?? '–',
            cells: [kinds[kind] ?? kind, at(when)],
          }))}
        />
      </div>
    </Part>
  )
}

/** The address unescaped; one that cannot be decoded is shown as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
