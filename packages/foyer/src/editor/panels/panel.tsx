import { type ReactNode, useId } from 'react'
import { desk, useWords } from '../desk/desk.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import styles from './panel.module.css'

/** A sheet at the right edge of the window; on a phone at the lower edge. */
export function PanelFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords()
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-panel>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ToolButton icon="close" label={t.close} keys="Esc" onClick={() => desk.set({ panel: null })} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
