import type { HomeHeroProps } from 'openfoyer/slots'

/** The headline with a word before it. */
export default function HomeHero({ Original, headline }: HomeHeroProps) {
  return <Original headline={`Hot: ${headline}`} />
}
