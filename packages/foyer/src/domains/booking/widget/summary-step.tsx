import type { Bookable } from '../../../ui/bookable.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { lineStrings } from '../line-strings.ts'
import { Alternatives } from './alternatives.tsx'
import styles from './booking-widget.module.css'
import type { Summary, WidgetState } from './machine.ts'
import { failureLines } from './messages.ts'
import { strings } from './strings.ts'
import { widget } from './widget.ts'

interface Props {
  state: WidgetState
  event: Bookable
  onClose(): void
}

/** 2 §4 Booking widget: the summary shows loading, then success or failure. */
export function SummaryStep({ state, event, onClose }: Props) {
  const t = useStrings(strings)
  const line = useStrings(lineStrings)
  const { shopCan } = useSite()
  const { summary } = state
  if (summary?.kind === 'error') return <Failed summary={summary} state={state} event={event} />
  return (
    <>
      <div role="status" aria-busy={summary?.kind === 'loading'}>
        {summary?.kind === 'waiting' ? (
          <>
            <h2 className={styles.heading} tabIndex={-1}>
              {line.ahead(summary.ahead)}
            </h2>
            <p className={styles.text}>{line.why}</p>
            <div className={styles.line} />
          </>
        ) : summary?.kind === 'success' ? (
          <>
            <h2 className={styles.heading} tabIndex={-1}>
              <q lang={event.lang}>{event.title}</q> {t.added(summary.added)}
            </h2>
            <p className={styles.text}>{summary.cart.reserved_until === null ? t.keptByShop : t.kept}</p>
            {!shopCan.includes('changeCart') && <p className={styles.quiet}>{t.changeInShop}</p>}
          </>
        ) : (
          <>
            <h2 className={styles.text} tabIndex={-1}>
              {t.loading}
            </h2>
            <div className={styles.line} />
          </>
        )}
      </div>
      {summary?.kind === 'success' && (
        <div className={styles.actions}>
          <ButtonLink look="ticket" to={summary.cart.cart_url}>
            {shopCan.includes('pages') ? t.toCart : t.toCheckout}
          </ButtonLink>
          <Button look="outline" onClick={onClose}>
            {t.goOn}
          </Button>
        </div>
      )}
    </>
  )
}

type FailedProps = Omit<Props, 'onClose'> & { summary: Extract<Summary, { kind: 'error' }> }

/** 2 §8 Cart creation fails: the reason, what is reserved in spite of it, what is left, and the link to the webshop. */
function Failed({ summary, state, event }: FailedProps) {
  const t = useStrings(strings)
  const locale = useLocale()
  const call = useCall()
  const { code, webshopUrl, reserved, isPartly, alternatives, again } = summary
  return (
    <>
      <div role="alert">
        <h2 className={styles.heading} tabIndex={-1}>
          {t.failed}
        </h2>
        {failureLines(code, locale).map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
        {reserved.length > 0 && (
          <div className={styles.text}>
            <p>{t.reserved}</p>
            <ul>
              {reserved.map(({ ticket, amount }) => (
                <li key={`${ticket.seat_group} ${ticket.sale_type_id}`}>
                  {amount} × <span lang={ticket.langs?.group}>{ticket.group}</span>,{' '}
                  <span lang={ticket.langs?.text}>{ticket.text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {isPartly && <p className={styles.text}>{t.partly}</p>}
        {code !== null && <p className={styles.quiet}>{t.errorCode(code)}</p>}
        {code !== null && !isPartly && reserved.length === 0 && (
          <p className={styles.quiet}>{t.nothingReserved}</p>
        )}
      </div>
      <Alternatives alternatives={alternatives} event={event} tickets={state.tickets} />
      <div className={styles.actions}>
        {again && (
          <Button look="ticket" disabled={state.isSending} onClick={() => void widget.send(call, again)}>
            {t.again}
          </Button>
        )}
        <ButtonLink look={again ? 'outline' : 'ticket'} to={webshopUrl}>
          {t.toWebshop}
        </ButtonLink>
        <Button look="outline" onClick={() => widget.dispatch({ type: 'back' })}>
          {t.change}
        </Button>
      </div>
    </>
  )
}
