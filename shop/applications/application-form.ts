/** What a merchant tells of themselves and of the centre they want, as their form has it. */
export type ApplicationForm = {
  kind: 'join' | 'open'
  saleUnits: readonly string[]
  nameTh: string
  nameEn: string
  shortName: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  taxNo: string
  name: string
  mobileNo: string
  email: string
  username: string
  password: string
  confirmPassword: string
  bankCode: string
  accountNumber: string
  accountName: string
  /** The accepted version of the privacy policy; blank when the box is not ticked. */
  policyVersion: string
}
export type ApplicationField = keyof ApplicationForm

/** The names of fields on the wire, where they differ. */
const wireNames: Partial<Record<ApplicationField, string>> = {
  ...{ saleUnits: 'SelectedDists', nameTh: 'distName', nameEn: 'distNameEn', shortName: 'distShortName' },
  ...{ province: 'provinceId', district: 'ampherId', subdistrict: 'townId', postcode: 'zipCode' },
  ...{ bankCode: 'bankcode', accountNumber: 'accountid', accountName: 'bank_ac_name' },
}
const ours = new Map(Object.entries(wireNames).map(([field, wire]) => [wire, field as ApplicationField]))

export const wireNameOf = (field: string): string => wireNames[field as ApplicationField] ?? field
export const formNameOf = (wireName: string): string => ours.get(wireName) ?? wireName

/** The texts of the form. */
export const applicationTexts = [
  ...(['nameTh', 'nameEn', 'shortName', 'address', 'province', 'district', 'subdistrict'] as const),
  ...(['postcode', 'taxNo', 'name', 'mobileNo', 'email', 'username', 'password'] as const),
  ...(['confirmPassword', 'bankCode', 'accountNumber', 'accountName', 'policyVersion'] as const),
] as const

/** The pictures of an application; the first is for the eyes of who approves alone. */
export const applicationPictures = ['taxImage', 'shopImage', 'logoImage'] as const
export type ApplicationPicture = (typeof applicationPictures)[number]
