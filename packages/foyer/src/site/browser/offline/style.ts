import { darkPageColours as dark, pageColours } from '#house/theme'

const { ground, figure } = pageColours
const inDark = dark
  ? `@media (prefers-color-scheme: dark) {
  body { color: var(--page-figure, ${dark.figure}); background: var(--page, ${dark.ground}); }
  .again { color: var(--page, ${dark.ground}); background: var(--page-figure, ${dark.figure}); }
}
`
  : ''

/** Used beside the site's own styles, whose colours may be those of a brand; the page is readable without those. */
export const STYLE = `
body { margin: 0; color: var(--page-figure, ${figure}); background: var(--page, ${ground}); }
main { font-family: var(--spoken, sans-serif); padding: 0 var(--edge, 1rem) 4rem; }
header { position: relative; margin-inline: calc(var(--edge, 1rem) * -1); padding: 2rem var(--edge, 1rem) 0; border-bottom: 2px solid; overflow: clip; }
.house { font-weight: 650; font-size: 1.25rem; }
h1 { max-width: 9ch; margin: clamp(6rem, 18vw, 14rem) 0 2.5rem; font-size: var(--type-display, 4rem); font-weight: 800; line-height: .92; letter-spacing: -.03em; }
.disc { position: absolute; right: var(--edge, 1rem); bottom: 0; width: clamp(6rem, 24vw, 22rem); aspect-ratio: 1; border: 2px solid; border-bottom: 0; border-radius: 50%; transform: translateY(38%); }
@media (max-width: 47.99em) { h1 { margin-bottom: 5.5rem; } }
.hint { max-width: 32em; margin-block: 2rem 1rem; font-family: var(--read, serif); font-size: var(--type-lead, 1.25rem); }
.ways { display: flex; flex-wrap: wrap; gap: .75rem; }
.again { display: inline-block; padding: .75rem 1.5rem; color: var(--page, ${ground}); background: var(--page-figure, ${figure}); font-size: 1.125rem; font-weight: 600; text-decoration: none; }
.again:hover, .again:active { text-decoration: underline 3px; text-underline-offset: .2em; }
h2 { margin: 4rem 0 1rem; font-size: var(--type-h3, 2rem); }
ol { margin: 0; padding: 0; list-style: none; border-top: 2px solid; }
li { display: grid; grid-template-columns: minmax(8rem, 16%) 1fr; gap: 1rem; align-items: start; padding-block: .75rem; border-bottom: 1px solid; }
time { display: flex; gap: .5rem; align-items: center; }
.day { min-width: 1.3em; font-size: var(--type-h3, 2rem); font-weight: 800; line-height: 1; font-variant-numeric: tabular-nums; }
.month { font-size: .9375rem; line-height: 1.2; hyphens: none; }
h3 { margin: 0; font-size: var(--type-h4, 1.375rem); hyphens: auto; overflow-wrap: anywhere; }
li p { margin: .25rem 0 0; font-family: var(--read, serif); }
.saved { margin-top: 1rem; font-family: var(--read, serif); font-style: italic; }
${inDark}`
