/** One member of the ensemble as a drawing: the numbers are those of the drawn parts. */
export interface Likeness {
  name: string
  hair: string
  body: number
  eyes: number
  brows: number
  nose: number
  lips: number
  glasses?: number
  beard?: number
  ground: 'cream' | 'sand' | 'green' | 'blue'
  looks: 'left' | 'right'
}

type Row = [
  hair: string,
  body: number,
  eyes: number,
  brows: number,
  nose: number,
  lips: number,
  extra?: { glasses?: number; beard?: number },
]

const ROWS: Row[] = [
  ['41', 8, 5, 9, 6, 22],
  ['26', 14, 1, 8, 12, 17, { beard: 2 }],
  ['57', 21, 4, 4, 7, 3],
  ['25', 25, 5, 2, 20, 22, { glasses: 8 }],
  ['61', 12, 5, 12, 16, 3],
  ['20', 16, 1, 5, 11, 30],
  ['56', 6, 1, 7, 4, 21, { beard: 9 }],
  ['63', 21, 5, 4, 13, 22],
  ['44', 20, 3, 8, 9, 4],
  ['36', 14, 5, 10, 7, 23, { glasses: 11 }],
  ['42', 19, 1, 2, 19, 17, { glasses: 3, beard: 5 }],
  ['16', 23, 1, 9, 20, 21, { beard: 12 }],
  ['48', 10, 5, 5, 6, 22],
  ['28', 13, 5, 4, 13, 14],
  ['60', 2, 5, 8, 11, 22],
  ['11', 22, 1, 12, 12, 4],
  ['35', 17, 5, 5, 10, 23],
  ['62', 12, 3, 9, 16, 3],
  ['59', 24, 5, 12, 8, 3],
  ['33', 3, 5, 1, 18, 22, { glasses: 8 }],
  ['55', 20, 1, 3, 4, 21, { beard: 11 }],
  ['08', 15, 5, 10, 7, 22],
  ['18', 9, 1, 5, 12, 17],
  ['04', 25, 5, 4, 20, 23, { glasses: 11 }],
  ['40', 11, 5, 1, 14, 14],
  ['37', 5, 1, 9, 6, 21],
  ['hat', 7, 5, 2, 10, 22, { beard: 6 }],
  ['30', 4, 4, 12, 13, 3],
]

/** Neighbours on the team page never stand on the same ground. */
const GROUNDS = ['cream', 'blue', 'sand', 'green', 'blue', 'cream', 'green', 'sand'] as const

export const ensemble: Likeness[] = ROWS.map(([hair, body, eyes, brows, nose, lips, extra], at) => ({
  name: `portrait-${String(at + 1).padStart(2, '0')}`,
  hair: hair === 'hat' ? 'hat' : `variant${hair}`,
  body,
  eyes,
  brows,
  nose,
  lips,
  ...extra,
  ground: GROUNDS[at % GROUNDS.length] ?? 'cream',
  looks: at % 3 === 1 ? 'left' : 'right',
}))
