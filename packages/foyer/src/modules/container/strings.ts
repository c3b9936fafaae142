import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/container', {
  name: { de: 'Container', en: 'Container' },
  help: { de: 'Ältere Form des Abschnitts.', en: 'The older form of a section.' },
  layout: { de: 'Breite', en: 'Width' },
  slug: { de: 'Kurzname', en: 'Slug' },
  content_type: { de: 'Gehört zu', en: 'Belongs to' },
  children: { de: 'Module', en: 'Modules' },
})
