import { editable } from '../../modules/kit/editable.tsx'
import { desk } from '../desk/desk.ts'
import { EditableRichText, richTextCode } from '../words/editable-rich-text.tsx'
import { EditableWords } from '../words/editable-words.tsx'
import { EditedList } from '../words/edited-list.tsx'

/** 1 §4 Editor: the class of the page in edit mode. */
const EDIT_CLASS = 'edit-mode'

const PARTS = { Words: EditableWords, RichText: EditableRichText, List: EditedList }

/** Switches edit mode on or off. The address contains the mode, so that a reload keeps it. */
export function setEditing(isEditing: boolean): void {
  const address = new URL(location.href)
  if (isEditing) address.searchParams.set('edit', '')
  else address.searchParams.delete('edit')
  if (address.href !== location.href)
    history.replaceState(history.state, '', address.href.replace(/([?&]edit)=(?=&|$|#)/, '$1'))
  showMode(isEditing)
}

export function showMode(isEditing: boolean): void {
  document.documentElement.classList.toggle(EDIT_CLASS, isEditing)
  desk.set(
    isEditing
      ? { isEditing }
      : { isEditing, selected: null, hovered: null, panel: null, inserting: null, finding: null, rich: null },
  )
  editable.set({ parts: isEditing ? PARTS : null })
  if (isEditing) void richTextCode.loadAhead()
}
