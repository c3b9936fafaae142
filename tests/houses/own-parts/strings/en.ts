export default {
  'events.tickets': 'Get in',
  'site/shell/footer.toTop': 'Back up',
}
