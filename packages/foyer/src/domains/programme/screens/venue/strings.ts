import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/venue', {
  address: { de: 'Adresse', en: 'Address' },
  contact: { de: 'Kontakt', en: 'Contact' },
  about: { de: 'Das Haus', en: 'The house' },
  rooms: { de: 'Räume', en: 'Rooms' },
  seats: { de: (seats: number) => `${seats} Plätze`, en: (seats: number) => `${seats} seats` },
  directions: { de: 'Anfahrt', en: 'Getting here' },
  openMap: { de: 'In OpenStreetMap öffnen', en: 'Open in OpenStreetMap' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
})
