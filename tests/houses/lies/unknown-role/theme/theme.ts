import { defineTheme } from 'openfoyer/theme'

export default defineTheme({
  // @ts-expect-error: there is no such role
  faces: { headlines: { family: ['Georgia', 'serif'] } },
})
