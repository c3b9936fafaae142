import { readFileSync } from 'node:fs'

/**
 * Stands in the head of every page, where the policy knows it by its hash, and does four things:
 * - It leaves out of the first layout what is below the window (`styles/resting.css`), unless the browser looks for a place in the page: one
 *   that was left, or one that the address names. Nothing has been painted by then. What is in the window may not rest: browsers count it
 *   as moved when it comes. And it ends at once where somebody begins to move.
 * - It fetches the code of the page once the page has been painted: until then fonts and pictures have the line to themselves, and
 *   the processor lays out. What others import comes first, so that each file is evaluated in a task of its own; and each is asked for
 *   in one, because to ask for all of them takes longer than a frame. Where nothing is painted, as in a page that is opened behind
 *   others, everything else has come first.
 * - It remembers the button that is pressed meanwhile (`browser/early.ts`). What else can be pressed works by itself: links lead
 *   elsewhere, and forms are sent. While React takes the page over, it answers for all of it but those parts whose code comes later;
 *   they listen once it is done.
 * - It loads the page to which somebody goes back meanwhile, within what the browser takes for one document.
 */
export const START_SCRIPT = readFileSync(new URL('../browser/start.js', import.meta.url), 'utf8')
