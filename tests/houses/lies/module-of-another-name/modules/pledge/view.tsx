export default function Pledge() {
  return null
}
