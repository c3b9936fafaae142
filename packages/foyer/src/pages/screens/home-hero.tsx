import { houseSlot } from '../../ui/house-slot.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

interface Props {
  /** The headline of the home page, for its `h1`. */
  headline: string
}

/** The head of the home page. */
export const HomeHero = houseSlot('home-hero', OurHomeHero)

function OurHomeHero({ headline }: Props) {
  return <PageHeader headline={headline} />
}
