/** The form of an e-mail address, the same on the server and in the browser. */
export const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
