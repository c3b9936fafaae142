import type { Entry } from './entry.ts'

export const posters = {
  'poster-birds': {
    alt: {
      de: 'Plakat „Das Gewicht der Vögel“: Auf einer Wippe drückt ein kleiner Vogel sein Ende zu Boden, am anderen hebt er eine riesige Scheibe in die Höhe.',
      en: 'Poster “Das Gewicht der Vögel”: on a seesaw a small bird weighs its end down to the ground and lifts a huge disc at the other.',
    },
    focal: [0.5, 0.5],
  },
  'poster-bridge': {
    alt: {
      de: 'Plakat „Kleine Brückenkunde“: Zwei Brückenbögen und ihr Spiegelbild im Fluss werden zu einem Augenpaar, das zur Seite schaut.',
      en: 'Poster “Kleine Brückenkunde”: two arches of a bridge and their reflection in the river become a pair of eyes looking aside.',
    },
    focal: [0.5, 0.6],
  },
  'poster-clock': {
    alt: {
      de: 'Plakat „Die Uhr geht nach“: Eine große Uhr läuft auf ihren Zeigern wie auf Beinen nach links und zieht ihre eigenen Umrisse hinter sich her.',
      en: 'Poster “Die Uhr geht nach”: a large clock walks to the left on its own hands and drags its outlines behind it.',
    },
    focal: [0.5, 0.36],
  },
  'poster-ferrywoman': {
    alt: {
      de: 'Plakat „Die Fährfrau“: Eine Frau mit blauem Kopftuch, deren Rock in Wellenlinien zum Fluss wird; auf einer Welle fährt ein kleines Boot.',
      en: 'Poster “Die Fährfrau”: a woman in a blue headscarf whose skirt flows out into the waves of a river; a small boat rides on one of them.',
    },
    focal: [0.52, 0.35],
  },
  'poster-forest': {
    alt: {
      de: 'Plakat „Was der Wald nicht sagt“: Dichte senkrechte Stämme, dahinter ein blauer Mond, in dem Stämme und Lücken die Farben tauschen.',
      en: 'Poster “Was der Wald nicht sagt”: a dense row of upright trunks and a blue moon in which trunks and gaps change colours.',
    },
    focal: [0.53, 0.35],
  },
  'poster-granary': {
    alt: {
      de: 'Plakat „Der Nachtspeicher“: Am Kran eines blauen Giebelspeichers hängt der volle Mond wie ein Sack Korn; eine Luke ist erleuchtet.',
      en: 'Poster “Der Nachtspeicher”: the full moon hangs like a sack of grain from the hoist of a blue gabled granary; one hatch is lit.',
    },
    focal: [0.5, 0.5],
  },
  'poster-light-test': {
    alt: {
      de: 'Plakat „Lichtprobe“: Sechzehn Scheiben in vier Reihen, von der schmalen Sichel bis zum vollen Licht.',
      en: 'Poster “Lichtprobe”: sixteen discs in four rows, from a thin crescent to full light.',
    },
    focal: [0.5, 0.47],
  },
  'poster-long-table': {
    alt: {
      de: 'Plakat „Die lange Tafel“: Ein gedeckter Tisch läuft bis zum Horizont; an seinem Ende sitzt eine helle Scheibe wie der letzte Gast. Ein Teller fehlt.',
      en: 'Poster “Die lange Tafel”: a laid table runs to the horizon, where a bright disc sits like the last guest. One plate is missing.',
    },
    focal: [0.5, 0.43],
  },
  'poster-mirror': {
    alt: {
      de: 'Plakat „Kasimir im Spiegel“: Ein Mann mit Melone steht vor seinem Spiegelbild, das den Hut zum Gruß gelüftet hat. Der Titel steht auch gespiegelt da.',
      en: 'Poster “Kasimir im Spiegel”: a man in a bowler hat faces his reflection, which has raised its hat to him. The title is mirrored too.',
    },
    focal: [0.5, 0.34],
  },
  'poster-noon-line': {
    alt: {
      de: 'Plakat „Mittagslinie“: Eine senkrechte Linie teilt eine große blaue Sonne, links in Streifen, rechts voll.',
      en: 'Poster “Mittagslinie”: an upright line divides a large blue sun, striped on the left, solid on the right.',
    },
    focal: [0.57, 0.37],
  },
  'poster-quay': {
    alt: {
      de: 'Plakat „Antigone am Kai“: Eine aufrechte blaue Gestalt lässt an der Kaikante Staub fallen; unter ihr liegt im Dunkel die gleiche Gestalt auf dem Rücken.',
      en: 'Poster “Antigone am Kai”: an upright blue figure lets dust fall at the edge of a quay; below, in the dark, the same figure lies on its back.',
    },
    focal: [0.55, 0.3],
  },
  'poster-shadow-boxer': {
    alt: {
      de: 'Plakat „Schattenboxen“: Ein blauer Boxhandschuh trifft auf seinen eigenen, aus Strichen gezeichneten Schatten.',
      en: 'Poster “Schattenboxen”: a blue boxing glove meets its own shadow, drawn in stripes.',
    },
    focal: [0.5, 0.32],
  },
  'poster-soles': {
    alt: {
      de: 'Plakat „Der eingebildete Gesunde“: Zwei nackte Fußsohlen ragen über eine Bettkante, am großen Zeh hängt ein rundes Schild an einem Faden.',
      en: 'Poster “Der eingebildete Gesunde”: two bare soles rise above the end of a bed, a round tag on a string tied to one big toe.',
    },
    focal: [0.52, 0.41],
  },
  'poster-threads': {
    alt: {
      de: 'Plakat „Fäden“: Die Buchstaben des Titels hängen wie Marionetten an einem Holz; der Faden des letzten ist gerissen, das N fällt.',
      en: 'Poster “Fäden”: the letters of the title hang from a bar like puppets; the last thread has snapped and the N is falling.',
    },
    focal: [0.5, 0.52],
  },
  'poster-water-room': {
    alt: {
      de: 'Plakat „Ein Zimmer aus Wasser“: Eine Hängelampe und eine Tür stehen bis zur Hälfte im Wasser, das sie in schwankende Streifen zerlegt.',
      en: 'Poster “Ein Zimmer aus Wasser”: a hanging lamp and a door stand half under water, which cuts them into wavering strips.',
    },
    focal: [0.5, 0.47],
  },
  'poster-winter': {
    alt: {
      de: 'Plakat „Winterreise, rückwärts“: Eine Winterlandschaft steht auf dem Kopf, ein Wanderer und ein kahler Baum hängen vom Schnee herab, der Mond liegt unten.',
      en: 'Poster “Winterreise, rückwärts”: a winter landscape upside down; a wanderer and a bare tree hang from the snow, the moon lies below.',
    },
    focal: [0.5, 0.5],
  },
} satisfies Record<string, Entry>
