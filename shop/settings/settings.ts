import {
  type Audience,
  beginning,
  colour,
  ending,
  moneySetting,
  oneOf,
  type Reader,
  type Setting,
  text,
  wholeNumber,
  yesNo,
} from './setting.ts'

function setting<Value>(
  key: string,
  reader: Reader<Value>,
  otherwise: Value,
  says: string,
  seenBy: Audience = 'shop',
): Setting<Value> {
  return { key, reader, otherwise, seenBy, says }
}

/** Every remote setting the shop obeys: its web-config key, how it is read, what holds when it is missing, and a sentence. */
export const settings = {
  shopName: setting('SHOP_NAME', text, 'สั่งได้', 'The name of the shop in Thai'),
  shopNameEn: setting('SHOP_NAME_EN', text, 'Sangdai', 'The name of the shop in English'),
  primaryColour: setting('PRIMARY_COLOR', colour, '#0b7a3b', 'The leading colour'),
  secondaryColour: setting('SECONDARY_COLOR', colour, '#f5a300', 'The accent colour'),

  defaultCentre: setting('DEFAULT_SALE_UNIT', text, 'BKK01', 'The centre a guest browses'),
  guestMode: setting('GUEST_MODE', yesNo, true, 'Whether people may browse without signing in'),
  checkList: setting(
    'CHECK_LIST',
    yesNo,
    true,
    'Whether owners and managers see what a new centre still misses',
    'merchant',
  ),
  registerOpen: setting('REGISTER', yesNo, true, 'Whether new shops may register'),
  registerCentre: setting(
    'REGISTER_DEFAULT_DIST',
    text,
    '',
    'The centre every new shop joins when its link names none; blank is the one that delivers to its address',
  ),
  registerNeedsApproval: setting(
    'REGISTER_APPROVAL',
    yesNo,
    true,
    'Whether a registration waits for the merchant',
  ),
  merchantRegisterOpen: setting(
    'MERCHANT_REGISTER',
    yesNo,
    true,
    'Whether merchants may apply to join centres or to open one',
  ),
  applicationDays: setting(
    'MERCHANT_APPLICATION_DAYS',
    wholeNumber(1, 365),
    30,
    'Days after which the data of a rejected merchant is erased',
    'merchant',
  ),
  lineLogin: setting('LINE_LOGIN', yesNo, true, 'Sign-in with LINE'),
  googleLogin: setting('GOOGLE_LOGIN', yesNo, false, 'Sign-in with Google'),
  facebookLogin: setting('FACEBOOK_LOGIN', yesNo, false, 'Sign-in with Facebook'),
  otpLogin: setting('OTP_LOGIN', yesNo, true, 'Sign-in with a code sent to the mobile number'),
  passwordLongest: setting(
    'PASSWORD_MAX_LENGTH',
    wholeNumber(15, 128),
    15,
    'The longest password; the shortest is 8',
  ),
  secondFactor: setting(
    'SECOND_FACTOR',
    oneOf('off', 'offered', 'owners', 'managers'),
    'offered',
    'The second factor of staff at sign-in: off, offered to managers and owners, needed by owners, or by owners and managers',
    'merchant',
  ),
  multiCentre: setting('MULTI_DIST', yesNo, true, 'Whether shoppers choose among centres'),
  changeCentre: setting('CHANGE_DIST', yesNo, true, 'Whether shoppers may change their centre'),

  promotionMenu: setting('PROMOTION_MENU', yesNo, true, 'Whether signed-in shoppers see the promotion menu'),
  pointsMenu: setting('POINT_MENU', yesNo, true, 'Whether points are shown'),
  incentiveMenu: setting('INCENTIVE_MENU', yesNo, true, 'Whether incentives are shown'),
  couponMenu: setting('COUPON_MENU', yesNo, true, 'Whether coupons are shown'),
  chatOpen: setting('CHAT', yesNo, true, 'Chat between shop and centre'),
  agentsOpen: setting('AGENT', yesNo, true, 'Whether shops may become agents and order for clients'),
  subscriptionsOpen: setting('ORDER_SUBSCRIPTION', yesNo, true, 'Standing orders'),
  drawerLevel: setting(
    'SIDE_MENU_LEVEL',
    wholeNumber(1, 3),
    1,
    'How many category levels the side menu opens with',
  ),
  drawerByGroups: setting(
    'SIDE_MENU_DISPLAY_GROUP',
    yesNo,
    false,
    'The side menu lists display groups instead of categories',
  ),
  quickAddBiggestUnit: setting(
    'QUICK_ADD_BIG_UNIT',
    yesNo,
    false,
    'Quick add counts the biggest unit instead of the smallest',
  ),
  blockOutOfStock: setting(
    'DISABLE_OUT_OF_STOCK',
    yesNo,
    true,
    'Goods that are out of stock cannot be selected',
  ),

  miniBannerAmount: setting(
    'MINI_BANNER_AMOUNT',
    wholeNumber(1, 20),
    6,
    'How many mini banners the home page shows',
  ),
  miniBannerSeconds: setting(
    'MINI_BANNER_SCROLL_TIME',
    wholeNumber(2, 60),
    5,
    'Seconds between mini banners',
  ),
  bannerSeconds: setting('BANNER_SCROLL_TIME', wholeNumber(2, 60), 6, 'Seconds between banners'),
  freeShippingFrom: setting(
    'FREE_SHIPPING_AMOUNT',
    moneySetting,
    150_000,
    'Goods worth this much are delivered free; 0 is never',
  ),
  freeShippingMessage: setting(
    'FREE_SHIPPING_MESSAGE',
    text,
    'ส่งฟรีเมื่อสั่งครบ 1,500 บาท',
    'The free delivery sentence in Thai',
  ),
  freeShippingMessageEn: setting(
    'FREE_SHIPPING_MESSAGE_EN',
    text,
    'Free delivery from ฿1,500',
    'The free delivery sentence in English',
  ),
  minimumOrder: setting('MINIMUM_ORDER', moneySetting, 30_000, 'The least an order must be worth'),
  deliveryFee: setting('DELIVERY_FEE', moneySetting, 6_000, 'The delivery fee below free delivery'),
  deliveryFeeType: setting(
    'DELIVERY_FEE_TYPE',
    oneOf('included', 'excluded', 'none'),
    'included',
    'How the delivery fee stands to VAT: it includes it, comes without it, or knows none',
  ),
  pointsPer100Baht: setting(
    'POINT_RATE',
    wholeNumber(0, 100),
    1,
    'Points for each 100 baht of a completed order',
  ),
  redeemFrom: setting(
    'REDEEM_PERIOD_FROM',
    beginning,
    '',
    'Points may be redeemed from this moment; without a zone it is Bangkok time',
  ),
  redeemTo: setting(
    'REDEEM_PERIOD_TO',
    ending,
    '',
    'Points may be redeemed until this moment; a day alone counts to its end',
  ),

  payOnDelivery: setting('PAYMENT_COD', yesNo, true, 'Whether orders can be paid in cash on delivery'),
  cashRounding: setting(
    'CASH_ROUNDING',
    oneOf('none', '0.25', '1'),
    'none',
    'Baht that a total paid in cash on delivery is rounded down to',
  ),
  payByTransfer: setting('PAYMENT_BANK', yesNo, true, 'Whether orders can be paid by bank transfer'),
  payWithinHours: setting(
    'PAYMENT_HOURS',
    wholeNumber(1, 720),
    24,
    'Hours an order waits for its money; a later transfer is flagged, a payment through a gateway given up',
  ),
  creditDays: setting('CREDIT_DAYS', wholeNumber(0, 365), 30, 'Days after which an order on credit is due'),
  creditHoldDays: setting(
    'CREDIT_HOLD_DAYS',
    wholeNumber(0, 365),
    90,
    'Days past its due day after which a debt stops new orders on credit',
  ),
  pickupOpen: setting('PICKUP', yesNo, true, 'Whether shops may fetch their goods themselves'),

  contactPhone: setting('CONTACT_PHONE', text, '020000000', 'The telephone number shown to shoppers'),
  lineOfficialUrl: setting('LINE_OA_URL', text, '', 'The network’s own LINE official account'),
  facebookUrl: setting('FACEBOOK_URL', text, '', 'Social link in the footer'),
  instagramUrl: setting('INSTAGRAM_URL', text, '', 'Social link in the footer'),
  tiktokUrl: setting('TIKTOK_URL', text, '', 'Social link in the footer'),
  aboutText: setting(
    'ABOUT_TEXT',
    text,
    'แพลตฟอร์มสั่งสินค้าสำหรับร้านค้าทั่วไทย ราคาส่งจากศูนย์กระจายสินค้าใกล้คุณ',
    'About text in the footer, Thai',
  ),
  aboutTextEn: setting(
    'ABOUT_TEXT_EN',
    text,
    'Wholesale ordering for shops across Thailand, from the centre near you',
    'About text in the footer, English',
  ),
  trustMarkNumber: setting(
    'TRUST_MARK_NUMBER',
    text,
    '',
    'The registration number shown in the trust-mark popup',
  ),
  mapTiles: setting('MAP_TILES_URL', text, '', 'Where map tiles come from; blank shows a plain grid'),
  googleTag: setting('GOOGLE_TAG_ID', text, '', 'A Google tag for page views; blank sends none'),
  policyVersion: setting(
    'PDPA_VERSION',
    text,
    '1.0',
    'The version of the privacy policy people consent to, until one is published in the back office',
  ),

  orderingOpen: setting(
    'ORDERING_OPEN',
    yesNo,
    true,
    'Whether orders are taken; off shows the maintenance banner',
  ),
  maintenanceFrom: setting('MAINTENANCE_FROM', beginning, '', 'Start of the maintenance shown in the banner'),
  maintenanceTo: setting('MAINTENANCE_TO', ending, '', 'End of the maintenance shown in the banner'),

  merchantOrders: setting('MERCHANT_ORDER_PAGE', yesNo, true, 'Orders in the merchant menu', 'merchant'),
  merchantPromotions: setting(
    'MERCHANT_PROMOTION_PAGE',
    yesNo,
    true,
    'Promotions in the merchant menu',
    'merchant',
  ),
  leastMargin: setting(
    'LEAST_MARGIN',
    wholeNumber(0, 90),
    5,
    'Percent of its price that a sale must leave over its cost; a promotion below it is warned of',
    'merchant',
  ),
  merchantProducts: setting(
    'MERCHANT_PRODUCT_PAGE',
    yesNo,
    true,
    'Products in the merchant menu',
    'merchant',
  ),
  merchantCustomers: setting(
    'MERCHANT_CUSTOMER_PAGE',
    yesNo,
    true,
    'Customers in the merchant menu',
    'merchant',
  ),
  merchantChat: setting('MERCHANT_CHAT', yesNo, true, 'The chat button in the merchant header', 'merchant'),
  invoiceApproveCompany: setting(
    'RIDER_INVOICE_APPROVE_COMPANY',
    text,
    'SINGHA_ROAD',
    'The company whose riders approve invoices on the road',
  ),
  quietHours: setting(
    'MESSAGE_QUIET_HOURS',
    yesNo,
    true,
    'Whether customers are left in peace at night: what is not asked for waits until morning',
    'merchant',
  ),
  quietFrom: setting(
    'MESSAGE_QUIET_FROM',
    wholeNumber(0, 23),
    21,
    'The hour from which customers are left in peace',
    'merchant',
  ),
  quietTo: setting(
    'MESSAGE_QUIET_TO',
    wholeNumber(0, 23),
    8,
    'The hour until which customers are left in peace',
    'merchant',
  ),
  lineByPhone: setting(
    'LINE_NOTIFICATION_MESSAGES',
    yesNo,
    false,
    'LINE messages by telephone number to customers who have not linked LINE; LINE must have allowed them',
    'merchant',
  ),
  lineReserve: setting(
    'LINE_QUOTA_RESERVE',
    wholeNumber(0, 100_000),
    100,
    'LINE messages of a month kept for what customers must know; marketing stops before them',
    'merchant',
  ),
  smsGateway: setting(
    'SMS_GATEWAY',
    oneOf('thaibulksms', 'smsmkt'),
    'thaibulksms',
    'Which SMS gateway sends codes',
    'server',
  ),
} as const

