export const eventimOldList = /^\/eventim\.webshop\/webticket\/(eventlist|itemgroups|serieslist)\/?$/i
