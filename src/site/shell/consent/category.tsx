import type { ReactNode } from 'react'
import type { Consent } from '../../../ui/consent.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './category.module.css'
import { type Category, choose, isChosen, PARTS, providersOf } from './choices.ts'
import { strings } from './strings.ts'

interface Props {
  category: Category
  consent: Consent
  onChange(consent: Consent): void
}

/** One category with what stands under it; partly chosen is neither on nor off. */
export function ChoosableCategory({ category, consent, onChange }: Props) {
  const t = useStrings(strings)
  const parts = PARTS[category]
  const chosen = parts.filter((part) => isChosen(consent, category, part)).length
  return (
    <CategoryRow
      name={t[category]}
      hint={t[`${category}Hint`]}
      isOn={chosen === parts.length}
      isPartly={chosen > 0 && chosen < parts.length}
      onChange={(isIn) => onChange(choose(consent, category, parts, isIn))}
    >
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>
            <label className={styles.part}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isChosen(consent, category, part)}
                onChange={(event) => onChange(choose(consent, category, [part], event.target.checked))}
              />
              <span>
                {t[part]}
                <span className={styles.providers}> {providersOf(part)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </CategoryRow>
  )
}

/** What the house cannot work without. */
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
  /** Left out where nothing can be chosen. */
  onChange?(isOn: boolean): void
  children: ReactNode
}

function CategoryRow({ name, hint, isOn, isPartly = false, onChange, children }: RowProps) {
  const t = useStrings(strings)
  return (
    <li className={styles.category}>
      <label className={styles.label}>
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
