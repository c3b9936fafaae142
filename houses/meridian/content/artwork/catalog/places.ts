import type { Entry } from './entry.ts'

export const places = {
  'venue-granary': {
    alt: {
      de: 'Der Speicher: drei dunkle Giebel mit Luken am Wasser, dahinter eine blaue Sonne.',
      en: 'The granary: three dark gables with hatches by the water, a blue sun behind them.',
    },
    focal: [0.5, 0.5],
  },
  'venue-weighing-house': {
    alt: {
      de: 'Die Waage: ein kleines Haus, auf dessen First ein Waagebalken mit zwei Schalen steht.',
      en: 'The weighing house: a small house with a pair of scales on its ridge.',
    },
    focal: [0.5, 0.48],
  },
  'venue-boiler-house': {
    alt: {
      de: 'Das Kesselhaus: eine Halle mit Sägezahndach und runden Fenstern, aus dem Schornstein steigt Rauch in Scheiben.',
      en: 'The boiler house: a hall with a saw-tooth roof and round windows, smoke rising from its chimney in discs.',
    },
    focal: [0.48, 0.5],
  },
  'map-granary': {
    alt: {
      de: 'Lageplan: Der Speicher liegt am Nordufer des Flusses, ein kurzer Weg führt von der Haltestelle der Tram 4 dorthin, die Fähre legt daneben an.',
      en: 'Map with German names: the granary stands on the north bank of the river, a short walk from the stop of tram 4, with the ferry landing beside it.',
    },
    focal: [0.35, 0.55],
  },
  'map-weighing-house': {
    alt: {
      de: 'Lageplan: Die Waage liegt zwischen Speicher und Flussbiegung, direkt südlich der zweiten Haltestelle der Tram 4.',
      en: 'Map with German names: the weighing house stands between the granary and the bend of the river, just south of the second stop of tram 4.',
    },
    focal: [0.46, 0.55],
  },
  'map-boiler-house': {
    alt: {
      de: 'Lageplan: Das Kesselhaus liegt hinter der Flussbiegung, südlich der dritten Haltestelle der Tram 4.',
      en: 'Map with German names: the boiler house stands past the bend of the river, south of the third stop of tram 4.',
    },
    focal: [0.6, 0.45],
  },
  'map-way': {
    alt: {
      de: 'Lageplan: Ein gepunkteter Weg ohne Stufen führt von den drei Haltestellen der Tram 4, vom Fähranleger und vom Parkhaus Zollhof zu Tür A am Speicher, Tür B an der Waage und Tür C am Kesselhaus.',
      en: 'Map with German names: a dotted way without steps leads from the three stops of tram 4, the ferry landing and the Zollhof car park to door A of the granary, door B of the weighing house and door C of the boiler house.',
    },
    focal: [0.45, 0.4],
  },
  share: {
    alt: {
      de: 'Haus Meridian: eine von einer senkrechten Linie geteilte Sonne auf blauem Grund.',
      en: 'Haus Meridian: a sun divided by an upright line on a blue ground.',
    },
    focal: [0.5, 0.5],
  },
} satisfies Record<string, Entry>
