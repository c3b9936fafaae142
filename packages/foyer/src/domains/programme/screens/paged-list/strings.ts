import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/paged-list', {
  more: { de: 'Mehr laden', en: 'Load more' },
  below: { de: 'Zum Seitenende', en: 'To the end of the page' },
  pass: { de: 'Liste überspringen', en: 'Skip the list' },
  earlier: { de: 'Frühere Seite', en: 'Earlier page' },
  loading: { de: 'Wird geladen …', en: 'Loading …' },
  failed: {
    de: 'Das hat leider nicht geklappt. Was Sie sehen, bleibt stehen.',
    en: 'Unfortunately, that didn’t work. What you see stays.',
  },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  end: { de: 'Das war alles, fürs Erste.', en: 'That is all, for now.' },
})
