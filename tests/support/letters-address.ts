/** Where the server of the browser tests shows the letters it would have sent. Apart, so that the server loads no browser's code. */
export const LETTERS = '/letters-of-the-tests'
