import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { merchantCustomerContracts } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { changeCustomer, switchCustomer } from './change-customer.ts'
import { correctPoints, customerPoints } from './correct-points.ts'
import { customerOptions } from './customer-choices.ts'
import { customerDetail } from './customer-detail.ts'
import { merchantCustomers } from './customer-list.ts'
import { customerStatement } from './customer-statement.ts'
import { approveCustomer } from './decide-registration.ts'
import { mergeCustomers } from './merge-customers.ts'

export const merchantCustomerHandlers: HandlersOf<typeof merchantCustomerContracts> = {
  merchantCustomers,
  customerOptions,
  customerDetail,
  customerStatement,
  customerPoints,
  correctPoints,
  changeCustomer,
  switchCustomer,
  approveCustomer,
  mergeCustomers,
}
