import { definePlugin, defineVariables, z } from 'openfoyer'

const variables = defineVariables({
  DATA_DIR: { check: z.string(), without: 'none', example: 'echo', says: 'Where echoes are kept.' },
})

/** Declares a variable that Foyer has itself. */
export const echo = () => definePlugin({ name: 'echo', folder: import.meta.dirname, variables })
