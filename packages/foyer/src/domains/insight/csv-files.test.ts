import { expect, it } from 'vitest'
import { csvOf } from './csv-files.ts'

it('lines become a table with the names of their values above', () => {
  const lines = [
    { path: '/de', views: 3, user: { id: 1, name: 'Ada' } },
    { path: '/de/a,b', views: 1, user: null },
  ]
  expect(csvOf(lines)).toBe('\uFEFFpath,views,user\r\n/de,3,Ada\r\n"/de/a,b",1,\r\n')
})

it('hostile: what visitors typed is no formula in a spreadsheet', () => {
  expect(csvOf([{ query: '=cmd()' }])).toContain("'=cmd()")
})
