import type { FooterProps } from 'openfoyer/slots'

/** Ours, with a line above it. */
export default function Footer({ Original, ...props }: FooterProps) {
  return (
    <>
      <p>Fired at 1240 °C</p>
      <Original {...props} />
    </>
  )
}
