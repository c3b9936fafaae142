/** A month in the tannery. Days are counted from the day of the filling, so there is always a month to come. */
export interface Night {
  /** Days from today. */
  day: number
  time: string
  minutes: number
  title: string
  subtitle?: string
  kind: string
  genre: Genre
  room: Room
  price: Price
  text: string[]
  info?: string
  standing?: 'cancelled' | 'sold_out' | 'few_left'
}

export const GENRES = {
  noise: { name: 'Noise', kind: 'music' },
  words: { name: 'Words', kind: 'literature' },
  film: { name: 'Film', kind: 'film' },
  bodies: { name: 'Bodies', kind: 'dance' },
  work: { name: 'Work', kind: 'workshop' },
  food: { name: 'Food', kind: 'food' },
} as const
export type Genre = keyof typeof GENRES

export const ROOMS = {
  pit: { name: 'The Pit', capacity: 140 },
  loft: { name: 'The Loft', capacity: 45 },
  yard: { name: 'The Yard', capacity: 200 },
}
export type Room = keyof typeof ROOMS

/** What one pays at the door. Nobody is asked for proof of anything. The first price is the usual one. */
export const PRICES = {
  free: [['Free', '0.00']],
  three: [['On the door', '3.00']],
  six: [
    ['On the door', '6.00'],
    ['No wages', '3.00'],
  ],
  nine: [
    ['On the door', '9.00'],
    ['No wages', '4.00'],
  ],
  pay: [
    ['Enough', '8.00'],
    ['A bit', '2.00'],
    ['Plenty', '15.00'],
  ],
} as const
export type Price = keyof typeof PRICES

type What = Omit<Night, 'day' | 'time' | 'minutes' | 'room' | 'price'>

const night = (
  [day, time, minutes]: [number, string, number],
  room: Room,
  price: Price,
  what: What,
): Night => ({ day, time, minutes, room, price, ...what })

const MEND: What = {
  ...{ title: 'Mend It', subtitle: 'Repair café. Bring what is broken', kind: 'Repair café', genre: 'work' },
  text: [
    'Soldering irons, sewing machines, glue, patience. Bring a radio, a coat or a chair. What leaves works, or you know why it does not.',
    'No microwaves. We have talked about the microwaves.',
  ],
  info: 'Drop in. The kettle is on from ten. Pay for parts, and whatever you like for the rest.',
}
const LIFE: What = {
  ...{ title: 'Life Drawing', subtitle: 'Short poses, then one long one', kind: 'Drawing', genre: 'bodies' },
  text: [
    'Two hours, easels, boards, charcoal. No teacher, no music, a heater pointed at the person who needs it.',
    'If you have always wanted to model, ask at the bar. It pays £25 and you can keep the worst drawing.',
  ],
  info: 'Materials are in the price. Pencils are on the table, but never come back sharp.',
}
const OPEN: What = {
  ...{ title: 'Open Mic, Broken Stand', subtitle: 'Seven minutes each', kind: 'Open mic', genre: 'words' },
  text: [
    'Songs, poems, complaints. The list is on the door from half past six and is full by seven. Covers are allowed if we do not notice.',
  ],
  info: 'Free if you go on. The stand really is broken; hold it with your knee.',
}
const TABLE = (cook: string): What => ({
  ...{ title: 'Long Table', subtitle: 'One pot, forty chairs', kind: 'Supper', genre: 'food' },
  text: [
    `Somebody cooks for forty. This week: ${cook} You wash your own plate, and the one of the person opposite.`,
  ],
  info: 'Say at the bar by Wednesday what you cannot eat. Always something without meat.',
})

