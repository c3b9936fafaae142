import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { firstInteraction } from './first-interaction.ts'
import { lateCode } from './on-demand.ts'
import {
  deferredPart,
  loadDeferredParts,
  onFirstInteraction,
  RenderedPartsContext,
  wakeAll,
} from './on-first-interaction.tsx'

const Word = ({ word }: { word: string }) => <p>{word}</p>

it('the server writes a deferred part, and notes the file whose styles it needs', async () => {
  const Footer = onFirstInteraction(async () => ({ default: Word }), { file: 'src/footer.tsx' })
  const Unseen = onFirstInteraction(async () => ({ default: Word }), { file: 'src/unseen.tsx' })
  await loadDeferredParts()
  const rendered = new Set<string>()
  const html = renderToString(
    <RenderedPartsContext value={rendered}>
      <Footer word="the end" />
      {rendered.size > 5 && <Unseen word="never" />}
    </RenderedPartsContext>,
  )
  expect(html).toContain('<p>the end</p>')
  expect([...rendered]).toEqual(['src/footer.tsx'])
})

it('wakeAll brings every part at once, also one that another part declares, and counts as an interaction', async () => {
  const fetchInner = vi.fn(async () => ({ default: Word }))
  const fetchOuter = vi.fn(async () => {
    deferredPart(lateCode(fetchInner))
    return { default: Word }
  })
  onFirstInteraction(fetchOuter)
  const interacted = vi.fn()
  firstInteraction.then(interacted)
  await new Promise(setImmediate)
  expect(fetchOuter).not.toHaveBeenCalled()
  expect(interacted).not.toHaveBeenCalled()
  await wakeAll()
  expect(fetchOuter).toHaveBeenCalledOnce()
  expect(fetchInner).toHaveBeenCalledOnce()
  expect(interacted).toHaveBeenCalledOnce()
})
