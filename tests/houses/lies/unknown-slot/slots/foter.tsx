export default function Sidebar() {
  return <p>Kiln</p>
}
