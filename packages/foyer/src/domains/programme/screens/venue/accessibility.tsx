import { useStrings } from '../../../../ui/use-locale.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { RichText } from '../detail/rich-text.tsx'
import styles from './accessibility.module.css'
import { strings } from './strings.ts'

/** Information about access, seating and hearing. */
export function Accessibility({ venue: { accessibility, access_names: features } }: { venue: VenueDetail }) {
  const t = useStrings(strings)
  if (!accessibility && features.length === 0) return null
  return (
    <DetailSection name="Accessibility" title={t.accessibility} ground="cc03">
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {accessibility && <RichText html={accessibility} />}
    </DetailSection>
  )
}
