export const testshopOrder = /^(?:\/en)?\/(?:webshop|testshop|test\.webshop)\/order\/[^/]+(\/tickets)?$/
export const testshopOldList = /^\/testshop\/webticket\/(eventlist|itemgroups|serieslist)\/?$/i
