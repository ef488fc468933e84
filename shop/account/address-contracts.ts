import { z } from 'zod'
import { signedInShoppers } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import type { Whose } from '../contract/touches.ts'
import { named } from '../contract/wire.ts'
import { address, addressTypes, changedAddress, newAddress } from './address.ts'

const answer = named({
  status: ['status', z.string()],
  statusCode: ['status_code', z.string()],
  addresses: ['data', z.array(address)],
})

const name = ({ customerCode, saleUnit }: Whose) => ({ Cust_ID: customerCode, SaleUnit: saleUnit })
const one = (of: Whose) => ({ ...name(of), _id: of.addressId })
const elsewhere = ['identity.notYours', 'account.noAddress']
const written = {
  Address_Type: 'S' as const,
  Name: 'ร้านค้า',
  Address_: '1/2 ถนนสุขุมวิท',
  ProvinceName: 'กรุงเทพมหานคร',
  AmpherName: 'คลองเตย',
  TownName: 'คลองตัน',
  PostalCode: '10110',
  Phone: '0812345678',
}

/** A customer with only the shop's own address gets a shipping and a billing address copied from it. */
export const deliveryAddressesContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_DELIVERY_ADDRESS',
  says: 'The caller’s addresses, of one type or all; a shipping and a billing address are made from the profile when there is none.',
  who: signedInShoppers,
  touches: {
    of: 'customer',
    exampleRequest: ({ customerCode, addressId }) => ({ CustomerCode: customerCode, AddressCode: addressId }),
    elsewhere: ['identity.notYours', 'nothing'],
  },
  request: named({
    customerCode: ['CustomerCode', z.string().max(60).default('')],
    addressCode: ['AddressCode', z.union([z.uuid(), z.literal('')]).default('')],
    type: ['AddressType', z.enum(['', ...addressTypes]).default('')],
  }),
  answer,
  about: ({ customerCode }) => ({ customerCode }),
})

export const addAddressContract = endpoint({
  method: 'POST',
  path: 'master_data_management/ADD_DELIVERY_ADDRESS',
  says: 'Adds an address of the caller and answers it.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: (of) => ({ ...name(of), ...written }) },
  request: newAddress,
  answer,
  about: subjectOf,
})

export const updateAddressContract = endpoint({
  method: 'POST',
  path: 'master_data_management/UPDATE_DELIVERY_ADDRESS',
  says: 'Writes over an address of the caller and answers it.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: (of) => ({ ...one(of), ...written }), elsewhere },
  request: changedAddress,
  answer,
  about: subjectOf,
})

const oneAddress = named({
  id: ['_id', z.uuid()],
  customerCode: ['Cust_ID', z.string().max(60).optional()],
  saleUnit: ['SaleUnit', z.string().max(10).optional()],
})

/** The row stays, inactive, so that it can be restored. */
export const deleteAddressContract = endpoint({
  method: 'POST',
  path: 'master_data_management/DELETE_DELIVERY_ADDRESS',
  says: 'Takes an address of the caller out of use; the shop’s own and the last of its type stay.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: one, elsewhere },
  request: oneAddress,
  answer: z.object({}),
  about: subjectOf,
})

export const restoreAddressContract = endpoint({
  method: 'POST',
  path: 'master_data_management/RESTORE_DELIVERY_ADDRESS',
  says: 'Brings a deleted address of the caller back.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: one, elsewhere },
  request: oneAddress,
  answer: z.object({}),
  about: subjectOf,
})

export const defaultAddressContract = endpoint({
  method: 'POST',
  path: 'master_data_management/SET_DEFAULT_DELIVERY_ADDRESS',
  says: 'Makes an address of the caller the first choice of its type.',
  who: signedInShoppers,
  touches: { of: 'customer', exampleRequest: one, elsewhere },
  request: oneAddress,
  answer: z.object({}),
  about: subjectOf,
})

export const addressContracts = {
  deliveryAddresses: deliveryAddressesContract,
  addAddress: addAddressContract,
  updateAddress: updateAddressContract,
  deleteAddress: deleteAddressContract,
  restoreAddress: restoreAddressContract,
  defaultAddress: defaultAddressContract,
}
