import type { Desk, NewPicture } from 'openfoyer/content'

/** The pictures of the house, all made for it: `CREDITS.md` beside them says how. */
const pictures = {
  hall: {
    file: 'hall.jpg',
    de: 'Leere Sitzreihen im grossen Saal, dahinter die erleuchtete Bühne mit einem geschlossenen Flügel.',
    en: 'Empty rows in the Great Hall, behind them the lit stage with a closed grand piano.',
  },
  lakeDusk: {
    file: 'lake_dusk.jpg',
    de: 'Der See nach Sonnenuntergang, Pfähle im Wasser, am anderen Ufer die Lichter eines Dorfs.',
    en: 'The lake after sunset, posts in the water, on the far shore the lights of a village.',
  },
  lakeFog: {
    file: 'lake_fog.jpg',
    de: 'Ein Steg führt in den Morgennebel über dem See.',
    en: 'A landing stage leads into the morning fog over the lake.',
  },
  violin: {
    file: 'violin.jpg',
    de: 'Der Steg einer Geige, vier Saiten, dahinter unscharf der Bogen.',
    en: 'The bridge of a violin, four strings, and out of focus behind them the bow.',
    focal: [0.6, 0.55],
  },
  pianoHammers: {
    file: 'piano_hammers.jpg',
    de: 'Die Hämmer eines Konzertflügels unter den Saiten.',
    en: 'The hammers of a concert grand below the strings.',
  },
  pianoKeys: {
    file: 'piano_keys.jpg',
    de: 'Klaviertasten im Seitenlicht, drei davon gedrückt.',
    en: 'Piano keys in light from the side, three of them pressed.',
  },
  timpani: {
    file: 'timpani.jpg',
    de: 'Das Fell einer Pauke, darauf zwei Schlägel.',
    en: 'The head of a kettledrum with two sticks lying on it.',
  },
  horn: {
    file: 'horn.jpg',
    de: 'Der Schalltrichter eines Horns, in dem sich die Lichter des Saals spiegeln.',
    en: 'The bell of a horn with the lights of the hall reflected in it.',
  },
  fourChairs: {
    file: 'four_chairs.jpg',
    de: 'Vier leere Stühle und vier Notenpulte im Kreis, von oben gesehen, mit langen Schatten.',
    en: 'Four empty chairs and four music stands in a circle, seen from above, with long shadows.',
  },
  standLamp: {
    file: 'stand_lamp.jpg',
    de: 'Ein Notenpult mit kleiner Lampe auf der dunklen Bühne.',
    en: 'A music stand with a small lamp on the dark stage.',
  },
  score: {
    file: 'score.jpg',
    de: 'Eine Partiturseite, auf der ein Bleistift liegt.',
    en: 'A page of a score with a pencil lying on it.',
  },
  harp: {
    file: 'harp.jpg',
    de: 'Saiten einer Harfe, einige davon rot und schwarz.',
    en: 'Strings of a harp, some of them red and black.',
  },
  foyer: {
    file: 'foyer.jpg',
    de: 'Das Seefoyer am Abend: hohe Fenster zum See, eine Reihe Lampen, die sich im Glas spiegeln.',
    en: 'The Lake Foyer in the evening: tall windows on the lake and a row of lamps reflected in the glass.',
  },
  rain: {
    file: 'rain.jpg',
    de: 'Regentropfen auf einer Scheibe, dahinter unscharfe Lichter.',
    en: 'Raindrops on a window pane with blurred lights behind it.',
  },
  cloakroom: {
    file: 'cloakroom.jpg',
    de: 'Messinghaken mit Nummern in der leeren Garderobe.',
    en: 'Brass hooks with numbers in the empty cloakroom.',
  },
  ribs: {
    file: 'ribs.jpg',
    de: 'Rippen aus Eiche an der Wand des Saals im Streiflicht.',
    en: 'Ribs of oak on the wall of the hall in raking light.',
  },
} satisfies Record<string, { file: string; de: string; en: string; focal?: NewPicture['focal'] }>
export type PictureKey = keyof typeof pictures

const CREDIT = { de: 'Lindhalle', en: 'Lindhalle' }

/** Adds the pictures; without storage, as in most tests, there are none. */
export async function addPictures(desk: Desk): Promise<Record<PictureKey, number | null>> {
  const ids: Partial<Record<PictureKey, number | null>> = {}
  for (const [key, { file, de, en, ...more }] of Object.entries(pictures) as [PictureKey, Picture][]) {
    const url = new URL(`./${file}`, import.meta.url)
    ids[key] = await desk.picture(url, { alt: { de, en }, credit: CREDIT.de, ...more })
  }
  return ids as Record<PictureKey, number | null>
}
type Picture = { file: string; de: string; en: string; focal?: NewPicture['focal'] }