export const PROGRAMME: Night[] = [
  night([0, '20:00', 150], 'pit', 'nine', {
    ...{ title: 'Dredger', subtitle: 'With Petrol Station and Ilse Amp', kind: 'Gig', genre: 'noise' },
    text: [
      'Two basses, a circular saw, and a drummer who works on the dredgers and brings the sound of it home.',
      'Petrol Station are three sisters who have agreed never to rehearse. Ilse Amp opens with one amplifier, as a trailer for the twenty.',
    ],
  }),
  night([0, '23:00', 150], 'loft', 'free', {
    ...{ title: 'After Hours Chess', subtitle: 'Blitz, by lamplight', kind: 'Games', genre: 'work' },
    text: ['Six boards, six clocks, one of them honest. Losing is quick and nobody writes it down.'],
    info: 'Nothing to pay. Nineteen stairs.',
  }),
  night([1, '19:00', 100], 'loft', 'pay', {
    ...{ title: 'Letters to the Council', kind: 'Reading', genre: 'words' },
    subtitle: 'Read aloud, answered by nobody',
    text: [
      'Eleven years of letters about one street lamp, read by the people who wrote them and by one who had to file them.',
    ],
  }),
  night([1, '21:30', 210], 'pit', 'six', {
    ...{ title: 'Slow Disco', subtitle: 'Nothing above 90 beats', kind: 'Club', genre: 'noise' },
    text: [
      'Records at the wrong speed, played by people who know the right one. The floor is swept before and after.',
    ],
    standing: 'few_left',
  }),
  night([2, '10:00', 300], 'loft', 'free', MEND),
  night([2, '20:00', 140], 'pit', 'nine', {
    ...{ title: 'Gutter Hymnal', kind: 'Gig', genre: 'noise' },
    subtitle: 'Sacred harp, sung by people who were thrown out of choirs',
    text: [
      'Forty voices in a square, facing each other, as loud as they can. You may sit in the middle, where it is frightening.',
    ],
  }),
  night([3, '15:00', 110], 'pit', 'six', {
    ...{ title: 'Sixteen Millimetres', kind: 'Film club', genre: 'film' },
    subtitle: 'Home movies of the harbour, 1951 to 1979',
    text: [
      'Found in the lofts of this town, shown on the projector they were shown on. Somebody in the room will know the dog.',
    ],
    info: 'The films are silent. You are not expected to be.',
  }),
  night([3, '19:00', 120], 'loft', 'six', LIFE),
  night([4, '14:00', 90], 'pit', 'free', {
    ...{ title: 'Load-Bearing, open rehearsal', kind: 'Residency', genre: 'bodies' },
    subtitle: 'Marta Quill and four dockers',
    text: ['They stop when it goes wrong, and tell you why. Bring a sandwich; they do.'],
    info: 'Come and go as you like. Level with the street.',
  }),
  night([5, '19:30', 75], 'pit', 'pay', {
    ...{ title: 'Load-Bearing', kind: 'Residency showing', genre: 'bodies' },
    subtitle: 'Marta Quill and four dockers',
    text: [
      'What a back learns in thirty years. Made here since September, with people who carried things for a living and have opinions about how dancers do it.',
      'Seventy-five minutes, no music. They talk all the way through.',
    ],
  }),
  night([6, '19:30', 75], 'pit', 'pay', {
    ...{ title: 'Load-Bearing', kind: 'Residency showing', genre: 'bodies' },
    subtitle: 'Marta Quill and four dockers',
    text: ['The second of two. The dockers have asked for a matinée and been told to wait and see.'],
    standing: 'sold_out',
    info: 'There is always a bench by the door. Come anyway.',
  }),
  night([7, '18:30', 150], 'yard', 'pay', TABLE('Abdi, lentils, and what the boats brought.')),
  night([7, '20:30', 120], 'loft', 'six', {
    ...{ title: 'Harmonium Repair Society', kind: 'Gig', genre: 'noise' },
    subtitle: 'Plays what it has repaired',
    text: [
      'Three instruments rescued from a chapel, in the state they are in. The quiet evening of the month.',
    ],
  }),
  night([8, '19:00', 90], 'loft', 'free', {
    ...{ title: 'Who Owns the Quay', subtitle: 'A map, drawn together', kind: 'Talk', genre: 'words' },
    text: [
      'The land registry, a roll of lining paper, marker pens. At the end there is a map on the wall, and it stays there until somebody’s solicitor writes.',
    ],
  }),
  night([8, '21:00', 240], 'pit', 'six', {
    ...{ title: 'Two-Tone Terror', subtitle: 'Ska and worse, on vinyl', kind: 'Club', genre: 'noise' },
    text: ['Bring a record and you are in for three quid. Bring “Baggy Trousers” and it is six again.'],
  }),
  night([9, '10:00', 300], 'loft', 'free', MEND),
  night([9, '20:00', 180], 'pit', 'nine', {
    ...{ title: 'Feedback Choir', subtitle: 'Twenty amplifiers, no singers', kind: 'Noise', genre: 'noise' },
    text: ['Every amplifier that this town could lend, in a circle, facing you.'],
    standing: 'cancelled',
    info: 'Off: the fuse box said no. A new night comes when the electrician has been.',
  }),
  night([10, '11:00', 60], 'yard', 'three', {
    ...{ title: 'Small Noise', subtitle: 'For under-fives and their hangovers', kind: 'Gig', genre: 'noise' },
    text: ['Saucepans, bin lids, one trained percussionist. It is over by noon and so are you.'],
    info: 'Three pounds each, babies free. Ear defenders in small sizes on the bar.',
  }),
  night([10, '19:00', 120], 'loft', 'six', LIFE),
  night([11, '19:30', 110], 'pit', 'six', {
    ...{ title: 'The Strike Tapes', subtitle: 'Video from 1984, unedited', kind: 'Film club', genre: 'film' },
    text: [
      'Four hours of tape, of which we show two. The woman who held the camera is here and says what is missing.',
    ],
  }),
  night([12, '18:30', 150], 'loft', 'three', OPEN),
  night([13, '20:00', 120], 'loft', 'nine', {
    ...{
      title: 'Field Notes from a Car Park',
      subtitle: 'Tape loops, one voice',
      kind: 'Noise',
      genre: 'noise',
    },
    text: ['A year of recordings from level 3, in the order in which the lights went out.'],
  }),
  night([14, '18:30', 150], 'yard', 'pay', TABLE('the rowing club, potatoes in every form.')),
  night([14, '20:30', 150], 'pit', 'nine', {
    ...{ title: 'Tin Whistle Extremes', kind: 'Gig', genre: 'noise' },
    text: [
      'Loud, fast, in tune for most of it. Supported by the only accordion that has ever been thrown off our roof.',
    ],
  }),
  night([15, '19:00', 90], 'loft', 'pay', {
    ...{ title: 'Open Drawer', kind: 'Reading', genre: 'words' },
    subtitle: 'Read what you have not shown anyone',
    text: ['First drafts only. No applause between readers; a nod is fine.'],
  }),
  night([15, '22:00', 300], 'pit', 'six', {
    ...{
      title: 'Night Shift',
      subtitle: 'Techno for people with work tomorrow',
      kind: 'Club',
      genre: 'noise',
    },
    text: ['Starts on time. Ends on time. Earplugs and flapjacks at the bar.'],
  }),
  night([16, '10:00', 300], 'loft', 'free', MEND),
  night([16, '16:00', 120], 'yard', 'free', {
    ...{ title: 'Crane Dance', subtitle: 'For one crane and everybody', kind: 'Dance', genre: 'bodies' },
    text: [
      'The harbour lends us its smallest crane for an afternoon. It moves, we answer. Wear something warm and nothing on your head that you love.',
    ],
    info: 'Outdoors, in all weather but lightning.',
  }),
  night([16, '20:00', 150], 'pit', 'nine', {
    ...{ title: 'Nan’s Wireless', subtitle: 'With Cold Tea and the Undercoats', kind: 'Gig', genre: 'noise' },
    text: ['Post-punk from two streets away. The drummer’s nan does the door, so have the right money.'],
  }),
  night([17, '15:00', 100], 'pit', 'six', {
    ...{ title: 'Bring Your Own Reel', kind: 'Film club', genre: 'film' },
    subtitle: 'Super 8, 16 mm, VHS, whatever is in the box',
    text: ['You bring it, we thread it, nobody has seen it. If it burns, it was a performance.'],
  }),
  night([17, '19:00', 120], 'loft', 'six', LIFE),
  night([18, '19:00', 90], 'pit', 'free', {
    ...{ title: 'Assembly', subtitle: 'What the house does next year', kind: 'Meeting', genre: 'work' },
    text: [
      'Everybody who has been here once has a vote. The accounts are on the table, and so is the question of the microwaves.',
    ],
    info: 'Ninety minutes, with a gong. Crisps.',
  }),
  night([19, '19:30', 80], 'pit', 'pay', {
    ...{ title: 'Gnawing', kind: 'Theatre', genre: 'bodies' },
    subtitle: 'A play for two actors and one very large cardboard box',
    text: ['The box is from the new fridge. The play is about the old one.'],
  }),
  night([20, '19:30', 80], 'pit', 'pay', {
    ...{ title: 'Gnawing', kind: 'Theatre', genre: 'bodies' },
    subtitle: 'A play for two actors and one very large cardboard box',
    text: ['Second night. The box is showing its age.'],
  }),
  night([21, '18:30', 150], 'yard', 'pay', TABLE('Mrs Adeyemi, jollof, an argument about jollof.')),
  night([21, '20:30', 120], 'loft', 'nine', {
    ...{ title: 'Hum', subtitle: 'Eleven fridges, amplified', kind: 'Noise', genre: 'noise' },
    text: ['They are all slightly flat. It is the most restful hour of the winter.'],
    info: 'Lie down if you like. Bring a cushion; the floor is a floor.',
  }),
  night([22, '19:00', 90], 'loft', 'pay', {
    ...{ title: 'Dirty Words', subtitle: 'A printers’ glossary', kind: 'Reading', genre: 'words' },
    text: ['Bleed, gutter, widow, slug. Two compositors in their eighties explain, with examples.'],
  }),
  night([22, '22:00', 300], 'pit', 'six', {
    ...{ title: 'Slow Disco', subtitle: 'Nothing above 90 beats', kind: 'Club', genre: 'noise' },
    text: ['As last month, slower.'],
  }),
  night([23, '10:00', 300], 'loft', 'six', {
    ...{ title: 'Riso Day', subtitle: 'Two inks, your page', kind: 'Workshop', genre: 'work' },
    text: [
      'Bring one page. Leave with fifty. The inks are those of the month, so plan for pink. The machine is called Brenda and does not like to be rushed.',
    ],
    standing: 'few_left',
    info: 'Ten places. Write to print@tannery.example to keep one; pay on the day.',
  }),
  night([23, '20:00', 150], 'pit', 'nine', {
    ...{ title: 'Ropewalk Allstars', kind: 'Gig', genre: 'noise' },
    subtitle: 'Everybody who has played here this year, all at once',
    text: ['One drum kit, nine drummers, a rota. Please do not lean on the fuse box.'],
  }),
  night([24, '15:00', 180], 'yard', 'free', {
    ...{ title: 'Swap', subtitle: 'Coats, books, bicycles, seedlings', kind: 'Market', genre: 'work' },
    text: ['Bring one thing, take one thing. Nobody counts, but everybody can see.'],
  }),
  night([24, '19:00', 120], 'loft', 'six', LIFE),
  night([26, '18:30', 150], 'loft', 'three', OPEN),
  night([28, '18:30', 150], 'yard', 'pay', TABLE('whoever loses the vote on Monday.')),
  night([29, '21:00', 300], 'pit', 'six', {
    ...{ title: 'Photocopier at Two', kind: 'Noise', genre: 'noise' },
    subtitle: 'Sound made by office machines',
    text: [
      'Contact microphones on a copier, a franking machine and a door. Begins at nine, gets to the point at two. Ends when the toner does.',
    ],
  }),
  night([30, '10:00', 300], 'loft', 'free', MEND),
  night([31, '15:00', 100], 'pit', 'six', {
    ...{
      title: 'Closed for Stocktaking',
      subtitle: 'British public information films',
      kind: 'Film club',
      genre: 'film',
    },
    text: ['Do not play on building sites. Do not fly kites near pylons. Do not come without a cushion.'],
  }),
]
