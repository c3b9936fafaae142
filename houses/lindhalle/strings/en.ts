export default {
  'events.few_left': 'Last tickets',
  'programme/screens/detail.few_left': 'Last tickets',
  'magazine.headline': 'To read when the lights are on again',
}
