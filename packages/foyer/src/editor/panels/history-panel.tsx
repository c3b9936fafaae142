import { useEffect, useState } from 'react'
import type { HistoryLine } from '../../documents/contract.ts'
import { documents } from '../../documents/endpoints.ts'
import { differenceOf } from '../../module-tree/difference.ts'
import type { Operation } from '../../module-tree/operations.ts'
import { treeOf } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { currentVisit, desk, showAlert, useDesk, useWords } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { restoreVersion } from '../desk/publishing.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import tools from '../tools/tools.module.css'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** Who wrote what and when; each version can be viewed, compared with the current one, and restored. */
export function HistoryPanel() {
  const t = useWords()
  const document = useDesk(({ area }) => area?.document ?? null)
  const version = useLive(({ live }) => live.version(), 0)
  const [lines, setLines] = useState<HistoryLine[]>([])
  const [compared, setCompared] = useState<{ version: number; operations: Operation[] } | null>(null)
  useEffect(() => {
    if (document === null || version === 0) return
    let isWanted = true
    currentVisit()
      .call(documents.history, { id: document })
      .then(
        ({ data }) => isWanted && setLines(data),
        () => isWanted && showAlert({ kind: 'error', text: t.failed }),
      )
    return () => {
      isWanted = false
    }
  }, [document, version, t.failed])

  // The marks on the page disappear with the panel.
  useEffect(() => () => desk.set({ compared: null }), [])

  const compare = async (to: number) => {
    const { area } = desk.get()
    if (!area) return
    try {
      const old = await currentVisit().call(documents.document, { id: area.document, version_id: to })
      const operations = differenceOf(treeOf(old.modules, old.fields), area.live.tree())
      setCompared({ version: to, operations })
      desk.set({ compared: operations })
    } catch {
      showAlert({ kind: 'error', text: t.failed })
    }
  }
  return (
    <PanelFrame title={t.history}>
      <ol className={styles.list}>
        {lines.map((line) => (
          <li key={line.version}>
            <p className={styles.text}>
              <strong>{line.author?.name ?? t.somebody}</strong> · {dateOf(line.at)}
              {'\n'}
              <span className={styles.quiet}>
                {[t.writes(line.writes), line.is_head && t.current, line.is_published && t.online]
                  .filter(Boolean)
                  .join(' · ')}
                {!line.is_published && line.was_published ? ` · ${t.wasOnline}` : ''}
              </span>
            </p>
            {!line.is_head && (
              <div className={styles.row}>
                <button type="button" className={tools.plain} onClick={() => lookAt(line.version)}>
                  {t.look}
                </button>
                <button type="button" className={tools.plain} onClick={() => void compare(line.version)}>
                  {t.compare}
                </button>
                <button
                  type="button"
                  className={tools.plain}
                  onClick={() => void restoreVersion(line.version)}
                >
                  {t.restore}
                </button>
              </div>
            )}
            {compared?.version === line.version && <Difference operations={compared.operations} />}
          </li>
        ))}
      </ol>
    </PanelFrame>
  )
}

/** What was added, removed, moved or changed; each links to its place on the page. */
function Difference({ operations }: { operations: Operation[] }) {
  const t = useWords()
  const { locale } = currentVisit()
  const names = { insert: t.wasAdded, remove: t.wasRemoved, move: t.wasMoved, update: t.wasChanged }
  const modelOf = useLive(({ live }) => live.tree().nodes, null)
  if (operations.length === 0) return <p className={styles.hint}>{t.noDifference}</p>
  return (
    <>
      <h3>{t.difference}</h3>
      <ul className={styles.list}>
        {operations.map((operation) => {
          const id = operation.kind === 'insert' ? operation.module.id : operation.module
          const model = operation.kind === 'insert' ? operation.module.model : modelOf?.get(id ?? '')?.model
          const labels = anyDefinitionOf(model)?.strings as Record<string, Record<string, string>> | undefined
          const fields = operation.kind === 'update' ? Object.keys(operation.fields) : []
          return (
            <li key={`${operation.kind}-${id}`} className={styles.line}>
              <button
                type="button"
                className={styles.name}
                disabled={operation.kind === 'remove'}
                onClick={() => {
                  desk.set({ selected: id })
                  bringIntoView(id)
                }}
              >
                {names[operation.kind]}: {modelName(model)}{' '}
                <span className={styles.quiet}>
                  {fields.map((name) => labels?.[name]?.[locale] ?? name).join(', ')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** 1 §4 Version preview: the page at that version, in a new window. */
function lookAt(version: number): void {
  open(`${location.pathname}?v=${version}`, '_blank', 'noopener')
}

/** Moments are in the house's time. */
export function dateOf(moment: string): string {
  const [day = '', time = ''] = moment.split('T')
  return `${day.split('-').reverse().join('.')}, ${time.slice(0, 5)}`
}
