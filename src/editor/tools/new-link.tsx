import { change } from '../desk/actions.ts'
import { desk, useDesk } from '../desk/desk.ts'
import { focusWords } from '../desk/on-page.ts'
import { LinkFinder } from '../pickers/link-finder.tsx'

/** Where a link leads that was just added as a way to something: its words are those of the target until somebody writes others. */
export function NewLink() {
  const finding = useDesk((value) => value.finding)
  if (!finding) return null
  const { module, kind } = finding
  return (
    <LinkFinder
      kind={kind}
      onPick={(link, title) => {
        change([{ kind: 'update', module, fields: { link, ...(title && { link_text: title }) } }])
        focusWords(module)
      }}
      onClose={() => desk.set({ finding: null })}
    />
  )
}
