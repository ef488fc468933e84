/**
 * The records that sample requests of the authorization matrix name; `checks/authorization/people.ts` creates
 * them.
 */
export type Whose = {
  saleUnit: string
  customerCode: string
  /** A customer they order for when they are an agent; otherwise their own code. */
  clientCode: string
  /** One of their active shipping addresses, not the default one. */
  addressId: string
  /** One of their orders. */
  orderNumber: string
  /** A payment of that order, and its slip, which waits for a decision. */
  paymentId: string
  slipId: string
  /** A report on that order, which is answered, and a photo of it. */
  reportId: string
  reportPhotoId: string
  /** Their chat with the centre. */
  chatId: string
  /** One of their standing orders. */
  standingOrderId: string
}

/**
 * Whose data a call touches; the authorization matrix tries each call as every kind of caller. `customer`
 * data is open to its owner, their salesperson and staff above; `caller` data only by token.
 */
export type Touches<Request> =
  | { of: 'nobody' }
  | ({ of: 'caller'; exampleRequest?: () => Request } & Outcome)
  | ({ of: 'customer' | 'centre'; exampleRequest: (whose: Whose) => Request } & Outcome)

type Outcome = {
  /** Problem codes that a fully authorized caller may get for the sample request: `['cart.empty']`. */
  answers?: readonly string[]
  /**
   * Codes that refuse other people's data, by default `identity.notYours`; `nothing` when the response is
   * empty.
   */
  elsewhere?: readonly string[]
  /** Nobody acting for the customer may call it; the server refuses before the handler runs. */
  inPerson?: true
}
