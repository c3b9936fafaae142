import type { ConsentTextProps } from 'openfoyer/slots'

/** Ours, after a sentence of the house. */
export default function ConsentText({ Original, ...props }: ConsentTextProps) {
  return (
    <>
      <p>The kiln itself sets no cookies</p>
      <Original {...props} />
    </>
  )
}
