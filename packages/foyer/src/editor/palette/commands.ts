import { LOCALES } from '../../contract/locale.ts'
import type { useWords } from '../desk/desk.ts'

export interface Command {
  /** The name in `page/keys.ts`; left out for keys without an action there. */
  key?: string
  /** As printed on keyboards. */
  shown: string
  does: string
}

/** All shortcuts, for the list of them and for the palette, which runs the same actions by name. */
export function commandsIn(t: ReturnType<typeof useWords>): Command[] {
  return [
    { key: 'ctrl+k', shown: 'Ctrl+K', does: t.palette },
    { key: 'ctrl+s', shown: 'Ctrl+S', does: t.keySave },
    { key: 'ctrl+z', shown: 'Ctrl+Z', does: t.undo },
    { key: 'ctrl+shift+z', shown: 'Ctrl+Shift+Z', does: t.redo },
    { key: 'ctrl+enter', shown: 'Ctrl+↵', does: t.insertBelow },
    { shown: '/', does: t.keySlash },
    { shown: 'Alt+↑ / Alt+↓', does: t.keySelect },
    { shown: 'Alt+Shift+↑ / ↓', does: t.keyMove },
    { key: 'ctrl+d', shown: 'Ctrl+D', does: t.duplicate },
    { key: 'ctrl+shift+c', shown: 'Ctrl+Shift+C', does: t.copy },
    { key: 'ctrl+shift+v', shown: 'Ctrl+Shift+V', does: t.paste },
    { key: 'ctrl+shift+backspace', shown: 'Ctrl+Shift+⌫', does: t.remove },
    { key: 'ctrl+e', shown: 'Ctrl+E', does: t.settings },
    { key: 'ctrl+shift+o', shown: 'Ctrl+Shift+O', does: t.outline },
    { key: 'ctrl+shift+h', shown: 'Ctrl+Shift+H', does: t.history },
    ...(LOCALES.length > 1 ? [{ key: 'ctrl+shift+l', shown: 'Ctrl+Shift+L', does: t.translation }] : []),
    { key: 'ctrl+shift+p', shown: 'Ctrl+Shift+P', does: t.publish },
    { key: 'ctrl+shift+e', shown: 'Ctrl+Shift+E', does: t.whatVisitorsSee },
    { key: 'ctrl+/', shown: 'Ctrl+/', does: t.shortcuts },
    { shown: 'Esc', does: t.keyHandle },
  ]
}
