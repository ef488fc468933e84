/** How many moves a page of the ledger shows. */
export const ledgerPage = 24
