import { expect, it } from 'vitest'
import { deviceProblems } from './device.ts'

it.each([
  [{}, []],
  [{ connection: { effectiveType: '4g' }, deviceMemory: 8, hardwareConcurrency: 8 }, []],
  [{ connection: { effectiveType: '3g' }, deviceMemory: 1, hardwareConcurrency: 2 }, []],
  [{ connection: { effectiveType: '2g' } }, ['lowBandwidth']],
  [{ connection: { effectiveType: 'slow-2g' } }, ['lowBandwidth']],
  [{ deviceMemory: 0.5 }, ['weakHardware']],
  [{ hardwareConcurrency: 1 }, ['weakHardware']],
  [{ connection: { effectiveType: '2g' }, deviceMemory: 0.25 }, ['lowBandwidth', 'weakHardware']],
])('1 §2 Fallback screens: %j has %j', (device, problems) => {
  expect(deviceProblems(device)).toEqual(problems)
})
