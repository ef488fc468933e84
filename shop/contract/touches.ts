/** Somebody with something of each kind: what the requests of the authorization matrix name. `checks/authorization/people.ts` makes them. */
export type Whose = {
  saleUnit: string
  customerCode: string
  /** Someone they order for, if they are an agent; else they themselves. */
  clientCode: string
  /** A shipping address of theirs, in use, not the first choice. */
  addressId: string
  /** An order of theirs. */
  orderNumber: string
}

/**
 * Whose data a call touches. From it every call is tried by every kind of caller, about themselves, another customer and another centre.
 * - `nobody`: nothing of anyone's; the same for all who may call.
 * - `caller`: only what belongs to the token; the request cannot name anyone else.
 * - `customer`: a customer's data. The customer reaches their own, a salesperson those of their own customers, staff above all of the centre.
 * - `centre`: a centre's data, for those who belong to the centre.
 */
export type Touches<Asked> =
  | { of: 'nobody' }
  | ({ of: 'caller'; ask?: () => Asked } & Outcome)
  | ({ of: 'customer' | 'centre'; ask: (whose: Whose) => Asked } & Outcome)

type Outcome = {
  /** Codes that someone with every right may be told by this request instead of an answer: `['cart.empty']`. */
  answers?: readonly string[]
  /** Codes that refuse what is someone else's, `identity.notYours` if not said; `nothing` where the answer is simply empty. */
  elsewhere?: readonly string[]
  /** Nobody who acts for the customer may make it; the server holds to it before the handler. */
  inPerson?: true
}
