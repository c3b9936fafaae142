import { expect, it } from 'vitest'
import { fakeContext } from '../../../../tests/support/fake-context.ts'
import { findLegalText } from './legal.ts'

const both = (de: string) => ({ de, en: `${de} (en)` })

it('a legal text is answered sanitised, and dropped when it is changed', async () => {
  const { context, asked } = fakeContext(() => [
    ['agb', 1, both('Bedingungen'), both('<p onclick="x">Es gilt</p>'), '2026-02-01T09:00:00Z'],
  ])
  expect(await findLegalText(context, 'agb')).toEqual({
    title: 'Bedingungen',
    content: '<p>Es gilt</p>',
    updated_at: '2026-02-01T10:00:00+01:00',
  })
  expect(asked[0]?.sql).toContain('from legal_text where legal_text.kind = $1')
  expect(asked[0]?.params).toEqual(['agb'])
  expect([...context.reads.tags]).toEqual(['legal:agb'])
})

it('one that is not written yet is a 404, which the next write ends', async () => {
  const { context } = fakeContext()
  await expect(findLegalText(context, 'imprint')).rejects.toMatchObject({ code: 'not_found' })
  expect([...context.reads.tags]).toEqual(['legal:imprint'])
})
