interface Stay {
  title: string
  what: string
  about: string
  room: string
  /** Days from today. */
  from: number
  to: number
  call?: { days: number; words: string }
}

export const RESIDENCIES: Stay[] = [
  {
    title: 'Marta Quill',
    what: 'Load-Bearing: a dance made with four dockers',
    about:
      'Marta has spent the autumn asking people who carried things for a living how they did it. Four of them said they would rather show her. The result is seventy-five minutes long and has no music, because they talk all the way through.\n\nOpen rehearsal every Monday at two. Bring a sandwich.',
    room: 'The Pit',
    from: -66,
    to: 19,
  },
  {
    title: 'Ilse Amp',
    what: 'Twenty amplifiers, and how to borrow them',
    about:
      'Ilse is borrowing every working amplifier in Saltmouth for one evening. She has eleven. If there is one in your loft, she will carry it down herself and bring it back, which is more than the last person did.',
    room: 'The Loft',
    from: -12,
    to: 40,
  },
  {
    title: 'The Lamp Committee',
    what: 'An opera made of letters to the council',
    about:
      'Eleven years, two hundred and six letters, one street lamp. The committee has met every Tuesday since 2015 and has agreed to be set to music, four votes to three.',
    room: 'The Loft',
    from: 46,
    to: 130,
  },
  {
    title: 'The cold months',
    what: 'Four weeks in the Loft: a key, £600, and soup on Thursdays',
    about:
      'The Loft is warm from the bakery underneath until about eleven, and after that it is not. For four weeks it is yours: to draw, solder, sew, rehearse or sit. You do not have to show anything at the end. Most people do, because by then they want to.',
    room: 'The Loft',
    from: 136,
    to: 164,
    call: {
      days: 24,
      words:
        'Four weeks, the Loft, a key, £600 and soup. For work that needs a room more than an audience.\nOne page, typed or written: what you would do, what it needs, and how loud it is. No CV. Everybody gets an answer, and three of us have to agree on it.',
    },
  },
  {
    title: 'Window, Ropewalk',
    what: 'The street window, one week each',
    about:
      'Two metres by three, lit all night, facing the bus stop. For something that can be understood by somebody waiting for the number 14.',
    room: 'The Yard',
    from: 62,
    to: 69,
    call: {
      days: -6,
      words: 'A week in the window and £80 for materials. Say what the bus stop will see.',
    },
  },
  {
    title: 'Rotary Club',
    what: 'A year of washing-machine drums, tuned',
    about: 'Nine drums, two motors, one very patient neighbour. The record is behind the bar, £5.',
    room: 'The Yard',
    from: -150,
    to: -70,
  },
]
