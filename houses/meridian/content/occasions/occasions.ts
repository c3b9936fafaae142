import { ferryTalks } from './ferry-talks.ts'
import { festival } from './festival.ts'
import { house } from './house.ts'
import { newVoices } from './new-voices.ts'
import { nightPieces } from './night-pieces.ts'
import { noonConcerts } from './noon-concerts.ts'
import type { Occasion } from './occasion.ts'
import { organ } from './organ.ts'
import { young } from './young.ts'

export const occasions = {
  ...noonConcerts,
  ...organ,
  ...nightPieces,
  ...ferryTalks,
  ...newVoices,
  ...young,
  ...house,
  ...festival,
} satisfies Record<string, Occasion>
export type OccasionKey = keyof typeof occasions
