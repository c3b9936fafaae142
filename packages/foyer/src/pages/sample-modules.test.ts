import { expect, it } from 'vitest'
import { catalog } from '../modules/catalog.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import { sampleModules } from './sample-modules.ts'
import { storeModules } from './stored-modules.ts'

const samples = sampleModules('en', { image: 1, event: 1, venue: 1 })

it('there is a sample of every module, and one for each option of its first choice', () => {
  expect(new Set(samples.map(({ model }) => model))).toEqual(new Set(Object.keys(catalog)))
  const link = catalog.link as unknown as ModuleDefinition
  const { options } = link.fields.extra_class as unknown as { options: string[] }
  expect(samples.filter(({ model }) => model === 'link').map(({ extra_class }) => extra_class)).toEqual(
    options,
  )
})

it('samples can be stored, but those of modules that need a file or a category of the house', () => {
  const refused = samples.filter((sample) => {
    try {
      storeModules([sample], 'en', { role: 'admin' })
      return false
    } catch {
      return true
    }
  })
  expect([...new Set(refused.map(({ model }) => model))]).toEqual([
    'highlight-teaser',
    'self-hosted-audio',
    'self-hosted-video',
  ])
})
