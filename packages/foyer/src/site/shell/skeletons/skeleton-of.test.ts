import { expect, it } from 'vitest'
import { isPageHeaderLoading } from '../../navigation/page-header-loading.ts'
import { skeletonOf } from './skeleton-of.ts'

it.each([
  ['/de', 'homeSlides'],
  ['/en/events', 'eventList'],
  ['/de/programm/faust/17', 'eventDetail'],
  ['/de/team', 'ensembleList'],
  ['/en/search', 'optionsList'],
  ['/de/produktionen', 'productionsList'],
  ['/en/venues/hall/1', 'venueDetail'],
  ['/de/magazin', 'magazineList'],
  ['/en/magazine/tags/opera/3', 'cardList'],
  ['/de/series/abo/1', 'seriesDetail'],
  ['/de/haus', 'pageHeader'],
  ['/de/programm/faust/keine-zahl', 'pageHeader'],
])('1 §2 Layouts: while %s loads, the outline is %s', (path, kind) => {
  expect(skeletonOf(path)).toBe(kind)
})

it('1 §4 Page header loading: true unless the path is one of the siblings, in whichever language', () => {
  const siblings = ['/de/besuch', '/en/visit', '/de/besuch/anfahrt']
  expect(isPageHeaderLoading('/de/haus', siblings)).toBe(true)
  expect(isPageHeaderLoading('/de', [])).toBe(true)
  expect(isPageHeaderLoading('/en/visit', siblings)).toBe(false)
})
