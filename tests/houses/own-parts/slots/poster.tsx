import type { PosterProps } from 'openfoyer/slots'
import { Link } from 'openfoyer/views'

/** The name of an evening, in clay. */
export default function Poster({ event }: PosterProps) {
  return (
    <h3>
      In clay: <Link to={event.url}>{event.title}</Link>
    </h3>
  )
}
