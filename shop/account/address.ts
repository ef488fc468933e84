import { z } from 'zod'
import { yesNo } from '../contract/wire.ts'

/** C is the shop's own address, S a delivery address, B a billing address. */
export const addressTypes = ['C', 'S', 'B'] as const
export type AddressType = (typeof addressTypes)[number]

/** The fields a person fills in; the customer comes from the token. */
export type AddressDraft = {
  type: AddressType
  name: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  phone: string
  taxNumber: string
  remark: string
  lat: number | null
  lng: number | null
}
export type Address = AddressDraft & {
  id: string
  customerCode: string
  saleUnit: string
  isDefault: boolean
  active: boolean
}

export const mostAddresses = 20

const words = (longest: number) => z.string().max(longest).default('')
const place = words(100)
const degrees = (most: number) => z.number().min(-most).max(most).nullable().default(null)

/** Places are stored by name, so code and name carry the same value on the wire. */
const draftOnWire = {
  Address_Type: z.enum(addressTypes),
  Name: words(150),
  Address_: words(300),
  Province: place,
  ProvinceName: place,
  Ampher: place,
  AmpherName: place,
  Town: place,
  TownName: place,
  PostalCode: words(10),
  Phone: words(20),
  TaxID: words(20),
  Remark: words(300),
  Lat: degrees(90),
  Long: degrees(180),
}
type DraftOnWire = z.output<z.ZodObject<typeof draftOnWire>>

function fromWire(wire: DraftOnWire): AddressDraft {
  return {
    type: wire.Address_Type,
    name: wire.Name,
    address: wire.Address_,
    province: wire.ProvinceName || wire.Province,
    district: wire.AmpherName || wire.Ampher,
    subdistrict: wire.TownName || wire.Town,
    postcode: wire.PostalCode,
    phone: wire.Phone,
    taxNumber: wire.TaxID,
    remark: wire.Remark,
    lat: wire.Lat,
    lng: wire.Long,
  }
}

function toWire(draft: AddressDraft): DraftOnWire {
  return {
    Address_Type: draft.type,
    Name: draft.name,
    Address_: draft.address,
    Province: draft.province,
    ProvinceName: draft.province,
    Ampher: draft.district,
    AmpherName: draft.district,
    Town: draft.subdistrict,
    TownName: draft.subdistrict,
    PostalCode: draft.postcode,
    Phone: draft.phone,
    TaxID: draft.taxNumber,
    Remark: draft.remark,
    Lat: draft.lat,
    Long: draft.lng,
  }
}

/** A delivery address (SHIPTO) in a response. */
export const address = z.codec(
  z.object({
    ...draftOnWire,
    _id: z.string(),
    Cust_ID: z.string(),
    SaleUnit: z.string(),
    Active: yesNo,
    IsDefault: yesNo,
  }),
  z.custom<Address>(),
  {
    decode: (wire) => ({
      ...fromWire(wire),
      id: wire._id,
      customerCode: wire.Cust_ID,
      saleUnit: wire.SaleUnit,
      active: wire.Active,
      isDefault: wire.IsDefault,
    }),
    encode: (ours) => ({
      ...toWire(ours),
      _id: ours.id,
      Cust_ID: ours.customerCode,
      SaleUnit: ours.saleUnit,
      Active: ours.active,
      IsDefault: ours.isDefault,
    }),
  },
)

type OwnedDraft = AddressDraft & {
  customerCode?: string | undefined
  saleUnit?: string | undefined
  isDefault: boolean
}
const ownedOnWire = z.object({
  ...draftOnWire,
  Cust_ID: z.string().max(60).optional(),
  SaleUnit: z.string().max(10).optional(),
  IsDefault: yesNo.default(false),
})
type OwnedOnWire = z.output<typeof ownedOnWire>

const ownedFromWire = (wire: OwnedOnWire): OwnedDraft => ({
  ...fromWire(wire),
  customerCode: wire.Cust_ID,
  saleUnit: wire.SaleUnit,
  isDefault: wire.IsDefault,
})
const ownedToWire = (ours: OwnedDraft): OwnedOnWire => ({
  ...toWire(ours),
  Cust_ID: ours.customerCode,
  SaleUnit: ours.saleUnit,
  IsDefault: ours.isDefault,
})

/** An address in an add request. */
export const newAddress = z.codec(ownedOnWire, z.custom<OwnedDraft>(), {
  decode: ownedFromWire,
  encode: ownedToWire,
})

/** An address in an update request; its type cannot change. */
export const changedAddress = z.codec(
  ownedOnWire.extend({ _id: z.uuid() }),
  z.custom<OwnedDraft & { id: string }>(),
  {
    decode: (wire) => ({ ...ownedFromWire(wire), id: wire._id }),
    encode: (ours) => ({ ...ownedToWire(ours), _id: ours.id }),
  },
)
