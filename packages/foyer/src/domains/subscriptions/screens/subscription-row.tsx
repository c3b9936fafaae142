import { ButtonLink } from '../../../ui/button.tsx'
import { Joined } from '../../../ui/joined.tsx'
import { Link } from '../../../ui/link.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { Subscription } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './subscriptions.module.css'

interface Props {
  subscription: Subscription
  /** Whether any subscription belongs to a series. */
  hasSeries: boolean
}

/** One subscription. Every cell has its column's name, because on a phone the row is shown as a card. */
export function SubscriptionRow({ subscription, hasSeries }: Props) {
  const t = useStrings(strings)
  const { name, series, booking_url } = subscription
  return (
    <tr className={styles.row}>
      <td className={styles.number} data-column={t.evenings(subscription.event_count)}>
        {subscription.event_count}
      </td>
      <th scope="row" className={styles.name}>
        <Joined words={[subscription]} />
        <Html className={styles.description} html={subscription.description} />
      </th>
      <td data-column={t.dates} lang={subscription.langs?.dates}>
        {subscription.dates}
      </td>
      {hasSeries && (
        <td data-column={t.series} data-empty={!series || undefined}>
          {series ? (
            <Link to={series.url} lang={series.lang}>
              {series.name}
            </Link>
          ) : (
            '–'
          )}
        </td>
      )}
      <td data-column={t.included}>
        <Html html={subscription.included} />
      </td>
      <td data-column={t.prices}>
        <Prices prices={subscription.prices} />
      </td>
      <td data-column={t.howToBook}>
        <Html html={subscription.how_to_book} />
        {booking_url && (
          <ButtonLink look="ticket" to={booking_url} className={styles.book}>
            <span aria-hidden="true">{t.book}</span>
            <span className="unseen">
              {t.book}: <span lang={subscription.lang}>{name}</span>
            </span>
          </ButtonLink>
        )}
      </td>
    </tr>
  )
}

function Prices({ prices }: Pick<Subscription, 'prices'>) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <ul className={styles.prices}>
      {prices.map(({ seat_group, lang, price, reduced }) => (
        <li key={seat_group}>
          <span lang={lang}>{seat_group}</span> <strong>{format.price(price)}</strong>
          {reduced && <small> {t.reduced(format.price(reduced))}</small>}
        </li>
      ))}
    </ul>
  )
}

function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when stored and when answered
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
