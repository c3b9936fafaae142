import type { EmptyProgrammeProps } from 'openfoyer/slots'

/** Ours, and what to do until something happens. */
export default function EmptyProgramme({ Original, ...props }: EmptyProgrammeProps) {
  return (
    <Original {...props} text="The kiln is cold">
      <p>Come and light it</p>
      {props.children}
    </Original>
  )
}
