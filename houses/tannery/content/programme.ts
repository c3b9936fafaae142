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
  text: string
  info?: string
  standing?: 'cancelled' | 'sold_out' | 'moved'
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

/** What one pays at the door. Nobody is asked for proof of anything. */
export const PRICES = {
  free: [['Free', '0.00']],
  six: [
    ['On the door', '6.00'],
    ['No wages', '3.00'],
  ],
  nine: [
    ['On the door', '9.00'],
    ['No wages', '4.00'],
  ],
  sliding: [
    ['Least', '2.00'],
    ['Enough', '8.00'],
    ['Plenty', '15.00'],
  ],
} as const
export type Price = keyof typeof PRICES

export const PROGRAMME: Night[] = [
  {
    ...{ day: 0, time: '20:00', minutes: 150, kind: 'Concert', genre: 'noise', room: 'pit', price: 'nine' },
    ...{ title: 'Dredger', subtitle: 'with Petrol Station and Ilse Amp' },
    text: 'Two basses, a circular saw, and a drummer who works on the dredgers and brings the sound of it. Ear plugs are on the bar and free.',
  },
  {
    ...{
      day: 1,
      time: '19:00',
      minutes: 100,
      kind: 'Reading',
      genre: 'words',
      room: 'loft',
      price: 'sliding',
    },
    ...{ title: 'Letters to the Council', subtitle: 'read aloud, answered by nobody' },
    text: 'Eleven years of letters about one street lamp. Read by the people who wrote them, and by one who had to file them.',
  },
  {
    ...{ day: 2, time: '10:00', minutes: 300, kind: 'Workshop', genre: 'work', room: 'loft', price: 'six' },
    ...{ title: 'Mend It', subtitle: 'bring what is broken' },
    text: 'Soldering irons, sewing machines, glue, patience. Bring a radio, a coat or a chair. What leaves works, or you know why it does not.',
  },
  {
    ...{ day: 2, time: '21:00', minutes: 240, kind: 'Night', genre: 'noise', room: 'pit', price: 'six' },
    ...{ title: 'Slow Disco', subtitle: 'nothing above 90 beats' },
    text: 'Records at the wrong speed, played by people who know the right one. The floor is swept before and after.',
  },
  {
    ...{ day: 3, time: '15:00', minutes: 120, kind: 'Film', genre: 'film', room: 'pit', price: 'six' },
    ...{ title: 'Sixteen Millimetres', subtitle: 'home movies of the harbour, 1951 to 1979' },
    text: 'Found in the lofts of this town, shown on the projector they were shown on. Somebody in the room will know the dog.',
    info: 'The films are silent. Everybody may talk.',
  },
  {
    ...{ day: 5, time: '19:30', minutes: 75, kind: 'Dance', genre: 'bodies', room: 'pit', price: 'sliding' },
    ...{ title: 'Load-Bearing', subtitle: 'Marta Quill and four dockers' },
    text: 'What a back learns in thirty years. Made in residence here since September, with people who carried things for a living.',
  },
  {
    ...{ day: 6, time: '19:30', minutes: 75, kind: 'Dance', genre: 'bodies', room: 'pit', price: 'sliding' },
    ...{ title: 'Load-Bearing', subtitle: 'Marta Quill and four dockers' },
    text: 'What a back learns in thirty years. Made in residence here since September, with people who carried things for a living.',
    standing: 'sold_out',
    info: 'There is always a bench by the door. Come anyway.',
  },
  {
    ...{ day: 7, time: '18:00', minutes: 180, kind: 'Dinner', genre: 'food', room: 'yard', price: 'sliding' },
    ...{ title: 'Long Table', subtitle: 'one pot, forty chairs' },
    text: 'Somebody cooks for forty. This week: Abdi, lentils, and what the boats brought. You wash your own plate.',
  },
  {
    ...{ day: 8, time: '20:00', minutes: 120, kind: 'Concert', genre: 'noise', room: 'loft', price: 'nine' },
    ...{ title: 'Harmonium Repair Society', subtitle: 'plays what it has repaired' },
    text: 'Three instruments rescued from a chapel, in the state they are in. The quiet evening of the month.',
  },
  {
    ...{ day: 9, time: '19:00', minutes: 90, kind: 'Talk', genre: 'words', room: 'loft', price: 'free' },
    ...{ title: 'Who Owns the Quay', subtitle: 'a map, drawn together' },
    text: 'The land registry, a roll of paper, marker pens. At the end there is a map on the wall, and it stays there.',
  },
  {
    ...{ day: 10, time: '21:00', minutes: 180, kind: 'Concert', genre: 'noise', room: 'pit', price: 'nine' },
    ...{ title: 'Feedback Choir', subtitle: 'twenty amplifiers, no singers' },
    text: 'Every amplifier that this town could lend, in a circle, facing you. Bring yours until six o’clock and it takes part.',
    standing: 'cancelled',
    info: 'Cancelled: the fuse box said no. A new night comes when the electrician has been.',
  },
  {
    ...{ day: 12, time: '19:30', minutes: 110, kind: 'Film', genre: 'film', room: 'pit', price: 'six' },
    ...{ title: 'The Strike Tapes', subtitle: 'video from 1984, unedited' },
    text: 'Four hours of tape, of which we show two. The woman who held the camera is here and says what is missing.',
  },
  {
    ...{ day: 13, time: '10:00', minutes: 300, kind: 'Workshop', genre: 'work', room: 'loft', price: 'six' },
    ...{ title: 'Riso Day', subtitle: 'two inks, your page' },
    text: 'Bring one page. Leave with fifty. The inks are those of the month.',
  },
  {
    ...{ day: 14, time: '20:00', minutes: 150, kind: 'Concert', genre: 'noise', room: 'pit', price: 'nine' },
    ...{ title: 'Tin Whistle Extremes' },
    text: 'Loud, fast, in tune for most of it. Supported by the only accordion that has ever been thrown off our roof.',
  },
  {
    ...{
      day: 15,
      time: '19:00',
      minutes: 90,
      kind: 'Reading',
      genre: 'words',
      room: 'loft',
      price: 'sliding',
    },
    ...{ title: 'Open Drawer', subtitle: 'read what you have not shown anyone' },
    text: 'Seven minutes each. The list is at the door from half past six and is full by seven.',
  },
  {
    ...{ day: 17, time: '19:30', minutes: 60, kind: 'Dance', genre: 'bodies', room: 'yard', price: 'free' },
    ...{ title: 'Crane Dance', subtitle: 'for one crane and everybody' },
    text: 'The harbour lends us its smallest crane for an evening. It moves, we answer. Wear something warm.',
    info: 'Outdoors, in all weather but lightning.',
  },
  {
    ...{ day: 19, time: '20:00', minutes: 120, kind: 'Concert', genre: 'noise', room: 'loft', price: 'nine' },
    ...{ title: 'Field Notes from a Car Park', subtitle: 'tape loops, one voice' },
    text: 'A year of recordings from level 3, in the order in which the lights went out.',
  },
  {
    ...{
      day: 21,
      time: '18:00',
      minutes: 180,
      kind: 'Dinner',
      genre: 'food',
      room: 'yard',
      price: 'sliding',
    },
    ...{ title: 'Long Table', subtitle: 'one pot, forty chairs' },
    text: 'Somebody cooks for forty. This week: the rowing club, potatoes in every form.',
  },
  {
    ...{ day: 23, time: '19:00', minutes: 90, kind: 'Talk', genre: 'words', room: 'pit', price: 'free' },
    ...{ title: 'Assembly', subtitle: 'what the house does next year' },
    text: 'Everybody who has been here once has a vote. The accounts are on the table.',
  },
  {
    ...{ day: 24, time: '21:00', minutes: 300, kind: 'Night', genre: 'noise', room: 'pit', price: 'six' },
    ...{ title: 'Photocopier at Two', subtitle: 'sound made by office machines' },
    text: 'Contact microphones on a copier, a franking machine and a door. Ends when the toner does.',
  },
]
