export const RESIDENCIES = [
  {
    who: 'Marta Quill',
    what: 'Load-Bearing: dance, with people who carried things for a living',
    from: 'September',
    to: 'December',
  },
  { who: 'Ilse Amp', what: 'Twenty amplifiers and how to borrow them', from: 'November', to: 'January' },
  {
    who: 'The Lamp Committee',
    what: 'An opera made of letters to the council',
    from: 'January',
    to: 'April',
  },
]
