/** Statuses as the wire writes them. */
export const orderStatuses = [
  'SO Wait',
  'SO Approve',
  'SO Cancel',
  'Invoice wait',
  'Invoice Approve',
  'POD',
  'Invoice Cancel',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const isCancelled = (status: OrderStatus) => status === 'SO Cancel' || status === 'Invoice Cancel'

/** The regular sequence, for a progress bar. */
export const usualSteps = [
  'SO Wait',
  'SO Approve',
  'Invoice wait',
  'Invoice Approve',
  'POD',
] as const satisfies OrderStatus[]

/** The specification's name of each status on screen. */
export const statusNames: Record<OrderStatus, { th: string; en: string }> = {
  'SO Wait': { th: 'รับคำสั่งซื้อแล้ว', en: 'Pending' },
  'SO Approve': { th: 'กำลังจัดของ', en: 'Awaiting Fulfillment' },
  'SO Cancel': { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  'Invoice wait': { th: 'รอรถออก', en: 'Awaiting Shipment' },
  'Invoice Approve': { th: 'กำลังจัดส่ง', en: 'Shipped' },
  POD: { th: 'สำเร็จ', en: 'Completed' },
  'Invoice Cancel': { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
}
