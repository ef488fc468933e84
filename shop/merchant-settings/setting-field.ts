import { type SettingName, settings } from '../settings/settings.ts'

type TextLike = 'words' | 'phone' | 'link' | 'tiles' | 'tag' | 'code'
export type SettingField =
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'money'; most: number }
  | { kind: 'colour' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'moment'; isEnd: boolean }
  | { kind: 'centre'; mayBeBlank: boolean }
  | { kind: 'text'; like: TextLike; longest: number; mayBeBlank: boolean; isLong: boolean }

/** Baht; more is a slip of the finger. */
const mostMoney = 1_000_000

const words = (longest: number, mayBeBlank = false, isLong = false): SettingField => ({
  ...{ kind: 'text', like: 'words', longest, mayBeBlank, isLong },
})
const like = (kind: TextLike, longest = 300, mayBeBlank = true): SettingField => ({
  ...{ kind: 'text', like: kind, longest, mayBeBlank, isLong: false },
})

const texts: Partial<Record<SettingName, SettingField>> = {
  shopName: words(40),
  shopNameEn: words(40),
  defaultCentre: { kind: 'centre', mayBeBlank: false },
  registerCentre: { kind: 'centre', mayBeBlank: true },
  freeShippingMessage: words(120, true),
  freeShippingMessageEn: words(120, true),
  contactPhone: like('phone', 20),
  lineOfficialUrl: like('link'),
  facebookUrl: like('link'),
  instagramUrl: like('link'),
  tiktokUrl: like('link'),
  aboutText: words(400, true, true),
  aboutTextEn: words(400, true, true),
  trustMarkNumber: words(40, true),
  mapTiles: like('tiles'),
  googleTag: like('tag', 30),
  policyVersion: like('code', 20, false),
  invoiceApproveCompany: like('code', 40),
}

/** How a setting is entered: told by its reader, and for texts by what they are for. */
export function fieldOf(name: SettingName): SettingField {
  const { kind } = settings[name].reader
  const [, least, most] = /^(\d+) to (\d+)$/.exec(kind) ?? []
  if (least && most) return { kind: 'number', least: Number(least), most: Number(most) }
  if (kind === 'Y/N') return { kind: 'switch' }
  if (kind === 'baht') return { kind: 'money', most: mostMoney }
  if (kind === '#rrggbb') return { kind: 'colour' }
  if (kind === 'ISO time or day') return { kind: 'moment', isEnd: name.endsWith('To') }
  if (kind.includes(' | ')) return { kind: 'choice', choices: kind.split(' | ') }
  return texts[name] ?? words(200, true)
}
