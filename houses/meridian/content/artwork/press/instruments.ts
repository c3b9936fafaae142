import { bar, disc, line, moved, oval, path, stroke } from './draw.ts'

/** A violin, its neck upwards, about 300 long; a cello is one at twice the size. */
export const violin =
  path(
    'M-52,30C-60,-20 -24,-20 -30,-50C-44,-70 -30,-110 0,-110C30,-110 44,-70 30,-50C24,-20 60,-20 52,30C52,90 -52,90 -52,30Z',
  ) +
  bar(-7, -220, 14, 120) +
  disc(0, -224, 14)
/** The holes in its front. */
export const soundHoles = stroke('M-22,-6q-10,24 4,44M22,-6q10,24 -4,44', 6) + bar(-20, 46, 40, 6)

export const bow = line([-190, 0], [190, 0], 7) + bar(-196, -10, 30, 20)

/** A trumpet pointing to the right, its bell at 230|0. */
export const trumpet =
  bar(-30, -9, 220, 18) +
  path('M130,-9C190,-12 210,-40 236,-58V58C210,40 190,12 130,9Z') +
  path('M10,-9C10,46 120,46 120,9L104,9C104,30 26,30 26,-9Z') +
  [36, 60, 84].map((x) => bar(x, -34, 12, 60)).join('')

/** A trombone, pointing to the right. */
export const trombone =
  stroke('M-40,-20H330V30H-40', 12) + path('M150,-26C230,-30 270,-70 300,-96V50C270,30 230,0 150,-12Z')

/** A grand piano from the side, its lid open, standing on 0|0; the keys are at the left. */
export const grandPiano =
  path('M0,-330H60V-350H640V-240H0Z') +
  path('M70,-350L560,-640C640,-600 660,-480 640,-350Z') +
  [60, 330, 600].map((x) => bar(x, -240, 22, 240)).join('') +
  oval(0, -300, 6, 6)

/** A sheet of music on its stand, standing on 0|0. */
export const musicStand =
  bar(-5, -330, 10, 330) +
  stroke('M-60,0L0,-90L60,0', 9) +
  moved('translate(0 -350) rotate(-4)', path('M-90,-60H90L80,40H-80Z'))
