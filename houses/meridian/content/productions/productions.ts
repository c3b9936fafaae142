import { antigone } from './antigone.ts'
import { bruecken } from './bruecken.ts'
import { faeden } from './faeden.ts'
import { faehrfrau } from './faehrfrau.ts'
import { gesunder } from './gesunder.ts'
import { kasimir } from './kasimir.ts'
import { lichtprobe } from './lichtprobe.ts'
import { mittagslinie } from './mittagslinie.ts'
import { nachtspeicher } from './nachtspeicher.ts'
import type { Production } from './production.ts'
import { schattenboxen } from './schattenboxen.ts'
import { tafel } from './tafel.ts'
import { uhr } from './uhr.ts'
import { voegel } from './voegel.ts'
import { wald } from './wald.ts'
import { wasser } from './wasser.ts'
import { winterreise } from './winterreise.ts'

/** The repertoire, in the order in which the site shows it. */
export const productions = {
  nachtspeicher,
  gesunder,
  wasser,
  antigone,
  schattenboxen,
  winterreise,
  uhr,
  wald,
  voegel,
  bruecken,
  tafel,
  faeden,
  kasimir,
  lichtprobe,
  mittagslinie,
  faehrfrau,
} satisfies Record<string, Production>
export type ProductionKey = keyof typeof productions
