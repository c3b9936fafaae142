import type { Plan } from './plan.ts'

export const later: Plan = {
  22: [['sat', '19:30', 'gesunder']],
  23: [['fri', '20:00', 'faeden', 'last']],
  24: [['sat', '12:00', 'orgelWasser']],
  25: [['fri', '19:30', 'winterreise', 'last']],
  26: [['sat', '20:00', 'kasimir']],
  27: [['sat', '19:30', 'sinfonieBrahms']],
  28: [
    ['fri', '19:30', 'faehrfrau', 'premiere'],
    ['sun', '18:00', 'faehrfrau', 'talkAfter'],
  ],
  29: [['fri', '19:30', 'faehrfrau']],
  30: [['sat', '19:30', 'faehrfrau']],
  31: [['wed', '12:30', 'mittagQuartett']],
  32: [['fri', '19:30', 'faehrfrau', 'audioDescription']],
  33: [['sat', '19:30', 'gesunder', 'last']],
  34: [['sat', '19:30', 'faehrfrau']],
}
