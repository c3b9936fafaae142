import { defineResource } from '../../saving/resource.ts'
import { synonym } from './synonym-subject.ts'

defineResource({
  subject: synonym,
  strings: {
    one: { de: 'Synonym', en: 'Synonym' },
    many: { de: 'Synonyme der Suche', en: 'Synonyms of the search' },
    word: { de: 'Besucher suchen', en: 'Visitors search for' },
    means: { de: 'gemeint ist', en: 'what they mean' },
  },
  columns: ['word', 'means'],
  searched: ['word', 'means'],
  filters: [],
  order: 'word',
})
