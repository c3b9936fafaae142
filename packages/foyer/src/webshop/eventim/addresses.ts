export const eventimLists = '/eventim.webshop/webticket'
