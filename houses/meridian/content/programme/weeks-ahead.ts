import type { Plan } from './plan.ts'

/** Later weeks have fewer events, because less is planned so far ahead. */
export const weeksAhead: Plan = {
  10: [
    ['tue', '20:00', 'schattenboxen'],
    ['wed', '12:30', 'mittagGitarre'],
    ['wed', '19:30', 'uhr'],
    ['thu', '19:30', 'voegel'],
    ['fri', '19:30', 'nachtspeicher'],
    ['sat', '19:30', 'gesunder'],
    ['sun', '15:00', 'jungKonzert'],
  ],
  11: [
    ['wed', '12:30', 'mittagKlavier'],
    ['thu', '20:00', 'stimmenMehrsprachig'],
    ['fri', '19:30', 'voegel'],
    ['fri', '22:30', 'nachtRadio'],
    ['sat', '12:00', 'orgelImprovisation'],
    ['sat', '19:30', 'antigone', 'last'],
    ['sun', '18:00', 'tafel'],
  ],
  12: [
    ['wed', '19:30', 'uhr'],
    ['thu', '20:00', 'kasimir', 'premiere'],
    ['fri', '19:30', 'gesunder', 'signLanguage'],
    ['sat', '14:00', 'fuehrung'],
    ['sat', '20:00', 'kasimir'],
    ['sun', '11:00', 'faehreBrot'],
  ],
  13: [
    ['tue', '20:00', 'kasimir'],
    ['wed', '12:30', 'mittagLieder'],
    ['fri', '19:30', 'winterreise'],
    ['sat', '12:00', 'orgelKinder'],
    ['sat', '19:30', 'sinfonieHaydn'],
  ],
  14: [
    ['thu', '19:30', 'voegel'],
    ['sat', '19:30', 'nachtspeicher'],
    ['sun', '15:00', 'bruecken', 'children', 'relaxed'],
  ],
  15: [
    ['tue', '20:00', 'faeden'],
    ['fri', '20:00', 'kasimir'],
    ['sat', '19:30', 'gesunder'],
  ],
  16: [
    ['wed', '12:30', 'mittagFloeten'],
    ['fri', '22:30', 'nachtSatie'],
    ['sat', '19:30', 'uhr', 'last'],
  ],
  17: [
    ['thu', '20:00', 'stimmenWerkschau'],
    ['sun', '18:00', 'tafel', 'last'],
  ],
  18: [['fri', '19:30', 'winterreise']],
  19: [['sat', '19:30', 'voegel', 'last']],
  20: [
    ['fri', '20:00', 'kasimir'],
    ['sat', '19:30', 'nachtspeicher'],
  ],
  21: [['sat', '20:00', 'schattenboxen']],
}
