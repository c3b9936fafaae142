import { expect, it } from 'vitest'
import {
  addHref,
  calendarHref,
  changeHref,
  homeHref,
  importDeskHref,
  listHref,
  readAddress,
  treeHref,
} from './address.ts'

const behindAdmin = (href: string) => readAddress(href.replace('/admin/', ''))

it('3-readings, Routes: the back-office reads every address it makes', () => {
  expect(behindAdmin(homeHref)).toEqual({ at: 'home' })
  expect(behindAdmin(importDeskHref)).toEqual({ at: 'importDesk' })
  expect(behindAdmin(listHref('events/event'))).toEqual({ at: 'list', resource: 'events/event' })
  expect(behindAdmin(addHref('people/person'))).toEqual({ at: 'add', resource: 'people/person' })
  expect(behindAdmin(calendarHref('events/event'))).toEqual({ at: 'calendar', resource: 'events/event' })
  expect(behindAdmin(treeHref('pages/page'))).toEqual({ at: 'tree', resource: 'pages/page' })
  expect(behindAdmin(changeHref('events/event', 17))).toEqual({
    at: 'change',
    resource: 'events/event',
    id: 17,
  })
})

it.each([
  'events',
  'events/event/17',
  'events/event/0/change',
  'events/event/x/change',
  'events/../add',
  'a/b/1/change/2',
])('nothing is at /admin/%s', (path) => {
  expect(readAddress(path)).toBeNull()
})
