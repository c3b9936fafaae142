/** What counts as an e-mail address, on the server and in the browser alike. */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
