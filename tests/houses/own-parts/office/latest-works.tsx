import { definePanel, Link, usePanel } from 'openfoyer/office'
import { useEffect, useState } from 'react'
import { pledges } from '../endpoints/pledges/endpoints.ts'

export const panel = definePanel({ title: { de: 'Zusagen', en: 'Pledges' } })

/** Who has pledged something for the first work. */
export default function LatestWorks() {
  const { call, locale } = usePanel()
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    call(pledges.list, { work: 1 }).then(({ data }) => setNames(data.map(({ name }) => name)))
  }, [call])
  return (
    <>
      <p>{locale === 'de' ? `Es sind ${names.length}.` : `There are ${names.length}.`}</p>
      <Link to="/admin/house/work/">{locale === 'de' ? 'Alle Werke' : 'All works'}</Link>
    </>
  )
}
