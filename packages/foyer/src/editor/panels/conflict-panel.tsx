import { useMemo, useState } from 'react'
import { EnvironmentContext } from '../../fields/controls/environment.ts'
import { FieldControl } from '../../fields/controls/field-control.tsx'
import { ShownValue } from '../../fields/controls/read-only-value.tsx'
import type { FieldDescription } from '../../fields/description.ts'
import type { Clash } from '../../module-tree/rebase.ts'
import type { FieldsByName } from '../../module-tree/tree.ts'
import { currentVisit, desk, say, useWords, words } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { describeModule } from '../form/describe.ts'
import { environment } from '../form/environment.ts'
import { modelName } from '../form/labels.ts'
import type { Entry } from '../outbox/kept.ts'
import type { Decision } from '../outbox/resolve.ts'
import tools from '../tools/tools.module.css'
import { cleanHtml } from '../words/clean-html.ts'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** Both texts side by side: one, the other, or a mixture. Nothing is deleted before a decision. */
export function ConflictPanel() {
  const t = useWords()
  const controls = useMemo(() => environment(currentVisit()), [])
  const asides = useLive(({ live }) => asidesOf(live.aside()), NONE)
  const clashes = asides.flatMap(({ aside }) => (aside?.why === 'conflict' ? [aside.clash] : []))
  const each = clashes.filter(
    // The last write of each module is shown.
    (clash, index) => clashes.findLastIndex(({ module }) => module === clash.module) === index,
  )
  return (
    <PanelFrame title={t.conflicts}>
      <p className={styles.hint}>{t.conflictHelp}</p>
      <EnvironmentContext value={controls}>
        {each.map((clash) => (
          <Conflict key={clash.module} clash={clash} />
        ))}
      </EnvironmentContext>
    </PanelFrame>
  )
}

const NONE: Entry[] = []
let known: Entry[] = NONE

/** The same list object while it has the same entries. */
function asidesOf(entries: Entry[]): Entry[] {
  const isSame = entries.length === known.length && entries.every((entry, index) => entry === known[index])
  if (!isSame) known = entries
  return known
}

function Conflict({ clash }: { clash: Clash }) {
  const t = useWords()
  const { locale } = currentVisit()
  const model = useLive(({ live }) => live.tree().nodes.get(clash.module ?? '')?.model ?? '', '')
  const described = useMemo(() => describeModule(model, locale), [model, locale])
  const fieldOf = (name: string) => described.find((field) => field.name === name)
  const mine = wordsIn(clash.mine, clash.fields)
  const theirs = wordsIn(clash.theirs, clash.fields)
  const [mixed, setMixed] = useState<FieldsByName>({})
  const texts = clash.fields.filter((name) => fieldOf(name) && typeof (mine ?? theirs)?.[name] === 'string')
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
          <p className={styles.quiet}>{fieldOf(name)?.label ?? name}</p>
          <Side title={t.theirs} field={fieldOf(name)} value={theirs ? theirs[name] : t.removed} />
          <Side title={t.mine} field={fieldOf(name)} value={mine ? mine[name] : t.removed} />
          {/* Begins with the editor's own text, and is edited as rich text, without knowledge of tags. */}
          {texts.includes(name) && (
            <FieldControl
              field={{ ...(fieldOf(name) as FieldDescription), label: t.mixed, required: false }}
              value={mixed[name] ?? mine?.[name] ?? ''}
              path={`mixed.${name}`}
              messages={{}}
              onChange={(value) => setMixed({ ...mixed, [name]: value })}
            />
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

/** One of the two versions, rendered. */
function Side({
  title,
  field,
  value,
}: {
  title: string
  field: FieldDescription | undefined
  value: unknown
}) {
  return (
    <div className={styles.text}>
      <strong>{title}</strong>
      {field?.kind === 'richText' && typeof value === 'string' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built again from allowed rich text only
        <div dangerouslySetInnerHTML={{ __html: cleanHtml(value) }} />
      ) : (
        <p>{field ? <ShownValue field={field} value={value} /> : JSON.stringify(value ?? '')}</p>
      )}
    </div>
  )
}
