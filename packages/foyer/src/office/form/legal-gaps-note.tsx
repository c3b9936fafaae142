import { useCallback } from 'react'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { Item } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'

/** Says of a legal text which gaps of its template keep it from visitors, as it is saved. */
export function LegalGapsNote({ resource, item }: { resource: ResourceDescription; item: Item }) {
  return resourceName(resource) === 'pages/legaltext' ? <Gaps key={item.version} id={item.id} /> : null
}

function Gaps({ id }: { id: number }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(() => calls.legalGaps(), [calls])
  const { data } = useAnswer(ask)
  const own = data?.filter((text) => text.id === id) ?? []
  return own.map(({ locale, gaps }) => (
    <p key={locale} role="status" className={parts.note}>
      {LOCALES.length > 1 && `${LOCALE_NAMES[locale].readName}: `}
      {t.gapsLeft} {gaps.join(', ')}
    </p>
  ))
}
