import { defineResource } from '../../saving/resource.ts'
import { article, articleCategory, articleTag } from './article-subjects.ts'

defineResource({
  subject: article,
  strings: {
    one: { de: 'Artikel', en: 'Article' },
    many: { de: 'Artikel', en: 'Articles' },
    teaser: { de: 'Anreißer', en: 'Teaser' },
    productions: { de: 'Über Produktionen', en: 'About productions' },
    events: { de: 'Über Veranstaltungen', en: 'About events' },
  },
  columns: ['title', 'category', 'author', 'published_at', 'is_online'],
  searched: ['title', 'subtitle', 'author'],
  filters: ['category', 'is_online'],
  order: '-published_at',
  shownAt: { route: 'article', title: ({ title }) => title },
})

defineResource({
  subject: articleCategory,
  strings: {
    one: { de: 'Rubrik des Magazins', en: 'Category of the magazine' },
    many: { de: 'Rubriken des Magazins', en: 'Categories of the magazine' },
    style_name: { de: 'CSS-Klasse', en: 'CSS class' },
  },
  columns: ['name', 'style_name', 'position'],
  searched: ['name'],
  filters: [],
  order: 'position',
  position: 'position',
})

defineResource({
  subject: articleTag,
  strings: {
    one: { de: 'Schlagwort des Magazins', en: 'Tag of the magazine' },
    many: { de: 'Schlagwörter des Magazins', en: 'Tags of the magazine' },
  },
  columns: ['name'],
  searched: ['name'],
  filters: [],
  order: 'name',
})
