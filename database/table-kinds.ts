/** Where a table's rows are once the data is distributed by centre (docs/decisions/0036). */
type TableKind = 'distributed' | 'reference' | 'local'

type Listed = Readonly<Record<string, string>>

/** Rows of one centre on one machine: `sale_unit` is in every key and every query. */
const distributed: Listed = {
  activity: 'Tells what staff changed at one centre.',
  addresses: 'Belong to a customer of one centre.',
  advance_prices: 'Each centre sets its own prices.',
  bank_accounts: 'Each centre takes transfers on accounts of its own.',
  cart_lines: 'Belong to a customer of one centre.',
  categories: 'Each centre sorts its own products.',
  contents: 'Each centre shows its own banners and news.',
  coupon_series: 'Belong to a promotion of one centre.',
  coupon_uses: 'Belong to an order of one centre.',
  coupons: 'Belong to a promotion of one centre.',
  credit_notes: 'Belong to an invoice of one centre.',
  customer_photos: 'Show a customer of one centre.',
  customer_types: 'Each centre names its own.',
  customers: 'A shop buys from one centre under one code.',
  daily_sales: 'Sums of the orders of one centre.',
  day_summaries: 'Tell who of one centre wants to hear of its day.',
  document_counters: 'Each centre numbers its own invoices.',
  display_group_products: 'Belong to a display group of one centre.',
  display_groups: 'Each centre arranges its own home page.',
  imports: 'Change products of one centre.',
  import_rows: 'Belong to an import of one centre.',
  incentive_tiers: 'Belong to an incentive of one centre.',
  incentives: 'Each centre sets its own targets.',
  invoices: 'Belong to an order of one centre.',
  loose_pictures: 'Uploaded for products of one centre.',
  order_counters: 'Each centre numbers its own orders.',
  order_details: 'Belong to an order of one centre.',
  order_events: 'Belong to an order of one centre.',
  order_messages: 'Belong to an order of one centre.',
  order_lines: 'Belong to an order of one centre.',
  order_money: 'Belong to an order of one centre.',
  order_remarks: 'Belong to an order of one centre.',
  order_shortages: 'Belong to an order of one centre.',
  orders: 'An order is placed at one centre.',
  outbox: 'Written in the transaction of the order it tells of.',
  payment_events: 'Belong to a payment at one centre.',
  payment_messages: 'Tell of payments at one centre.',
  payment_shares: 'Belong to a payment at one centre.',
  payments: 'Pay orders of one customer at one centre.',
  photo_groups: 'Each centre names its own.',
  placed_keys: 'Written in the transaction of the order it stands for.',
  points_ledger: 'Belong to a customer of one centre.',
  private_views: 'Tell who looked at a customer of one centre.',
  product_prices: 'Each centre sets its own prices.',
  product_search: 'Written from the products of one centre.',
  product_words: 'Each centre describes its own products.',
  products: 'Each centre chooses its own products.',
  promotion_audience: 'Belong to a promotion of one centre.',
  promotion_products: 'Belong to a promotion of one centre.',
  promotion_tiers: 'Belong to a promotion of one centre.',
  promotion_versions: 'Belong to a promotion of one centre.',
  promotions: 'Each centre has its own.',
  sales_checks: 'Tells when the sums of one centre were compared.',
  search_misses: 'Searched at one centre.',
  search_pending: 'Names products of one centre.',
  search_versions: 'Count what was written for the search of one centre.',
  search_words: 'Counted from the products of one centre.',
  refunds: 'Belong to a payment at one centre.',
  sign_in_links: 'Sent to a customer of one centre.',
  slips: 'Belong to a payment at one centre.',
  stock: 'Each centre has its own shelf.',
  stock_moves: 'Tell of the shelf of one centre.',
  store_types: 'Each centre names its own.',
  survey_answers: 'Tell of a customer of one centre.',
  survey_versions: 'Belong to a survey of one centre.',
  surveys: 'Each centre asks its own questions.',
  uncounted_orders: 'Written in the transaction of the order it stands for.',
  wishlist: 'Belong to a customer of one centre.',
}

/** Small, read by all centres and rarely written: every machine has a whole copy. */
const reference: Listed = {
  account_customers: 'Tells at sign-in, before a centre is known, of which centres an account is a customer.',
  accounts: 'One person may be a customer of several centres.',
  centres: 'Asked before a centre is chosen, and referred to by all.',
  consents: 'Given by a person, whatever the centre.',
  delivery_area_places: 'Asked by postcode over all centres: who delivers here.',
  delivery_areas: 'Asked together with their places over all centres.',
  merchant_applications: 'Belong to a person who wants to join centres or open one.',
  network_activity: 'Tells every centre what was changed for all of them.',
  network_owners: 'Read for staff of any centre.',
  linked_identities: 'Tell at sign-in whose account it is, before a centre is known.',
  linked_staff: 'Tell at sign-in who it is, before a centre is known.',
  rider_centres: 'A rider may serve several centres; read at sign-in.',
  riders: 'One person may serve several centres.',
  search_meanings: 'Hold for one centre or for the whole network.',
  settings: 'Hold for one centre or for the whole network.',
  staff: 'One person may work for several centres.',
  staff_centres: 'Read at sign-in to tell of which centres a person is staff.',
  vat_rates: 'The same for everyone.',
}

/** Short-lived or about the database itself: rows stay on the first machine. */
const local: Listed = {
  config_snapshots: 'Tell what the settings of this database were.',
  attempts: 'Counted at the door, before anyone is known.',
  migrations: 'Tells what this database has.',
  network: 'Tells what this database holds.',
  otp_requests: 'Codes live for minutes and belong to a mobile number.',
  session_details: 'Belong to a session.',
  sessions: 'A person signed in may change between centres.',
  used_tokens: 'Remembered for minutes, until the token ends anyway.',
}

/** Every table with its kind and why; a test compares them with the real schema. */
export const tableKinds: ReadonlyMap<string, { kind: TableKind; why: string }> = new Map(
  Object.entries({ distributed, reference, local }).flatMap(([kind, tables]) =>
    Object.entries(tables).map(([name, why]) => [name, { kind: kind as TableKind, why }] as const),
  ),
)

export const tablesOf = (kind: TableKind): string[] =>
  [...tableKinds].filter(([, table]) => table.kind === kind).map(([name]) => name)
