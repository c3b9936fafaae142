import { hasArea } from '../../../contract/areas.ts'

const STEPS = ['register', 'password', 'confirm', 'goodbye'] as const
export type Step = (typeof STEPS)[number]

export function isStep(step: string | undefined): step is Step {
  if (step === 'register' && !hasArea('accounts')) return false
  return (STEPS as readonly (string | undefined)[]).includes(step)
}
