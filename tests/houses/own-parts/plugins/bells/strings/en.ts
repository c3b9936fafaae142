export default {
  'events.tickets': 'Ring for tickets',
  'site/shell/footer.toTop': 'Up to the bells',
  'site/shell/layouts.skip': 'Past the bells',
}
