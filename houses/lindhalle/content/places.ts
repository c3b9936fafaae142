import type { Desk } from 'openfoyer/content'
import { both, prose } from './words.ts'

const DAYS = { tue: 2, wed: 3, thu: 4, fri: 5, sat: 6 }

/** The house and its three rooms. */
export async function addPlaces(desk: Desk, image: number | null) {
  const { house } = await desk.add('venue', {
    house: {
      name: both('Lindhalle'),
      subtitle: both('Konzerthaus am See', 'Concert hall on the lake'),
      description: prose(
        [
          'Die Lindhalle steht seit 1938 am Lindenquai, zwei Meter über dem höchsten bekannten Wasserstand. Gebaut wurde sie als Festhalle für Schwinger, Chöre und Viehausstellungen; dass sie klingt, merkte man erst beim ersten Chor.',
          'Drei Räume liegen unter einem Dach: der grosse Saal aus Eiche mit 1148 Plätzen, der Kammersaal im ehemaligen Turnsaal und das Seefoyer, dessen Fenster bis zum Boden reichen. Im Foyer spielt man am Nachmittag, wenn das Licht vom Wasser kommt.',
        ],
        [
          'The Lindhalle has stood on the Lindenquai since 1938, two metres above the highest known level of the lake. It was built as a hall for wrestlers, choirs and cattle shows; that it had a sound was noticed only when the first choir came.',
          'Three rooms lie under one roof: the Great Hall in oak with 1,148 seats, the Chamber Hall in what used to be the gymnasium, and the Lake Foyer, whose windows reach down to the floor. The foyer is played in the afternoon, when the light comes off the water.',
        ],
      ),
      ...{ street: 'Lindenquai 3', postal_code: '6099', city: 'Seehalden' },
      ...{ phone: '+41 00 555 30 30', email: 'kasse@lindhalle.example' },
      directions: prose(
        [
          '<strong>Mit der Bahn.</strong> Vom Bahnhof Seehalden sind es neun Minuten zu Fuss am Wasser entlang. Die letzten Züge fahren um 23.04 Uhr in beide Richtungen; kein Konzert endet später als um 22.30 Uhr, ausser es steht dabei.',
          '<strong>Mit dem Schiff.</strong> Von Mai bis September legt das Kursschiff um 18.50 Uhr am Lindenquai an und nach dem Konzert wieder ab. Es wartet, bis die Letzten an Bord sind.',
          '<strong>Mit dem Auto.</strong> Parkhaus Zeughaus, sechs Minuten. Am Quai stehen nur die Velos.',
        ],
        [
          '<strong>By train.</strong> From Seehalden station it is nine minutes on foot along the water. The last trains leave at 23:04 in both directions; no concert ends later than 22:30 unless it says so.',
          '<strong>By boat.</strong> From May to September the scheduled boat lands at the Lindenquai at 18:50 and leaves again after the concert. It waits until the last are on board.',
          '<strong>By car.</strong> Zeughaus car park, six minutes. Only bicycles stand on the quay.',
        ],
      ),
      accessibility: prose(
        [
          'Alle drei Räume sind stufenlos zu erreichen, der Lift führt vom Quai in jedes Geschoss. Im grossen Saal gibt es zehn Rollstuhlplätze mit Platz für eine Begleitperson, im Kammersaal vier.',
          'Die induktive Höranlage wirkt in den Reihen 4 bis 16 des grossen Saals und im ganzen Kammersaal. Assistenzhunde sind willkommen; sie sitzen meist stiller als wir.',
        ],
        [
          'All three rooms are reached without steps, and the lift leads from the quay to every floor. The Great Hall has ten wheelchair places with room for a companion, the Chamber Hall four.',
          'The induction loop covers rows 4 to 16 of the Great Hall and the whole of the Chamber Hall. Assistance dogs are welcome; they usually sit more quietly than we do.',
        ],
      ),
      access_features: ['wheelchair', 'induction-loop'],
      image,
      ...{ latitude: 46.98, longitude: 8.36, box_office_minutes: 90, doors_minutes: 45 },
      opening_hours: Object.values(DAYS).map((weekday) => ({
        ...{ weekday, time_from: weekday === DAYS.sat ? '10:00' : '12:00' },
        time_to: weekday === DAYS.sat ? '16:00' : '18:30',
      })),
    },
  })
  const rooms = await desk.add('room', {
    hall: { venue: house, name: both('Grosser Saal', 'Great Hall'), capacity: 1148, position: 0 },
    chamber: { venue: house, name: both('Kammersaal', 'Chamber Hall'), capacity: 286, position: 1 },
    foyer: { venue: house, name: both('Seefoyer', 'Lake Foyer'), capacity: 160, position: 2 },
  })
  return { house, rooms }
}
export type RoomKey = 'hall' | 'chamber' | 'foyer'
