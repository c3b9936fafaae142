import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResourceDescription } from '../../fields/description.ts'
import { useKeptChoice } from '../kept-choices.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useTexts } from '../use-office.ts'
import styles from './list.module.css'

interface View {
  name: string
  /** The query in the list's address. */
  search: string
}

/** Queries that an editor has saved under a name. */
export function SavedViews({ resource }: { resource: ResourceDescription }) {
  const t = useTexts(strings)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [views, keep] = useKeptChoice<View[]>(`views:${resourceName(resource)}`)
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const words = name.trim()
    if (!words) return
    keep([...(views ?? []).filter((view) => view.name !== words), { name: words, search }])
    setName('')
  }
  return (
    <details className={styles.menu}>
      <summary className={parts.button}>{t.views}</summary>
      <div className={styles.sheet}>
        {views?.map((view) => (
          <div key={view.name} className={styles.view}>
            <button type="button" className={parts.plain} onClick={() => navigate(pathname + view.search)}>
              {view.name}
            </button>
            <button
              type="button"
              className={parts.plain}
              aria-label={t.forgetView(view.name)}
              onClick={() => keep(views.filter((other) => other !== view))}
            >
              ×
            </button>
          </div>
        ))}
        <form className={styles.naming} onSubmit={save}>
          <input
            className={parts.input}
            aria-label={t.viewName}
            placeholder={t.viewName}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className={parts.button}>
            {t.save}
          </button>
        </form>
      </div>
    </details>
  )
}
