/** Never shown: the house has a footer of its own. */
export default function Footer() {
  return <p>Ding dong</p>
}
