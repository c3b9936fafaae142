export default {
  'site/shell/footer.toTop': '↑ up',
}
