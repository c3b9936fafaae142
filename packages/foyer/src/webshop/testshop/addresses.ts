export const testshopLists = '/testshop/webticket'
export const testshopOrder = /^(?:\/en)?\/(?:webshop|testshop|test\.webshop)\/order\/[^/]+(\/tickets)?$/
