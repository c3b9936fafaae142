import { expect, it } from 'vitest'
import { localChanges } from './changes.ts'

it('a change reaches everyone who listens, with all its tags', async () => {
  const heard: (string[] | null)[] = []
  const changes = localChanges()
  changes.listen((tags) => heard.push(tags))
  changes.listen((tags) => heard.push(tags))
  await changes.announce(undefined as never, 'pages', 'section:home')
  expect(heard).toEqual([
    ['pages', 'section:home'],
    ['pages', 'section:home'],
  ])
})
