import { Head } from '../../../ui/head.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Subscription } from '../contract.ts'
import { strings } from '../strings.ts'
import { SubscriptionRow } from './subscription-row.tsx'
import styles from './subscriptions.module.css'

/** 1 §2 Subscriptions table. On a phone its rows are shown as cards; for screen readers it stays a table. */
export function SubscriptionsView({ data }: { data: Subscription[] }) {
  const t = useStrings(strings)
  const hasSeries = data.some(({ series }) => series)
  const columns = [
    t.eventCount,
    t.subscription,
    t.dates,
    ...(hasSeries ? [t.series] : []),
    t.included,
    t.prices,
    t.howToBook,
  ]
  return (
    <main id="main-content" className={styles.screen}>
      <Head title={t.title} description={t.description} />
      <PageHeader headline={t.title} trail={[{ title: t.title }]} />
      {data.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <table className={styles.table} aria-label={t.title}>
          <thead className={styles.head}>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((subscription) => (
              <SubscriptionRow key={subscription.id} subscription={subscription} hasSeries={hasSeries} />
            ))}
          </tbody>
        </table>
      )}
    </main>
  )
}
