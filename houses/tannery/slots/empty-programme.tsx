import type { EmptyProgrammeProps } from 'openfoyer/slots'
import { Tray } from '../screens/tray.tsx'

/** An empty tray, and whatever can be done about it. */
export default function EmptyProgramme({ text, children }: EmptyProgrammeProps) {
  return <Tray text={text}>{children}</Tray>
}
