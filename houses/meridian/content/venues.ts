import type { Bilingual } from 'openfoyer/content'
import type { Prose } from './texts.ts'

export interface Venue {
  name: Bilingual
  subtitle: Bilingual
  description: Prose
  street: string
  latitude: number
  longitude: number
  directions: Prose
  accessibility: Prose
  accessFeatures: string[]
  phone: string
  email: string
  rooms: Record<string, { name: Bilingual; capacity: number | null; hidden?: boolean }>
}

export const venues = {
  speicher: {
    name: { de: 'Speicher', en: 'Granary' },
    subtitle: {
      de: 'Großer Saal und Orgel, wo früher der Roggen lag',
      en: 'Great Hall and organ, where the rye used to lie',
    },
    description: {
      de: [
        'Sieben Böden hatte der Speicher, einer davon ist geblieben: Er hängt als Rang über dem Parkett. Die Balken wurden nach dem Ausbau nummeriert und in der alten Reihenfolge wieder eingesetzt, mit einer Ausnahme, die niemand findet.',
        'Der Große Saal fasst 612 Menschen, eine Drehbühne von vierzehn Metern und einen Nachhall, der für Streichquartette zu lang und für Flüche gerade richtig ist. Auf der Empore steht die Orgel, drei Manuale, 41 Register, ein Vogelgesang.',
      ],
      en: [
        'The granary had seven floors and kept one: it hangs above the stalls as the balcony. The beams were numbered when they came out and went back in the old order, with one exception that nobody can find.',
        'The Great Hall holds 612 people, a revolving stage of fourteen metres and a reverberation too long for string quartets and just right for curses. In the loft stands the organ: three manuals, 41 stops, one birdsong.',
      ],
    },
    street: 'Am Meridian 1',
    latitude: 53.5302,
    longitude: 9.9996,
    directions: {
      de: [
        'Tram 4 bis Speicherkai, der Eingang liegt gegenüber. Die Fähre legt am Westponton an, von dort sind es achtzig Schritte entlang der Messingschiene.',
        'Fahrräder unter die Laderampe, Autos bitte ins Parkhaus Zollhof: Vor dem Haus parken nur Möwen.',
      ],
      en: [
        'Tram 4 to Speicherkai; the entrance is across the road. The ferry lands at the west pontoon, eighty steps away along the brass rail.',
        'Bicycles go under the loading ramp, cars into the Zollhof car park: in front of the house only gulls may park.',
      ],
    },
    accessibility: {
      de: [
        'Stufenlos vom Kai bis in Reihe 14, Aufzug zum Rang, acht Plätze für Rollstühle mit Begleitung daneben statt dahinter. Induktionsanlage auf allen Plätzen unter dem Rang.',
        'Rollstuhlplätze buchen Sie telefonisch unter +49 000 5550-10 oder per E-Mail an kasse@meridian.example.',
        'Die Orgelempore erreicht der Aufzug nicht; ihre Konzerte werden auf eine Leinwand vor Reihe 1 übertragen.',
      ],
      en: [
        'Step-free from the quay to row 14, a lift to the balcony, eight wheelchair places with companions beside them and not behind. Induction loop in all seats below the balcony.',
        'Please book wheelchair places by phone on +49 000 5550-10 or by e-mail to kasse@meridian.example.',
        'The lift does not reach the organ loft; its concerts are shown on a screen in front of row 1.',
      ],
    },
    accessFeatures: ['wheelchair', 'induction-loop', 'accessible-toilet', 'assistance-dogs', 'lift'],
    phone: '+49 000 5550-10',
    email: 'kasse@meridian.example',
    rooms: {
      saal: { name: { de: 'Großer Saal', en: 'Great Hall' }, capacity: 612 },
      empore: { name: { de: 'Orgelempore', en: 'Organ Loft' }, capacity: 80 },
    },
  },
  waage: {
    name: { de: 'Waage', en: 'Weighing House' },
    subtitle: {
      de: 'Studio und Probebühne, schwarz gestrichen und unbestechlich',
      en: 'Studio and rehearsal stage, painted black and incorruptible',
    },
    description: {
      de: [
        'In der Waage wurde gewogen, was aus dem Speicher ging, und es wurde betrogen; beides steht in den Büchern. Heute fasst das Studio 140 Menschen auf Podesten, die jede Produktion anders stellt.',
        'Darüber liegt die Probebühne. Ihre Fenster gehen zum Fluss, was die Proben verlängert. Bei den Neuen Stimmen darf auch das Publikum hinauf.',
      ],
      en: [
        'What left the granary was weighed here, and there was cheating; both are in the books. Today the Studio holds 140 people on platforms that every production arranges differently.',
        'Above it lies the rehearsal stage. Its windows look on the river, which makes rehearsals longer. For New Voices the audience may come up as well.',
      ],
    },
    street: 'Am Meridian 3',
    latitude: 53.5304,
    longitude: 10.0001,
    directions: {
      de: [
        'Tram 4 bis Waagehof. Vom Speicher geht es über den Hof, vorbei an der alten Brückenwaage. Wer auf ihr stehen bleibt, wird gewogen; der Zeiger übertreibt um vier Kilogramm.',
      ],
      en: [
        'Tram 4 to Waagehof. From the Granary it is across the yard, past the old weighbridge. Stand on it and you are weighed; the needle exaggerates by four kilograms.',
      ],
    },
    accessibility: {
      de: [
        'Studio stufenlos, vier Plätze für Rollstühle in der ersten Reihe, Induktionsanlage. Zur Probebühne führt ein Lastenaufzug, den wir für Sie bedienen.',
        'Rollstuhlplätze und Aufzug buchen Sie telefonisch unter +49 000 5550-10 oder per E-Mail an kasse@meridian.example.',
      ],
      en: [
        'Studio step-free, four wheelchair places in the front row, induction loop. A goods lift goes up to the rehearsal stage; we work it for you.',
        'Please book wheelchair places and the lift by phone on +49 000 5550-10 or by e-mail to kasse@meridian.example.',
      ],
    },
    accessFeatures: ['wheelchair', 'induction-loop', 'accessible-toilet', 'assistance-dogs'],
    phone: '+49 000 5550-10',
    email: 'studio@meridian.example',
    rooms: {
      studio: { name: { de: 'Studio', en: 'Studio' }, capacity: 140 },
      probebuehne: { name: { de: 'Probebühne', en: 'Rehearsal Stage' }, capacity: 60 },
    },
  },
  kesselhaus: {
    name: { de: 'Kesselhaus', en: 'Boiler House' },
    subtitle: {
      de: 'Halle und Küche: hier wird es warm',
      en: 'Hall and kitchen: this is where it gets warm',
    },
    description: {
      de: [
        'Zwei Kessel trieben die Aufzüge des Speichers. Einer steht noch in der Halle und dient als Garderobe, als Bar und bei Premieren als Ausrede. Platz ist für vierhundert, solange alle stehen.',
        'In der Küche essen achtundvierzig Menschen an einem Tisch aus Bühnenbrettern. Sonntags wird dort gestritten, aber mit Brot.',
      ],
      en: [
        'Two boilers drove the hoists of the granary. One still stands in the hall and serves as a cloakroom, a bar and, on opening nights, an excuse. There is room for four hundred as long as everybody stands.',
        'In the kitchen forty-eight people eat at one table made of stage boards. On Sundays they argue there, but with bread.',
      ],
    },
    street: 'Am Meridian 7',
    latitude: 53.5308,
    longitude: 10.0012,
    directions: {
      de: [
        'Am Schornstein zu erkennen, der nachts leuchtet, solange noch etwas los ist. Tram 4 bis Flussbogen; zu Fuß vom Speicher sind es fünf Minuten flussaufwärts.',
      ],
      en: [
        'Look for the chimney; it is lit at night while something is still going on. Tram 4 to Flussbogen; on foot it is five minutes upstream from the Granary.',
      ],
    },
    accessibility: {
      de: [
        'Eine Rampe führt in die Halle, die Küche liegt auf gleicher Höhe. In der Halle gibt es bei Stehkonzerten ein Podest mit Sitzplätzen und freier Sicht. Für den Rollstuhl ist dort und am langen Tisch Platz, ohne dass Sie ihn buchen.',
      ],
      en: [
        'A ramp leads into the hall, and the kitchen is level with it. For standing concerts the hall has a platform with seats and a clear view. There is room for wheelchairs there and at the long table, and no need to book it.',
      ],
    },
    accessFeatures: ['wheelchair', 'accessible-toilet', 'assistance-dogs', 'quiet-room'],
    phone: '+49 000 5550-70',
    email: 'kesselhaus@meridian.example',
    rooms: {
      halle: { name: { de: 'Halle', en: 'Boiler Hall' }, capacity: 400 },
      kueche: { name: { de: 'Küche', en: 'Kitchen' }, capacity: 48 },
    },
  },
} satisfies Record<string, Venue>

export type VenueKey = keyof typeof venues
export type RoomKey = { [V in VenueKey]: keyof (typeof venues)[V]['rooms'] }[VenueKey]
