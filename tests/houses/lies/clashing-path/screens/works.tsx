export default function Works() {
  return <main id="main-content" />
}
