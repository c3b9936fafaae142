import { change } from '../desk/actions.ts'
import { desk, useDesk } from '../desk/desk.ts'
import { focusWords } from '../desk/on-page.ts'
import { LinkFinder } from '../pickers/link-finder.tsx'

/** Asks for the target of a link that was just added. Its text is the target's title until the editor changes it. */
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
