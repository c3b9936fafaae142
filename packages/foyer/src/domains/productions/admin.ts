import { defineResource } from '../../saving/resource.ts'
import { production } from './production-subject.ts'
import { exhibitionType, productionTag, season } from './vocabulary-subjects.ts'

defineResource({
  subject: production,
  strings: {
    one: { de: 'Produktion', en: 'Production' },
    many: { de: 'Produktionen', en: 'Productions' },
    season: { de: 'Spielzeit', en: 'Season' },
    premiere_on: { de: 'Premiere', en: 'Opening night' },
  },
  columns: ['title', 'season', 'exhibition_type', 'premiere_on', 'position', 'is_online'],
  searched: ['title', 'subtitle', 'author'],
  filters: ['season', 'exhibition_type', 'is_online'],
  order: 'position',
  position: 'position',
  shownAt: { route: 'production', title: ({ title }) => title },
})

defineResource({
  subject: season,
  strings: {
    one: { de: 'Spielzeit', en: 'Season' },
    many: { de: 'Spielzeiten', en: 'Seasons' },
    date_from: { de: 'Erster Tag', en: 'First day' },
    date_to: { de: 'Letzter Tag', en: 'Last day' },
  },
  columns: ['name', 'date_from', 'date_to'],
  searched: ['name'],
  filters: [],
  order: '-date_from',
})

defineResource({
  subject: exhibitionType,
  strings: {
    one: { de: 'Veranstaltungstyp', en: 'Event type' },
    many: { de: 'Veranstaltungstypen', en: 'Event types' },
    slug: { de: 'Nummer in der Adresse', en: 'Number in the address' },
  },
  columns: ['name', 'slug', 'position'],
  searched: ['name', 'slug'],
  filters: [],
  order: 'position',
  position: 'position',
})

defineResource({
  subject: productionTag,
  strings: {
    one: { de: 'Schlagwort der Produktionen', en: 'Tag of productions' },
    many: { de: 'Schlagwörter der Produktionen', en: 'Tags of productions' },
  },
  columns: ['name', 'show_in_filter'],
  searched: ['name'],
  filters: ['show_in_filter'],
  order: 'name',
})
