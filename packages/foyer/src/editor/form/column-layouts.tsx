import type { Operation } from '../../module-tree/operations.ts'
import { listIn, type ModuleNode } from '../../module-tree/tree.ts'
import { COLUMN_LAYOUTS } from '../../modules/section/schema.ts'
import { change } from '../desk/actions.ts'
import { desk, useWords } from '../desk/desk.ts'
import { columnsOf } from '../page/shown-modules.ts'
import styles from '../panels/panel.module.css'

/** 2 §3 Column layouts. The modules of a removed column move to the end of the last remaining one. */
export function ColumnLayouts({ node }: { node: ModuleNode }) {
  const t = useWords()
  const current = JSON.stringify(columnsOf(node).map(({ classes }) => classes))
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{t.columns}</legend>
      <div className={styles.row}>
        {Object.entries(COLUMN_LAYOUTS).map(([name, classes]) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={current === JSON.stringify(classes)}
            aria-label={name}
            title={name}
            onClick={() => setColumns(node, classes)}
          >
            {name.split('-').map((share, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a layout never change
              <i key={index} style={{ flex: Number(share) }} />
            ))}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function setColumns(node: ModuleNode, classes: readonly string[]): void {
  const tree = desk.get().area?.live.tree()
  if (!tree) return
  const place = (index: number) => ({ parent: node.id, place: `columns.${index}.children` })
  const last = place(classes.length - 1)
  let after = listIn(tree, last).at(-1) ?? null
  const leaving = columnsOf(node).flatMap((_, index) =>
    index < classes.length ? [] : listIn(tree, place(index)),
  )
  const moves = leaving.map((module): Operation => {
    const move: Operation = { kind: 'move', module, at: { ...last, after } }
    after = module
    return move
  })
  const columns = classes.map((each) => ({ classes: each }))
  change([...moves, { kind: 'update', module: node.id, fields: { columns } }])
}
