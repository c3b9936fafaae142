import { listIn, type Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { moveModule } from '../desk/actions.ts'
import { desk, useDesk, useWords } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { useLive } from '../desk/use-live.ts'
import { modelName } from '../form/labels.ts'
import { placesIn } from '../page/shown-modules.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** All modules in order, to find, select and move them without a mouse. */
export function OutlinePanel() {
  const t = useWords()
  const tree = useLive<Tree | null>(({ live }) => live.tree(), null)
  return (
    <PanelFrame title={t.outline}>
      <p className={styles.hint}>{t.outlineHelp}</p>
      {tree && <Level tree={tree} ids={listIn(tree, { parent: null, place: '' })} depth={0} />}
    </PanelFrame>
  )
}

function Level({ tree, ids, depth }: { tree: Tree; ids: readonly string[]; depth: number }) {
  const t = useWords()
  const selected = useDesk((value) => value.selected)
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const node = tree.nodes.get(id)
        const definition = anyDefinitionOf(node?.model)
        if (!node || !definition) return null
        const inner = placesIn(definition, node).map((place) => listIn(tree, { parent: id, place }))
        const name = modelName(node.model)
        return (
          <li key={id}>
            <div className={styles.line} style={{ paddingLeft: depth * 14 }}>
              <button
                type="button"
                className={styles.name}
                aria-current={selected === id || undefined}
                onClick={() => {
                  desk.set({ selected: id })
                  bringIntoView(id)
                }}
              >
                <strong>{name}</strong>
                <span className={styles.words}>{firstWords(node.fields)}</span>
              </button>
              <ToolButton icon="up" label={`${t.moveUp}: ${name}`} onClick={() => moveModule(id, 'up')} />
              <ToolButton
                icon="down"
                label={`${t.moveDown}: ${name}`}
                onClick={() => moveModule(id, 'down')}
              />
            </div>
            {inner.map(
              (list, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its number
                list.length > 0 && <Level key={index} tree={tree} ids={list} depth={depth + 1} />,
            )}
          </li>
        )
      })}
    </ul>
  )
}

function firstWords(fields: Record<string, unknown>): string {
  const text = fields.headline ?? fields.content ?? fields.title ?? fields.link_text ?? fields.text ?? ''
  return typeof text === 'string' ? text.replace(/<[^<>]*>/g, ' ').slice(0, 60) : ''
}
