/** A file on its way into the library. */
export interface Sent {
  name: string
  state: 'waiting' | 'sending' | 'taken' | 'refused' | 'stopped'
  /** How much of it has left, from 0 to 1. */
  part: number
  /** What it became. */
  id: number | null
  /** Why it was not taken. */
  fault: string
}

/** Sends one file; told how much of it has left, and broken off by the signal. */
export type TakeFile = (
  file: File,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
) => Promise<{ id: number }>

interface Sending {
  take: TakeFile
  faultOf(error: unknown, file: File): string
  /** Ends it: the file that is on its way is broken off, the rest is not sent. What has been taken stays. */
  signal: AbortSignal
  onChange(sent: Sent[]): void
  onTaken(id: number): void
}

/** Sends files one after the other, and says of each how far it is and what became of it; one that fails holds up no other. */
export async function sendEach(
  files: File[],
  { take, faultOf, signal, onChange, onTaken }: Sending,
): Promise<void> {
  const sent = files.map(({ name }): Sent => ({ name, state: 'waiting', part: 0, id: null, fault: '' }))
  const tell = (index: number, change: Partial<Sent>) => {
    sent[index] = { ...(sent[index] as Sent), ...change }
    onChange([...sent])
  }
  for (const [index, file] of files.entries()) {
    if (signal.aborted) {
      tell(index, { state: 'stopped' })
      continue
    }
    tell(index, { state: 'sending' })
    try {
      const { id } = await take(file, (part) => tell(index, { part }), signal)
      tell(index, { state: 'taken', part: 1, id })
      onTaken(id)
    } catch (error) {
      if (signal.aborted) tell(index, { state: 'stopped' })
      else tell(index, { state: 'refused', fault: faultOf(error, file) })
    }
  }
}
