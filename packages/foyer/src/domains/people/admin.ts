import { defineResource } from '../../saving/resource.ts'
import { person, personCategory } from './person-subjects.ts'

defineResource({
  subject: person,
  strings: {
    one: { de: 'Person', en: 'Person' },
    many: { de: 'Personen', en: 'People' },
    first_name: { de: 'Vorname', en: 'First name' },
    last_name: { de: 'Nachname', en: 'Last name' },
    category: { de: 'Bereich', en: 'Category' },
    biography: { de: 'Biografie', en: 'Biography' },
  },
  columns: ['last_name', 'first_name', 'category', 'position', 'is_online'],
  searched: ['first_name', 'last_name', 'role'],
  filters: ['category', 'is_online'],
  order: 'last_name',
  position: 'position',
  shownAt: {
    route: 'person',
    title: ({ first_name, last_name }) => {
      const name = `${first_name} ${last_name}`.trim()
      return { de: name, en: name }
    },
  },
})

defineResource({
  subject: personCategory,
  strings: {
    one: { de: 'Bereich des Ensembles', en: 'Category of people' },
    many: { de: 'Bereiche des Ensembles', en: 'Categories of people' },
  },
  columns: ['name', 'position'],
  searched: ['name'],
  filters: [],
  order: 'position',
  position: 'position',
})
