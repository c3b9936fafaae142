export type DeviceProblem = 'lowBandwidth' | 'weakHardware'

/** What a browser reports about its device; most report less. */
export interface Device {
  connection?: { effectiveType?: string }
  deviceMemory?: number
  hardwareConcurrency?: number
}

/** 1 §2 Fallback screens: only reports what is certain; a browser that reports nothing counts as strong enough. */
export function deviceProblems({ connection, deviceMemory, hardwareConcurrency }: Device): DeviceProblem[] {
  const problems: DeviceProblem[] = []
  if (connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g') {
    problems.push('lowBandwidth')
  }
  // In GB, rounded to a power of two.
  if ((deviceMemory ?? 8) <= 0.5 || (hardwareConcurrency ?? 8) <= 1) problems.push('weakHardware')
  return problems
}
