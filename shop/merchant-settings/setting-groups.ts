import type { SettingName } from '../settings/settings.ts'

/** The settings of the editor, by what they are about; those that only the server knows are not among them. */
export const settingGroups = {
  look: [
    ...(['shopName', 'shopNameEn', 'primaryColour', 'secondaryColour', 'aboutText', 'aboutTextEn'] as const),
    ...(['trustMarkNumber', 'contactPhone'] as const),
    ...(['lineOfficialUrl', 'facebookUrl', 'instagramUrl', 'tiktokUrl'] as const),
  ],
  ordering: [
    ...(['orderingOpen', 'maintenanceFrom', 'maintenanceTo', 'minimumOrder', 'blockOutOfStock'] as const),
    'quickAddBiggestUnit',
  ],
  delivery: [
    ...(['freeShippingFrom', 'freeShippingMessage', 'freeShippingMessageEn', 'deliveryFee'] as const),
    ...(['deliveryFeeType', 'pickupOpen'] as const),
  ],
  payment: [
    ...(['payOnDelivery', 'cashRounding', 'payByTransfer', 'payWithinHours'] as const),
    ...(['creditDays', 'creditHoldDays'] as const),
  ],
  points: ['pointsMenu', 'pointsPer100Baht', 'redeemFrom', 'redeemTo'],
  home: ['bannerSeconds', 'miniBannerAmount', 'miniBannerSeconds', 'drawerLevel', 'drawerByGroups'],
  menus: [
    ...(['promotionMenu', 'couponMenu', 'incentiveMenu', 'chatOpen', 'agentsOpen'] as const),
    'subscriptionsOpen',
  ],
  people: [
    ...(['guestMode', 'defaultCentre', 'multiCentre', 'changeCentre', 'registerOpen'] as const),
    ...(['registerCentre', 'registerNeedsApproval', 'merchantRegisterOpen', 'applicationDays'] as const),
  ],
  signIn: [
    ...(['otpLogin', 'lineLogin', 'googleLogin', 'facebookLogin', 'passwordLongest'] as const),
    ...(['secondFactor', 'policyVersion'] as const),
  ],
  office: [
    'checkList',
    ...(['merchantOrders', 'merchantPromotions', 'merchantProducts', 'merchantCustomers'] as const),
    ...(['merchantChat', 'leastMargin', 'invoiceApproveCompany'] as const),
  ],
  messages: ['quietHours', 'quietFrom', 'quietTo', 'lineByPhone', 'lineReserve'],
  technical: ['mapTiles', 'googleTag'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingGroup = keyof typeof settingGroups
export type EditedSetting = (typeof settingGroups)[SettingGroup][number]

export const editedSettings: readonly EditedSetting[] = Object.values(settingGroups).flat()

/**
 * Read before a centre is known, the same for everybody by law, or a script on every page: no centre has its own.
 */
const ofNetwork: ReadonlySet<SettingName> = new Set<SettingName>([
  ...(['defaultCentre', 'guestMode', 'multiCentre', 'registerCentre', 'otpLogin', 'lineLogin'] as const),
  ...(['googleLogin', 'facebookLogin', 'passwordLongest', 'policyVersion'] as const),
  ...(['merchantRegisterOpen', 'applicationDays'] as const),
  ...(['mapTiles', 'googleTag', 'smsGateway', 'invoiceApproveCompany'] as const),
])

export const isOfNetwork = (name: SettingName): boolean => ofNetwork.has(name)
