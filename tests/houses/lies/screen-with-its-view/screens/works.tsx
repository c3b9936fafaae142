export default function WorksView() {
  return <main id="main-content" />
}
