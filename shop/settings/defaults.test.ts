import { expect, test } from 'vitest'
import { type SettingName, settings } from './settings.ts'

/** What holds in a centre that sets nothing, and what it may set. Names, sentences and addresses are left to whoever writes them. */
const holds: Partial<Record<SettingName, [otherwise: unknown, kind: string]>> = {
  guestMode: [true, 'Y/N'],
  registerOpen: [true, 'Y/N'],
  registerNeedsApproval: [true, 'Y/N'],
  lineLogin: [true, 'Y/N'],
  googleLogin: [false, 'Y/N'],
  facebookLogin: [false, 'Y/N'],
  otpLogin: [true, 'Y/N'],
  passwordLongest: [15, '15 to 128'],
  multiCentre: [true, 'Y/N'],
  changeCentre: [true, 'Y/N'],
  promotionMenu: [true, 'Y/N'],
  pointsMenu: [true, 'Y/N'],
  incentiveMenu: [true, 'Y/N'],
  couponMenu: [true, 'Y/N'],
  chatOpen: [true, 'Y/N'],
  agentsOpen: [true, 'Y/N'],
  subscriptionsOpen: [true, 'Y/N'],
  drawerLevel: [1, '1 to 3'],
  drawerByGroups: [false, 'Y/N'],
  quickAddBiggestUnit: [false, 'Y/N'],
  blockOutOfStock: [true, 'Y/N'],
  miniBannerAmount: [6, '1 to 20'],
  miniBannerSeconds: [5, '2 to 60'],
  bannerSeconds: [6, '2 to 60'],
  freeShippingFrom: [150_000, 'baht'],
  minimumOrder: [30_000, 'baht'],
  deliveryFee: [6_000, 'baht'],
  pointsPer100Baht: [1, '0 to 100'],
  redeemFrom: ['', 'ISO time or day'],
  redeemTo: ['', 'ISO time or day'],
  payOnDelivery: [true, 'Y/N'],
  payByTransfer: [true, 'Y/N'],
  payWithinHours: [24, '1 to 720'],
  creditDays: [30, '0 to 365'],
  pickupOpen: [true, 'Y/N'],
  orderingOpen: [true, 'Y/N'],
  merchantOrders: [true, 'Y/N'],
  merchantPromotions: [true, 'Y/N'],
  merchantProducts: [true, 'Y/N'],
  merchantCustomers: [true, 'Y/N'],
  merchantChat: [true, 'Y/N'],
}

test.each(Object.entries(holds) as [SettingName, [unknown, string]][])(
  '%s is %j unless a centre says otherwise',
  (name, row) => {
    expect([settings[name].otherwise, settings[name].reader.kind]).toEqual(row)
  },
)

test('every setting that is a number or a yes is in this table', () => {
  const decided = (Object.keys(settings) as SettingName[]).filter(
    (name) => typeof settings[name].otherwise !== 'string',
  )
  expect(decided.filter((name) => !holds[name])).toEqual([])
})
