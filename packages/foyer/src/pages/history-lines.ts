/** A longer pause begins a new entry of the history. */
const PAUSE_MINUTES = 10

export interface WrittenVersion {
  id: number
  documentId: number
  authorId: number | null
  createdAt: Date
  restoredFromId: number | null
  publishedAt: Date | null
}

/** Versions that are one entry of the history: those of one writer without a long pause. The last one represents the others. */
export interface Line<V extends WrittenVersion> {
  last: V
  first: V
  writes: number
}

/** Groups versions, the newest first. A version that was published or restored from ends an entry, so that it can be found. */
export function linesOf<V extends WrittenVersion>(versions: V[]): Line<V>[] {
  const lines: Line<V>[] = []
  const openLines = new Map<number, Line<V>>()
  for (const version of versions) {
    const line = openLines.get(version.documentId)
    if (line && continues(version, line.first)) {
      line.first = version
      line.writes++
      continue
    }
    const begun = { last: version, first: version, writes: 1 }
    openLines.set(version.documentId, begun)
    lines.push(begun)
  }
  return lines
}

function continues(earlier: WrittenVersion, later: WrittenVersion): boolean {
  if (earlier.authorId !== later.authorId || earlier.publishedAt) return false
  if (earlier.restoredFromId !== null || later.restoredFromId !== null) return false
  return later.createdAt.getTime() - earlier.createdAt.getTime() < PAUSE_MINUTES * 60_000
}
