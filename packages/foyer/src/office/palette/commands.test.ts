import { expect, it } from 'vitest'
import { matchingCommands } from './commands.ts'

const command = (title: string, kind: string) => ({ key: title, title, kind })
const all = [command('Artikel', 'Magazin'), command('Artikel anlegen', 'Magazin'), command('Räume', 'Orte')]
const titles = (words: string) => matchingCommands(all, words).map(({ title }) => title)

it('a command is found by the beginnings of its words, in any order', () => {
  expect(titles('anl art')).toEqual(['Artikel anlegen'])
  expect(titles('maga')).toEqual(['Artikel', 'Artikel anlegen'])
  expect(titles('RÄU')).toEqual(['Räume'])
  expect(titles('tikel')).toEqual([])
})
