import { desk, useWords } from '../desk/desk.ts'
import { commandsIn } from '../palette/commands.ts'
import tools from '../tools/tools.module.css'
import { tour } from '../tour/tour-step.ts'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** The list of all shortcuts. */
export function ShortcutsPanel() {
  const t = useWords()
  return (
    <PanelFrame title={t.shortcuts}>
      <dl className={styles.keys}>
        {commandsIn(t).map(({ shown, does }) => (
          <div key={shown} style={{ display: 'contents' }}>
            <dt>{shown}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.row}>
        <button
          type="button"
          className={tools.plain}
          onClick={() => {
            desk.set({ panel: null })
            tour.go(0)
          }}
        >
          {t.tourAgain}
        </button>
      </div>
    </PanelFrame>
  )
}
