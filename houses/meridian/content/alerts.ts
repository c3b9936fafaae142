import type { Bilingual } from 'openfoyer/content'

interface Alert {
  title: Bilingual
  text: Bilingual
  link: Bilingual
  linkTitle: Bilingual
  /** How many days it is shown at the top of every page. */
  days: number
}

export const alerts: Alert[] = [
  {
    title: { de: 'Umleitung der Tram 4', en: 'Tram 4 diverted' },
    text: {
      de: 'Wegen Bauarbeiten hält die Tram 4 zurzeit am Zollhof, sechs Minuten zu Fuß von uns. Wir fangen fünf Minuten später an.',
      en: 'Tram 4 currently stops at Zollhof instead of Speicherkai, six minutes on foot. We start five minutes late.',
    },
    link: { de: '/de/besuch', en: '/en/visit' },
    linkTitle: { de: 'So kommen Sie her', en: 'How to get here' },
    days: 14,
  },
]
