import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { publicFiles } from '../../scripts/pack.ts'
import { root } from '../../scripts/root.mjs'
import { publicFace } from './public-face.ts'

it('the public declarations are those of docs/reference/public.md', async () => {
  const page = publicFace('openfoyer', publicFiles(inject('packed')))
  await expect(page).toMatchFileSnapshot(path.join(root, 'docs/reference/public.md'))
})
