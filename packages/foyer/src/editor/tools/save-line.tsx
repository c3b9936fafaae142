import { desk, useWords } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { useLive } from '../desk/use-live.ts'
import styles from './tools.module.css'

/** The save state: saved, saving, not saved yet and why, in conflict. A click opens what can be done about it. */
export function SaveLine() {
  const t = useWords()
  const name = useLive(({ live }) => live.state().name, 'saved' as const)
  const because = useLive(({ live }) => {
    const state = live.state()
    return state.name === 'kept' ? state.because : null
  }, null)
  const text = { saved: t.saved, saving: t.saving, kept: t.kept, conflict: t.conflict }[name]
  const reason = because && <span className={styles.reason}>: {t[because]}</span>
  const act = {
    saved: null,
    saving: null,
    kept:
      because === 'login'
        ? () => desk.set({ isLoginOpen: true })
        : because === 'refused'
          ? showRefused
          : sendNow,
    conflict: () => desk.set({ panel: 'conflicts' as const }),
  }[name]
  const look = `${styles.state} ${styles[name] ?? ''}`
  return act ? (
    <button type="button" className={look} data-save-state={name} onClick={act}>
      {text}
      {reason}
    </button>
  ) : (
    <span className={look} data-save-state={name}>
      {text}
    </span>
  )
}

/** Opens the refused module with its form. */
export function showRefused(): void {
  const entry = desk
    .get()
    .area?.live.aside()
    .find(({ aside }) => aside?.why === 'refused')
  const [operation] = entry?.operations ?? []
  if (!operation) return
  const module = operation.kind === 'insert' ? operation.module.id : operation.module
  desk.set({ selected: module, panel: 'form' })
  bringIntoView(module)
}

function sendNow(): void {
  void desk.get().area?.live.send()
}
