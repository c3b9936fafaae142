import { useCallback, useEffect, useState } from 'react'
import { documents } from '../../documents/endpoints.ts'
import type { Operation } from '../../module-tree/operations.ts'
import type { Tree } from '../../module-tree/tree.ts'
import { currentVisit, desk, showAlert, useDesk, useWords, words } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import type { LiveDocument } from '../document/live-document.ts'
import { modelName } from '../form/labels.ts'
import type { Area } from '../page/area.ts'
import { pageLinks } from '../page/page-links.ts'
import panel from '../panels/panel.module.css'
import { PanelFrame } from '../panels/panel.tsx'
import { ConfirmButton } from '../tools/confirm-button.tsx'
import tools from '../tools/tools.module.css'
import { compareLanguages, copyAll, copyTo, type Mark, writtenAt } from './compare-languages.ts'
import { openOther, otherLanguage } from './other-language.ts'

interface Other {
  live: LiveDocument
  tree: Tree
  /** When the modules of this language were written. */
  times: Map<string, string>
  marks: { module: string; mark: Mark }[]
}

/** Both languages side by side: what is missing or outdated in the other language, and buttons to copy it. */
export function TranslationPanel() {
  const t = useWords()
  const area = useDesk((value) => value.area)
  const [other, setOther] = useState<Other | 'none' | null>(null)
  const look = useCallback(async () => {
    if (area) setOther(await readOther(area).catch(() => 'none' as const))
  }, [area])
  useEffect(() => void look(), [look])
  const send = async (operations: Operation[]) => {
    if (!other || other === 'none' || operations.length === 0) return
    await other.live.change(operations)
    const isSaved = other.live.state().name === 'saved'
    showAlert(
      isSaved ? { kind: 'saved', text: words().copiedThere } : { kind: 'error', text: words().failed },
    )
    await look()
  }
  const nodes = area?.live.tree().nodes
  const here = ({ times }: Other) => ({ tree: (area as Area).live.tree(), times })
  return (
    <PanelFrame title={t.translation}>
      {other === 'none' && <p className={panel.note}>{t.missingLanguage}</p>}
      {other && other !== 'none' && area && (
        <>
          <p className={panel.hint}>{t.translationHelp}</p>
          <div className={panel.row}>
            <CopyAllButton
              other={other}
              onCopy={() => void send(copyAll(otherLanguage(), here(other), other.tree))}
            />
            <a className={tools.plain} href={pageLinks().other ?? ''}>
              {t.otherLanguage}
            </a>
          </div>
          {other.marks.length === 0 && <p className={panel.hint}>{t.bothAlike}</p>}
          <ul className={panel.list}>
            {other.marks.map(({ module, mark }) => (
              <li key={module} className={panel.line}>
                <button
                  type="button"
                  className={panel.name}
                  onClick={() => {
                    desk.set({ selected: module })
                    bringIntoView(module)
                  }}
                >
                  {modelName(nodes?.get(module)?.model)}{' '}
                  <span className={panel.quiet}>
                    {mark === 'missing' ? t.translationMissing : t.translationOlder}
                  </span>
                </button>
                {mark === 'missing' && (
                  <button
                    type="button"
                    className={tools.plain}
                    onClick={() => void send(copyTo(otherLanguage(), here(other), other.tree, module))}
                  >
                    {t.copy}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </PanelFrame>
  )
}

/** If the other language already has modules of its own, the button first says what will be copied. */
function CopyAllButton({ other, onCopy }: { other: Other; onCopy(): void }) {
  const t = useWords()
  const count = other.marks.filter(({ mark }) => mark === 'missing').length
  if (other.tree.nodes.size > 0 && count > 0)
    return (
      <ConfirmButton
        label={t.copyStructure}
        question={t.copyQuestion(count)}
        className={tools.primary}
        onConfirm={onCopy}
      />
    )
  return (
    <button type="button" className={tools.primary} disabled={count === 0} onClick={onCopy}>
      {t.copyStructure}
    </button>
  )
}

/** Loads the page or section in the other language, with the changes of both. */
async function readOther(area: Area): Promise<Other> {
  const { call, callIn } = currentVisit()
  const { id, live } = await openOther(area)
  await live.pull()
  const tree = live.tree()
  const [here, there] = await Promise.all([
    call(documents.changes, { id: area.document, since: 0 }),
    callIn(otherLanguage())(documents.changes, { id, since: 0 }),
  ])
  const source = { tree: area.live.tree(), times: writtenAt(here.data) }
  const marks = compareLanguages(source, { tree, times: writtenAt(there.data) })
  return { live, tree, times: source.times, marks }
}
