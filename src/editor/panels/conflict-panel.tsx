import { useState } from 'react'
import type { Clash } from '../../documents/tree/rebase.ts'
import type { FieldsByName } from '../../documents/tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { currentVisit, desk, say, useWords, words } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import type { Entry } from '../outbox/kept.ts'
import type { Decision } from '../outbox/resolve.ts'
import tools from '../tools/tools.module.css'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** Both texts side by side: one, the other, or a mixture. Nothing is gone before somebody has chosen. */
export function ConflictPanel() {
  const t = useWords()
  const asides = useLive(({ live }) => asidesOf(live.aside()), NONE)
  const clashes = asides.flatMap(({ aside }) => (aside?.why === 'conflict' ? [aside.clash] : []))
  const each = clashes.filter(
    // What was written last is what stands there.
    (clash, index) => clashes.findLastIndex(({ module }) => module === clash.module) === index,
  )
  return (
    <PanelFrame title={t.conflicts}>
      <p className={styles.hint}>{t.conflictHelp}</p>
      {each.map((clash) => (
        <Conflict key={clash.module} clash={clash} />
      ))}
    </PanelFrame>
  )
}

const NONE: Entry[] = []
let known: Entry[] = NONE

/** The same list as long as the same entries are in it. */
function asidesOf(entries: Entry[]): Entry[] {
  const isSame = entries.length === known.length && entries.every((entry, index) => entry === known[index])
  if (!isSame) known = entries
  return known
}

function Conflict({ clash }: { clash: Clash }) {
  const t = useWords()
  const { locale } = currentVisit()
  const model = useLive(({ live }) => live.tree().nodes.get(clash.module ?? '')?.model ?? '', '')
  const labels = anyDefinitionOf(model)?.strings as Record<string, Record<string, string>> | undefined
  const mine = wordsIn(clash.mine, clash.fields)
  const theirs = wordsIn(clash.theirs, clash.fields)
  const [mixed, setMixed] = useState<FieldsByName>({})
  const texts = clash.fields.filter((name) => typeof (mine ?? theirs)?.[name] === 'string')
  const decide = (decision: Decision) => {
    void desk.get().area?.live.resolve(clash.module, decision)
    say(words().saving)
    if (desk.get().area?.live.state().name !== 'conflict') desk.set({ panel: null })
  }
  return (
    <article>
      <h3>{modelName(model)}</h3>
      {clash.fields.map((name) => (
        <div key={name}>
          <p className={styles.quiet}>{labels?.[name]?.[locale] ?? name}</p>
          <p className={styles.text}>
            <strong>{t.theirs}</strong>
            {'\n'}
            {theirs ? plain(theirs[name]) : t.removed}
          </p>
          <p className={styles.text}>
            <strong>{t.mine}</strong>
            {'\n'}
            {mine ? plain(mine[name]) : t.removed}
          </p>
          {texts.includes(name) && (
            <label>
              {t.mixed}
              <textarea
                className={styles.area}
                rows={4}
                value={String(mixed[name] ?? mine?.[name] ?? '')}
                onChange={({ target }) => setMixed({ ...mixed, [name]: target.value })}
              />
            </label>
          )}
        </div>
      ))}
      <div className={styles.row}>
        <button type="button" className={tools.primary} onClick={() => decide('mine')}>
          {t.takeMine}
        </button>
        <button type="button" className={tools.plain} onClick={() => decide('theirs')}>
          {t.takeTheirs}
        </button>
        {texts.length > 0 && (
          <button
            type="button"
            className={tools.plain}
            disabled={Object.keys(mixed).length === 0}
            onClick={() => decide({ fields: { ...mine, ...mixed } })}
          >
            {t.takeMixed}
          </button>
        )}
      </div>
    </article>
  )
}

function wordsIn(side: unknown, fields: string[]): FieldsByName | null {
  if (typeof side !== 'object' || side === null) return null
  const found = ('fields' in side ? (side as { fields: FieldsByName }).fields : side) as FieldsByName
  return Object.fromEntries(fields.map((name) => [name, found[name]]))
}

function plain(value: unknown): string {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : JSON.stringify(value)
  return new DOMParser().parseFromString(value, 'text/html').body.textContent ?? ''
}
