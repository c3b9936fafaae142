import { type ComponentType, useState } from 'react'
import { useEnvironment } from '../../fields/controls/environment.ts'
import { TakePictures } from '../../fields/controls/take-pictures.tsx'
import { type FieldsByName, listKey } from '../../module-tree/tree.ts'
import type { ModuleDefinition } from '../../modules/kit/define-module.ts'
import { newModule } from '../blocks/new-module.ts'
import { change, moveModule, removeModule } from '../desk/actions.ts'
import { currentVisit, desk, useWords } from '../desk/desk.ts'
import { useLive } from '../desk/use-live.ts'
import { newId } from '../page/new-id.ts'
import styles from '../panels/panel.module.css'
import { ToolButton } from '../tools/tool-button.tsx'
import tools from '../tools/tools.module.css'

/** The form of one module, which may contain a list of items again. */
type Form = ComponentType<{ id: string; model: string }>

interface Props {
  parent: string
  place: string
  of: ModuleDefinition | undefined
  Form: Form
}

/** The items of a list, such as teasers, in order, each with its own form. */
export function ItemList({ parent, place, of, Form }: Props) {
  const t = useWords()
  const { locale } = currentVisit()
  const list = useLive(({ live }) => live.tree().lists.get(listKey({ parent, place })) ?? NONE, NONE)
  const [added, setAdded] = useState<string | null>(null)
  const { takePicture } = useEnvironment()
  if (!of) return null
  const name = of.strings.name?.[locale] ?? ''
  const label = (of as unknown as { strings: Record<string, Record<string, string>> }).strings
  const add = (fields: FieldsByName = {}) => {
    const module = newModule(of.model, newId(), locale)
    change([
      {
        kind: 'insert',
        module: { ...module, fields: { ...module.fields, ...fields } },
        at: { parent, place, after: list.at(-1) ?? null },
      },
    ])
    return module.id
  }
  return (
    <>
      <h3>{label[place]?.[locale] ?? t.items}</h3>
      {list.map((id, index) => (
        <Item
          key={id}
          id={id}
          model={of.model}
          name={`${name} ${index + 1}`}
          isNew={id === added}
          Form={Form}
        />
      ))}
      <p className={styles.row}>
        <button type="button" className={tools.plain} onClick={() => setAdded(add())}>
          {t.addItem(name)}
        </button>
      </p>
      {takePicture && of.model === PICTURE && (
        <TakePictures
          label={t.items}
          max={Number.POSITIVE_INFINITY}
          take={takePicture}
          onTaken={(image) => add({ image })}
        />
      )}
    </>
  )
}

const NONE: readonly string[] = []

/** The entries that need nothing but a picture: many can be made at once. */
const PICTURE = 'image'

interface ItemProps {
  id: string
  model: string
  name: string
  /** Just added: open, because it has to be filled in. */
  isNew: boolean
  Form: Form
}

function Item({ id, model, name, isNew, Form }: ItemProps) {
  const t = useWords()
  const title = useLive(({ live }) => {
    const fields = live.tree().nodes.get(id)?.fields ?? {}
    return String(fields.headline ?? fields.title ?? fields.description ?? '')
  }, '')
  const keep = (work: () => void) => {
    const { selected, panel } = desk.get()
    work()
    desk.set({ selected, panel })
  }
  return (
    <details className={styles.item} open={isNew || undefined}>
      <summary>{title || name}</summary>
      <div>
        <Form id={id} model={model} />
        <div className={styles.row}>
          <ToolButton icon="up" label={t.moveUp} onClick={() => moveModule(id, 'up')} />
          <ToolButton icon="down" label={t.moveDown} onClick={() => moveModule(id, 'down')} />
          <ToolButton icon="remove" label={t.remove} onClick={() => keep(() => removeModule(id))} />
        </div>
      </div>
    </details>
  )
}
