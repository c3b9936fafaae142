/**
 * A file of its own, because the content security policy allows no styles inside a page. The colours are those of the tools
 * (ui/tool-colours.css), the same in every house.
 */
export const apiDocsStyle = `
:root {
  --paper: #fff;
  --shade: #f4f6f8;
  --ink: #121923;
  --quiet: #55606f;
  --line: #c9d0da;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
  color-scheme: light;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  overflow-wrap: break-word;
}
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
code, pre { font-family: var(--mono); font-size: 0.875rem; }

.skip { position: absolute; left: -100vw; padding: 0.75rem 1.25rem; background: var(--ink); color: var(--paper); }
.skip:focus { left: 0; top: 0; z-index: 1; }

header { padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 4vw, 3rem) 1.5rem; border-bottom: 2px solid var(--ink); }
h1 { margin: 0; font-size: clamp(2.75rem, 9vw, 5.5rem); font-weight: 750; line-height: 0.95; letter-spacing: -0.045em; }
header p { margin: 1rem 0 0; }

nav { padding: 1.25rem clamp(1rem, 4vw, 3rem); border-bottom: 1px solid var(--line); max-height: 55vh; overflow-y: auto; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav > ul > li > a { display: inline-block; padding: 0.35rem 0; font-weight: 700; }
nav li li a { display: grid; grid-template-columns: 4.25rem 1fr; align-items: baseline; padding: 0.3rem 0; text-decoration: none; }
nav li li a:hover code { text-decoration: underline; text-underline-offset: 0.2em; }
nav li ul { padding-bottom: 0.75rem; }

main { padding: 0 clamp(1rem, 4vw, 3rem) 6rem; min-width: 0; }
h2 { margin: 3.5rem 0 0; font-size: 2rem; font-weight: 750; line-height: 1.1; letter-spacing: -0.03em; }
.lead { margin: 0.75rem 0 1.5rem; max-width: 42rem; }
article { padding: 1.75rem 0 2.25rem; border-top: 1px solid var(--line); }
h3 { margin: 0; font-size: 1.375rem; font-weight: 700; line-height: 1.25; letter-spacing: -0.015em; max-width: 42rem; }
h4 { margin: 1.75rem 0 0.5rem; font-size: 0.9375rem; font-weight: 700; }
h4 span { margin-left: 0.35rem; font: 400 0.875rem var(--mono); color: var(--quiet); }

.address { margin: 0.75rem 0 0; font-size: 1rem; }
.address code { font-size: 1rem; }
.method {
  display: inline-block; min-width: 3.6rem; padding: 0.1rem 0.4rem; border: 1px solid var(--ink);
  font: 700 0.75rem/1.35 var(--mono); text-align: center; justify-self: start;
}
.address .method { margin-right: 0.5rem; }
.write { background: var(--ink); color: var(--paper); }
.access { margin: 0.6rem 0 0; color: var(--quiet); }
.access::before {
  content: ''; display: inline-block; width: 0.65em; height: 0.65em; margin-right: 0.55em;
  border: 1.5px solid var(--ink); border-radius: 50%; background: var(--ink);
}
.access.open::before { background: none; }

table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-weight: 700; font-size: 0.9375rem; padding-bottom: 0.25rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { border-top: 0; padding-block: 0.25rem; color: var(--quiet); font-size: 0.875rem; }
tbody th code { font-weight: 700; }

pre { margin: 0; padding: 1rem; background: var(--shade); white-space: pre-wrap; line-height: 1.6; overflow-wrap: anywhere; }
.type code > span { display: block; padding-left: 4ch; text-indent: -4ch; }
h3 + pre { margin-top: 0.75rem; }
.type b, table b, dd b { font-weight: 400; color: #123a7a; }
.type i, table i, dd i { font-style: normal; color: #7a4300; }
.type em { font-style: normal; color: #55606f; }
td:last-child, dd { overflow-wrap: anywhere; }
.type span span { font-weight: 650; }
details { border-left: 0.25rem solid var(--shade); }
details[open] { margin-top: 0.5rem; }
summary { display: inline-block; padding: 0.4rem 0.75rem; cursor: pointer; font-size: 0.875rem; color: var(--quiet); text-decoration: underline; text-underline-offset: 0.2em; }
details pre { background: none; padding-block: 0 1rem; }

dl { margin: 0; }
dl div { display: grid; grid-template-columns: 4.25rem 1fr; padding: 0.4rem 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { font: 700 0.875rem/1.7 var(--mono); }
dd { margin: 0; }

@media (min-width: 64em) {
  .columns { display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); align-items: start; }
  nav { position: sticky; top: 0; max-height: 100vh; padding-block: 2.5rem; border-bottom: 0; }
  main { max-width: 62rem; border-left: 1px solid var(--line); }
}
@media print { nav, .skip { display: none; } }
`
