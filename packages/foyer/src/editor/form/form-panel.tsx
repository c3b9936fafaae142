import { useMemo } from 'react'
import type { FieldMessages } from '../../contract/errors.ts'
import { EnvironmentContext } from '../../fields/controls/environment.ts'
import { FieldControl } from '../../fields/controls/field-control.tsx'
import type { FieldDescription } from '../../fields/description.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { beginText, change } from '../desk/actions.ts'
import { currentVisit, useDesk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { type Entry, subjectOf } from '../outbox/kept.ts'
import panelStyles from '../panels/panel.module.css'
import { PanelFrame } from '../panels/panel.tsx'
import tools from '../tools/tools.module.css'
import { ColumnLayouts } from './column-layouts.tsx'
import { describeModule } from './describe.ts'
import { environment } from './environment.ts'
import { FilmFit } from './film-fit.tsx'
import { ItemList } from './item-list.tsx'
import { modelName } from './labels.ts'
import { PickerButtons } from './picker-buttons.tsx'

/** A form for the fields of the selected module that are not edited on the page. */
export function FormPanel() {
  const t = useWords()
  const id = useDesk((value) => value.selected)
  const model = useLive(({ live }) => live.tree().nodes.get(id ?? '')?.model ?? '', '')
  const controls = useMemo(() => environment(currentVisit()), [])
  return (
    <PanelFrame title={model ? t.formOf(modelName(model)) : t.settings}>
      {id && model ? (
        <EnvironmentContext value={controls}>
          <ModuleForm key={id} id={id} model={model} />
        </EnvironmentContext>
      ) : (
        <p className={panelStyles.hint}>{t.selectFirst}</p>
      )}
    </PanelFrame>
  )
}

/** The fields of one module, then its items. Each change is an operation, like text typed on the page. */
function ModuleForm({ id, model }: { id: string; model: string }) {
  const t = useWords()
  const { locale } = currentVisit()
  const node = useLive(({ live }) => live.tree().nodes.get(id) ?? null, null)
  const refused = useLive(({ live }) => refusedOf(live.aside(), id), NO_MESSAGES)
  const described = useMemo(() => describeModule(model, locale), [model, locale])
  const definition = anyDefinitionOf(model)
  if (!node || !definition) return null
  const fields = described.filter(({ kind }) => kind !== 'richText')
  const texts = described.filter(({ kind }) => kind === 'richText')
  const unwritten = texts.filter(({ name }) => !node.fields[name])
  return (
    <>
      <Refused messages={refused} described={described} />
      {texts.length > 0 && <p className={panelStyles.hint}>{t.onPage}</p>}
      {/* An empty text takes no room on the page, so there is nothing to click. */}
      {unwritten.map(({ name, label }) => (
        <p key={name} className={panelStyles.row}>
          <button type="button" className={tools.plain} onClick={() => beginText(id, name)}>
            {t.addItem(label)}
          </button>
        </p>
      ))}
      {fields.map((field) => {
        const value = node.fields[field.name]
        const set = (next: unknown) =>
          change([{ kind: 'update', module: id, fields: { [field.name]: next } }], `${id}.${field.name}`)
        return (
          <div key={field.name}>
            <FieldControl field={field} value={value} path={field.name} messages={refused} onChange={set} />
            <PickerButtons field={field} value={value} onChange={set} />
            {model === 'self-hosted-video' && field.kind === 'image' && typeof value === 'number' && (
              <FilmFit file={String(node.fields.file ?? '')} image={value} />
            )}
          </div>
        )
      })}
      {model === 'section' && <ColumnLayouts node={node} />}
      {Object.entries(definition.fields).map(
        ([name, field]) =>
          field.kind === 'children' && (
            <ItemList key={name} parent={id} place={name} of={field.of[0]} Form={ModuleForm} />
          ),
      )}
    </>
  )
}

/** The server's messages for the module as a whole, and for texts on the page, which are not in this form. */
function Refused({ messages, described }: { messages: FieldMessages; described: FieldDescription[] }) {
  const said = Object.entries(messages).flatMap(([path, texts]) => {
    const field = described.find(({ name }) => name === path.split('.')[0])
    if (field && field.kind !== 'richText') return []
    return texts.map((text) => (field ? `${field.label}: ${text}` : text))
  })
  if (said.length === 0) return null
  return (
    <div className={panelStyles.note} role="alert">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

const NO_MESSAGES: FieldMessages = {}

/** The server's messages for a refused module. */
function refusedOf(entries: Entry[], id: string): FieldMessages {
  const found = entries.find(
    ({ aside, operations }) => aside?.why === 'refused' && operations.some((one) => subjectOf(one) === id),
  )
  return found?.aside?.why === 'refused' ? found.aside.fields : NO_MESSAGES
}
