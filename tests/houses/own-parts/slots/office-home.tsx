import type { OfficeHomeProps } from 'openfoyer/slots'

/** Ours, below a greeting. */
export default function OfficeHome({ Original, ...props }: OfficeHomeProps) {
  return (
    <>
      <p>The potters greet the staff</p>
      <Original {...props} />
    </>
  )
}
