/** Statuses as the specification names them: waits for the truck, shipped, cancelled. */
export const invoiceStatuses = ['Wait', 'Approved', 'Canceled'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Seller or buyer as the document names them, as they were on its day. */
export type Party = {
  name: string
  address: string
  taxNumber: string
  /** 00000 is the head office. */
  branch: string
  phone: string
}
