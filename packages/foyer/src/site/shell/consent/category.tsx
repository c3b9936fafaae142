import type { ReactNode } from 'react'
import type { Consent } from '../../../ui/consent.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './category.module.css'
import { type Category, choose, isChosen, letInAlone, PARTS, type Part, providersOf } from './choices.ts'
import { strings } from './strings.ts'

interface Props {
  category: Category
  consent: Consent
  onChange(consent: Consent): void
}

/** One category with its parts; if only some are chosen, its checkbox is partly on. */
export function ChoosableCategory({ category, consent, onChange }: Props) {
  const t = useStrings(strings)
  const parts = PARTS[category]
  const chosen = parts.filter((part) => isChosen(consent, category, part)).length
  const isAnyAlone = parts.some((part) => letInAlone(consent, part))
  return (
    <CategoryRow
      name={t[category]}
      hint={t[`${category}Hint`]}
      isOn={chosen === parts.length}
      isPartly={chosen < parts.length && (chosen > 0 || isAnyAlone)}
      onChange={(isIn) => onChange(choose(consent, category, parts, isIn))}
    >
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartRow key={part} part={part} category={category} consent={consent} onChange={onChange} />
        ))}
      </ul>
    </CategoryRow>
  )
}

/**
 * One part of a category and its providers. If the visitor allowed a single provider only, the checkbox is partly on.
 */
function PartRow({ part, category, consent, onChange }: Props & { part: Part }) {
  const t = useStrings(strings)
  const alone = letInAlone(consent, part)
  return (
    <li>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside */}
      <label className={styles.part}>
        <Box
          isOn={isChosen(consent, category, part)}
          isPartly={alone !== ''}
          onChange={(isIn) => onChange(choose(consent, category, [part], isIn))}
        />
        <span>
          {t[part]}
          <span className={styles.providers}> {providersOf(part)}</span>
          {alone && <span className={styles.providers}> {t.onlyThese(alone)}</span>}
        </span>
      </label>
    </li>
  )
}

/** Cookies the site cannot work without. */
export function RequiredCategory() {
  const t = useStrings(strings)
  return (
    <CategoryRow name={t.required} hint={t.requiredHint} isOn>
      <p className={styles.note}>{t.requiredDetails}</p>
    </CategoryRow>
  )
}

interface RowProps {
  name: string
  hint: string
  isOn: boolean
  isPartly?: boolean
  /** Left out where there is no choice. */
  onChange?(isOn: boolean): void
  children: ReactNode
}

function CategoryRow({ name, hint, isOn, isPartly = false, onChange, children }: RowProps) {
  const t = useStrings(strings)
  return (
    <li className={styles.category}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is inside */}
      <label className={styles.label}>
        <Box isOn={isOn} isPartly={isPartly} onChange={onChange} />
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </label>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {t.details}
          <span className={styles.heard}> {t.detailsOf(name)}</span>
        </summary>
        {children}
      </details>
    </li>
  )
}

interface BoxProps {
  isOn: boolean
  isPartly: boolean
  onChange: ((isOn: boolean) => void) | undefined
}

function Box({ isOn, isPartly, onChange }: BoxProps) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      type="checkbox"
      className={styles.box}
      checked={isOn}
      disabled={!onChange}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  )
}
