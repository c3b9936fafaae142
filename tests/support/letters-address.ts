/**
 * The path at which the server of the browser tests shows its letters. In a file of its own, so that the server does not load
 * Playwright.
 */
export const LETTERS = '/letters-of-the-tests'
