import { defineResource } from '../saving/resource.ts'
import { redirect } from './redirect-subject.ts'

export const redirectResource = defineResource({
  subject: redirect,
  strings: {
    one: { de: 'Weiterleitung', en: 'Redirect' },
    many: { de: 'Weiterleitungen', en: 'Redirects' },
    old_path: { de: 'Alter Pfad', en: 'Old path' },
    new_path: { de: 'Neue Adresse', en: 'New address' },
  },
  columns: ['old_path', 'new_path'],
  searched: ['old_path', 'new_path'],
  filters: [],
  order: 'old_path',
})
