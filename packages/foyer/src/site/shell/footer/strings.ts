import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/footer', {
  navigation: { de: 'Fußnavigation', en: 'Footer' },
  legal: { de: 'Rechtliches', en: 'Legal' },
  terms: { de: 'AGB', en: 'Terms' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  whistleblower: { de: 'Hinweisgeberschutz', en: 'Whistleblower protection' },
  cookies: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  newWindow: { de: '(öffnet in neuem Fenster)', en: '(opens in a new window)' },
  toTop: { de: 'Nach oben', en: 'Back to top' },
  customTop: { de: 'Haus und Kontakt', en: 'House and contact' },
  customLogos: { de: 'Partner und Förderer', en: 'Partners and sponsors' },
  customBottom: { de: 'Weitere Angaben', en: 'Further details' },
})
