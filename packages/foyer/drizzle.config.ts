import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/foyer/src/**/tables.ts',
  out: './packages/foyer/src/platform/database/migrations',
  casing: 'snake_case',
})
