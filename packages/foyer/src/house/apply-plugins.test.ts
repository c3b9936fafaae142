import { expect, it } from 'vitest'
import { applyPlugins } from './apply-plugins.ts'
import { checkHouse } from './check-house.ts'
import type { House } from './define-house.ts'
import { definePlugin } from './define-plugin.ts'

const folder = import.meta.dirname
const plugin = (name: string, facts?: (house: House) => Partial<House>) =>
  definePlugin({ name, folder, ...(facts && { facts }) })
const house = { name: 'Kiln', languages: ['en' as const], timeZone: 'Europe/London', currency: 'GBP' }
const houseWith = (...plugins: unknown[]) => applyPlugins(checkHouse({ ...house, plugins }))

it('a later plugin wins over an earlier one, and the house over all', () => {
  const found = houseWith(
    plugin('one', () => ({ country: 'IE', embeds: ['vimeo'], currency: 'EUR' })),
    plugin('two', ({ embeds = [] }) => ({ country: 'GB', embeds: [...embeds, 'youtube'] })),
    plugin('three'),
  )
  expect(found).toMatchObject({ country: 'GB', embeds: ['vimeo', 'youtube'], currency: 'GBP' })
  expect(found.plugins).toHaveLength(3)
})

it('a plugin that breaks the house is refused with its name', () => {
  expect(() =>
    houseWith(
      plugin('good'),
      plugin('bad', () => ({ country: 'Kaistadt' })),
    ),
  ).toThrow(/^Plugin "bad": house\.ts: country must be a country of two letters, such as DE\.$/)
  const failing = plugin('bad', () => {
    throw new TypeError('no such thing')
  })
  expect(() => houseWith(failing)).toThrow(/^Plugin "bad": its facts\(\) cannot be called: no such thing\.$/)
  expect(() => houseWith(plugin('one'), plugin('one'))).toThrow('house.ts: plugins has "one" twice.')
})

it('what is no plugin is refused with one sentence', () => {
  const sentence = 'house.ts: plugins must be a list of plugins, such as [countdown()].'
  expect(() => houseWith('countdown')).toThrow(sentence)
  expect(() => houseWith(() => plugin('one'))).toThrow(sentence)
  expect(() => houseWith(plugin('Big Ben'))).toThrow(sentence)
  expect(() => houseWith({ name: 'one', folder: '/nowhere/at/all' })).toThrow(
    'house.ts: plugins has "one", whose folder /nowhere/at/all does not exist.',
  )
})
