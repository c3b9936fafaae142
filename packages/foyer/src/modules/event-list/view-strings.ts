import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/event-list/view', {
  none: {
    de: 'Leider gibt es keine kommenden Veranstaltungen.',
    en: 'Unfortunately, there are no upcoming events.',
  },
  all: { de: 'Das ganze Programm', en: 'The whole programme' },
})
