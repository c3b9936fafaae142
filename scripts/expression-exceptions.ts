export interface Exception {
  file: string
  /** As it stands in the file. */
  text: string
  reason: string
}

/** Regular expressions that may be slower than linear, or that nobody can prove not to be, each with why that harms nobody. */
export const EXCEPTIONS: Exception[] = [
  {
    file: 'demo/artwork/portraits/portrait.ts',
    text: '/<metadata.*?<\\/metadata>/s',
    reason: 'It meets the drawings of one package only, when the artwork is made.',
  },
]
