/** The steps of opening a network, in their order. */
export const setupSteps = ['network', 'centre', 'owner', 'messages', 'delivery', 'goods'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What each step asks for; everything is text as it was typed. */
export const fieldsOfStep = {
  network: ['shopName', 'shopNameEn', 'primaryColour'],
  centre: [
    ...['centreName', 'centreNameEn', 'shortName', 'address', 'province', 'district', 'subdistrict'],
    ...['postcode', 'lat', 'lng', 'phone', 'taxNumber'],
  ],
  owner: ['ownerName', 'mobile', 'username'],
  messages: ['skipMessages'],
  delivery: [
    ...['weekdays', 'cutOff', 'area', 'postcodes'],
    ...['withBank', 'bankCode', 'accountNumber', 'accountName', 'promptPay'],
  ],
  goods: ['goods'],
} as const satisfies Record<SetupStep, readonly string[]>

export type SetupField =
  | 'shopName'
  | 'shopNameEn'
  | 'primaryColour'
  | 'centreName'
  | 'centreNameEn'
  | 'shortName'
  | 'address'
  | 'province'
  | 'district'
  | 'subdistrict'
  | 'postcode'
  | 'lat'
  | 'lng'
  | 'phone'
  | 'taxNumber'
  | 'ownerName'
  | 'mobile'
  | 'username'
  | 'skipMessages'
  | 'weekdays'
  | 'cutOff'
  | 'area'
  | 'postcodes'
  | 'withBank'
  | 'bankCode'
  | 'accountNumber'
  | 'accountName'
  | 'promptPay'
  | 'goods'

/** What was typed so far. */
export type SetupDraft = Partial<Record<SetupField, string>>

export const goodsChoices = ['example', 'sheet', 'later'] as const

/** What holds for a field that nobody has touched. */
export const untouched: SetupDraft = {
  primaryColour: '#0b7a3b',
  weekdays: '1,2,3,4,5,6',
  cutOff: '17:00',
  area: 'province',
  withBank: 'Y',
  goods: 'example',
}

/** Postcodes as typed: apart by spaces, commas or lines. */
export const readPostcodes = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
]

/** Weekdays as the database has them: bit 0 is Sunday. */
export const readWeekdays = (text: string): number =>
  text
    .split(',')
    .filter((day) => /^[0-6]$/.test(day))
    .reduce((bits, day) => bits | (1 << Number(day)), 0)

/** Minutes after midnight, from 17:00. */
export function readMinute(text: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined
}