export type SettingName = keyof typeof settings
export type Settings = {
  [Name in SettingName]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never
}

const names = Object.keys(settings) as SettingName[]
const byKey = new Map(names.map((name) => [settings[name].key, name]))

export function settingNameOf(key: string): SettingName | undefined {
  return byKey.get(key.toUpperCase())
}

export const defaultSettings = Object.fromEntries(
  names.map((name) => [name, settings[name].otherwise]),
) as Settings

/** The named settings out of all. */
export function pickSettings<Name extends SettingName>(values: Settings, picked: readonly Name[]) {
  return Object.fromEntries(picked.map((name) => [name, values[name]])) as Pick<Settings, Name>
}

type SettingRow = { key: string; value: string }

/** Values of rows of key and text; a row that cannot be read counts as missing. */
export function readSettings(rows: Iterable<SettingRow>): Partial<Settings> {
  const values: Record<string, unknown> = {}
  for (const { key, value } of rows) {
    const name = settingNameOf(key)
    const read = name && settings[name].reader.read(value)
    if (name && read !== undefined) values[name] = read
  }
  return values
}

export function writeSettings(values: Partial<Settings>): SettingRow[] {
  return Object.entries(values).map(([name, value]) => {
    const { key, reader } = settings[name as SettingName] as Setting<unknown>
    return { key, value: reader.write(value) }
  })
}
