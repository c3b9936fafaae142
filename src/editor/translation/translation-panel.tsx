import { useCallback, useEffect, useState } from 'react'
import { LOCALES } from '../../contract/locale.ts'
import { documents } from '../../documents/endpoints.ts'
import type { Operation } from '../../module-tree/operations.ts'
import { type Tree, treeOf } from '../../module-tree/tree.ts'
import { pages } from '../../pages/endpoints.ts'
import { currentVisit, desk, showAlert, useDesk, useWords, words } from '../desk/desk.ts'
import { bringIntoView } from '../desk/on-page.ts'
import { modelName } from '../form/labels.ts'
import type { Area } from '../page/area.ts'
import { newId } from '../page/new-id.ts'
import { pageLinks } from '../page/page-links.ts'
import panel from '../panels/panel.module.css'
import { PanelFrame } from '../panels/panel.tsx'
import { ConfirmButton } from '../tools/confirm-button.tsx'
import tools from '../tools/tools.module.css'
import { compareLanguages, copyAll, copyTo, type Mark, writtenAt } from './compare-languages.ts'

interface Other {
  document: number
  version: number
  tree: Tree
  /** When the blocks of this language were written. */
  times: Map<string, string>
  marks: { module: string; mark: Mark }[]
}

/** German and English side by side: what the other language lacks or has older, and how it gets there. */
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
    try {
      const body = { base_version: other.version, operation_id: newId(), operations }
      await currentVisit().callIn(otherLocale())(documents.write, { id: other.document }, body)
      showAlert({ kind: 'saved', text: words().copiedThere })
    } catch {
      showAlert({ kind: 'error', text: words().failed })
    }
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
              onCopy={() => void send(copyAll(otherLocale(), here(other), other.tree))}
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
                    onClick={() => void send(copyTo(otherLocale(), here(other), other.tree, module))}
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

/** Where the other language has blocks of its own already, what comes there is said first. */
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

function otherLocale() {
  return LOCALES.find((locale) => locale !== currentVisit().locale) ?? 'en'
}

/** The same page or section in the other language, with what was written to both. */
async function readOther(area: Area): Promise<Other> {
  const { call, callIn } = currentVisit()
  const callThere = callIn(otherLocale())
  const id = await documentThere(area)
  const answer = await callThere(documents.document, { id })
  const tree = treeOf(answer.modules, answer.fields)
  const [here, there] = await Promise.all([
    call(documents.changes, { id: area.document, since: 0 }),
    callThere(documents.changes, { id, since: 0 }),
  ])
  const source = { tree: area.live.tree(), times: writtenAt(here.data) }
  const marks = compareLanguages(source, { tree, times: writtenAt(there.data) })
  return { document: id, version: answer.version, tree, times: source.times, marks }
}

async function documentThere({ source }: Area): Promise<number> {
  const callThere = currentVisit().callIn(otherLocale())
  if (typeof source === 'string') {
    const { data } = await callThere(pages.sections, { slug: source })
    const id = data[0]?.document?.id
    if (id !== undefined) return id
    const [, content_type = '', owner = ''] = /^([a-z]+)-(\d+)$/.exec(source) ?? []
    const made = await callThere(
      documents.container,
      {},
      { model: 'container', slug: source, content_type, object_id: owner ? Number(owner) : null },
    )
    return (made as { document: { id: number } }).document.id
  }
  const { other } = pageLinks()
  if (!other) throw new Error('The page has no other language')
  const slug = new URL(other, location.origin).pathname.split('/').slice(2).join('/')
  const { document } = await callThere(pages.page, { slug: decodeURIComponent(slug) })
  return (document as { id: number }).id
}
