import { Failure } from '../../../contract/errors.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { entrance } from '../own-endpoints.ts'
import { StepView } from './step-view.tsx'
import { isStep } from './steps.ts'
import { submit } from './submit-step.ts'

/**
 * Registration, forgotten passwords, and the pages that links in letters lead to: plain forms, which work without
 * scripting.
 */
export default defineScreen({
  load: async ({ call, params, url }) => {
    const step = params.slug
    if (!isStep(step)) throw new Failure('not_found')
    const token = url.searchParams.get('token')?.slice(0, 100) ?? ''
    const link = token ? await call(entrance.link, { token }) : null
    return { step, token, link, done: url.searchParams.get('done') }
  },
  ...(import.meta.env.SSR && { submit }),
  View: StepView,
})
