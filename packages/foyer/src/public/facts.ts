/** What `facts/<item>.ts` of a house imports (docs/reference/extra-facts.md). */
export { boolean, choice, day, number, reference, references, string } from '../fields/kinds.ts'
export { defineFacts, type ExtraFacts, type ExtraField } from '../house/define-facts.ts'
