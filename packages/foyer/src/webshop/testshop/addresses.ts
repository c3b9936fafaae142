export const testshopFolder = 'testshop'
export const testshopOrder = /^(?:\/en)?\/(?:webshop|testshop|test\.webshop)\/order\/[^/]+(\/tickets)?$/
