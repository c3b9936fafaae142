import { defineResource } from '../../saving/resource.ts'
import { synonym } from './synonym-subject.ts'

defineResource({
  subject: synonym,
  strings: {
    one: { de: 'Synonym', en: 'Synonym' },
    many: { de: 'Synonyme der Suche', en: 'Synonyms of the search' },
    word: { de: 'Wer danach sucht', en: 'Whoever searches for' },
    means: { de: 'findet', en: 'finds' },
  },
  columns: ['word', 'means'],
  searched: ['word', 'means'],
  filters: [],
  order: 'word',
})
