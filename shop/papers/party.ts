/** Seller or buyer as a document names them, as they were on its day. */
export type Party = {
  name: string
  address: string
  taxNumber: string
  /** 00000 is the head office. */
  branch: string
  phone: string
}
