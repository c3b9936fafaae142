import { bar, disc, halfDisc, line, lines, within } from '../press/draw.ts'
import { inBoth, type Say } from '../press/in-both.ts'
import { BLUE, GREEN } from '../press/inks.ts'
import { H, INSET, rings, seriesSheet, W } from './frame.ts'

const inside = (...shapes: string[]) => within(bar(INSET, INSET, W - 2 * INSET, H - 2 * INSET), ...shapes)

/** The bounces of a ball that loses heart. */
const hops = Array.from({ length: 30 }, (_, step) => {
  const phase = step / 30
  const hop = Math.min(2, Math.floor(phase * 3))
  const flight = phase * 3 - hop
  return disc(290 + phase * 1030, 500 - Math.sin(flight * Math.PI) * (300 - hop * 90), 13)
})

const pipes = [190, 250, 310, 370, 430, 370, 310, 250, 190].map((height, pipe) => {
  const x = 384 + pipe * 84
  return bar(x, 640 - height - 20, 60, height) + halfDisc(x + 30, 640 - 20, 30, 'up')
})

export const series = [
  (say: Say) =>
    seriesSheet({
      name: 'noon-concerts',
      title: say(['Mittags-', 'konzerte'], ['Noon', 'Concerts']),
      ground: 'paper',
      sun: [W / 2, INSET + 7],
      motif: inside(lines([INSET, 300], [W, 250], 50, 9)),
    }),
  (say: Say) =>
    seriesSheet({
      name: 'night-pieces',
      title: say(['Nacht-', 'stücke'], ['Night', 'Pieces']),
      ground: GREEN,
      sun: [1140, H - INSET - 7],
      motif: inside(rings(1140, H - INSET - 7, [230, 300, 370, 440, 510], 9)),
    }),
  (say: Say) =>
    seriesSheet({
      name: 'ferry-talks',
      title: say(['Fähr-', 'gespräche'], ['Ferry', 'Talks']),
      ground: BLUE,
      sun: [W - INSET - 7, 330],
      motif:
        line([INSET, 410], [W - INSET, 410], 9) +
        halfDisc(470, 410, 150, 'up') +
        disc(406, 352, 46) +
        disc(534, 352, 46),
    }),
  (say: Say) =>
    seriesSheet({
      name: 'young-meridian',
      title: say(['Junges', 'Meridian'], ['Young', 'Meridian']),
      ground: BLUE,
      sun: [INSET + 7, 400],
      motif: hops.join(''),
    }),
  (say: Say) =>
    seriesSheet({
      name: 'new-voices',
      title: say(['Neue', 'Stimmen'], ['New', 'Voices']),
      ground: 'paper',
      sun: [W - INSET - 7, INSET + 7],
      motif: inside(rings(W - INSET - 7, INSET + 7, [270, 380, 490, 600, 710], 26)),
    }),
  (say: Say) =>
    seriesSheet({
      name: 'organ-at-twelve',
      title: say(['Orgel um zwölf'], ['Organ at Twelve']),
      ground: GREEN,
      sun: [W / 2, INSET + 7],
      motif: pipes.join(''),
    }),
].flatMap(inBoth)
