import { definePanel, Link, usePanel } from 'openfoyer/office'
import { useEffect, useState } from 'react'
import { press } from '../endpoints/press/endpoints.ts'

export const panel = definePanel({ title: { de: 'Sperrfristen', en: 'Embargoes' } })

interface Waiting {
  id: number
  title: string
  at: string | null
}

/** The press texts that wait for the end of their embargo. */
export default function PressEmbargoes() {
  const { call, locale } = usePanel()
  const [texts, setTexts] = useState<Waiting[]>([])
  useEffect(() => {
    call(press.waiting).then(({ data }) => setTexts(data))
  }, [call])
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  if (texts.length === 0) {
    return <p>{locale === 'de' ? 'Kein Pressetext wartet.' : 'No press text is waiting.'}</p>
  }
  return (
    <ul>
      {texts.map(({ id, title, at }) => (
        <li key={id}>
          <Link to={`/admin/house/press-text/${id}/`}>{title}</Link>
          {at && `, ${moment.format(new Date(at))}`}
        </li>
      ))}
    </ul>
  )
}
