import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/video-list', {
  name: { de: 'Videoliste', en: 'Video list' },
  help: { de: 'Mehrere Filme nebeneinander.', en: 'Several films side by side.' },
  anchor: { de: 'Anker', en: 'Anchor' },
  anchor_help: { de: 'Mit „#Name“ verlinkbar.', en: 'Can be linked to as “#name”.' },
  children: { de: 'Videos', en: 'Videos' },
})
