import { desk, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import { tour } from '../tour/tour-step.ts'
import styles from './panel.module.css'
import { PanelFrame } from './panel.tsx'

/** Every shortcut there is, for all to see. */
export function ShortcutsPanel() {
  const t = useWords()
  const keys: [string, string][] = [
    ['Ctrl+S', t.keySave],
    ['Ctrl+Z', t.undo],
    ['Ctrl+Shift+Z', t.redo],
    ['Ctrl+↵', t.insertBelow],
    ['/', t.keySlash],
    ['Alt+↑ / Alt+↓', t.keySelect],
    ['Alt+Shift+↑ / ↓', t.keyMove],
    ['Ctrl+D', t.duplicate],
    ['Ctrl+Shift+C / V', `${t.copy}, ${t.paste}`],
    ['Ctrl+Shift+⌫', t.remove],
    ['Ctrl+E', t.settings],
    ['Ctrl+Shift+O', t.outline],
    ['Ctrl+Shift+P', t.publish],
    ['Ctrl+Shift+E', t.whatVisitorsSee],
    ['Ctrl+/', t.shortcuts],
    ['Esc', t.keyHandle],
  ]
  return (
    <PanelFrame title={t.shortcuts}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.row}>
        <button
          type="button"
          className={tools.plain}
          onClick={() => {
            tour.go(0)
            desk.set({ panel: null })
          }}
        >
          {t.tourAgain}
        </button>
      </div>
    </PanelFrame>
  )
}
