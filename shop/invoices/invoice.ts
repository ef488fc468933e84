/** Statuses as the specification names them: waits for the truck, shipped, cancelled. */
export const invoiceStatuses = ['Wait', 'Approved', 'Canceled'] as const
