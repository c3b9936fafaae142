/** As part of an expression. */
export const eventimFolder = 'eventim\\.webshop'
