import type { SiteState } from '../../../domains/insight/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useSite } from '../../../ui/site-context.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from '../cms-hub.module.css'
import { strings } from '../strings.ts'

/**
 * Switches for site and shop. Each asks for confirmation, because all visitors notice the change; works without
 * scripting too.
 */
export function Switches({ site }: { site: SiteState }) {
  const t = useStrings(strings)
  const { shopKind } = useSite()
  return (
    <section className={styles.table}>
      <h2>{t.switches}</h2>
      <Switch name="site" label={t.site} isOn={site.is_site_online} warning={t.siteWarning} />
      {shopKind !== 'none' && (
        <Switch name="shop" label={t.shop} isOn={site.is_shop_switched_on} warning={t.shopWarning} />
      )}
    </section>
  )
}

interface Props {
  name: 'site' | 'shop'
  label: string
  isOn: boolean
  /** What visitors notice when the switch is turned off. */
  warning: string
}

function Switch({ name, label, isOn, warning }: Props) {
  const t = useStrings(strings)
  return (
    <details className={styles.switch}>
      <summary>
        {label}: {isOn ? t.online : t.offline} – {isOn ? t.switchOff : t.switchOn}
      </summary>
      <form method="post">
        <input type="hidden" name="switch" value={name} />
        <input type="hidden" name="to" value={isOn ? 'offline' : 'online'} />
        {isOn && <p>{warning}</p>}
        <Button type="submit" look="outline">
          {isOn ? t.switchOffNow(label) : t.switchOnNow(label)}
        </Button>
      </form>
    </details>
  )
}
