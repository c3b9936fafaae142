import type { Theme } from './roles.ts'

/** Which files of the build are the fonts of a first view, and which of them is preloaded. */
export function earlyFonts({ faces }: Pick<Theme, 'faces'>) {
  const files = Object.values(faces).flatMap((face) => face.files ?? [])
  const named = (names: string[]) => (file: string) =>
    names.some((name) => file.includes(`/${name}-core-`) && file.endsWith('.woff2'))
  const early = files.filter((file) => file.early)
  return {
    count: early.length,
    isEarly: named(early.map(({ name }) => name)),
    isPreloaded: named(early.filter((file) => file.early === 'preloaded').map(({ name }) => name)),
  }
}
