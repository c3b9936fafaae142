import { expect, it } from 'vitest'
import { inRightCase } from './right-case.ts'

it.each([
  ['/de/programm', '/de/programm'],
  ['/DE/Programm', '/de/programm'],
  ['/De/PROGRAMM/Die-Nacht/7', '/de/programm/Die-Nacht/7'],
  ['/en/Search/Events/2', '/en/search/Events/2'],
  ['/EN/SEARCH', '/en/search'],
  ['/CMS-Hub', '/cms-hub'],
  ['/DE/Haus/Räume', '/de/Haus/Räume'],
  ['/Webshop/Cart', '/webshop/Cart'],
  ['/Nirgendwo', '/Nirgendwo'],
  // Too short for an event and too long for the search: these are pages, whose names keep their case.
  ['/DE/Programm/Die-Nacht', '/de/Programm/Die-Nacht'],
  ['/EN/Search/events/2/More', '/en/Search/events/2/More'],
])('the words of a route are spelled as its table has them: %s is %s', (given, spelled) => {
  expect(inRightCase(given)).toBe(spelled)
})
