import { z } from 'zod'
import {
  approveCustomerContract,
  changeCustomerContract,
  correctPointsContract,
  merchantCustomersContract,
  mergeCustomersContract,
  switchCustomerContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

const mostFound = 8

/** The centre is the one the member of staff works in, never the page's. */
export const customerCalls = {
  changeCustomer: pageCall(
    changeCustomerContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(changeCustomerContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  switchCustomer: pageCall(
    switchCustomerContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(switchCustomerContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  approveCustomer: pageCall(
    approveCustomerContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(approveCustomerContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  mergeCustomers: pageCall(
    mergeCustomersContract.request.omit({ saleUnit: true }),
    async (request, visitor) =>
      visitor.callAsStaff(mergeCustomersContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  findCustomers: pageCall(z.object({ text: z.string().max(60) }), async ({ text }, visitor) =>
    visitor.callAsStaff(merchantCustomersContract, {
      ...{ saleUnit: await centreOf(visitor), text, tab: 'all', sort: 'name', skip: 0, take: mostFound },
    }),
  ),
  correctPoints: pageCall(correctPointsContract.request.omit({ saleUnit: true }), async (request, visitor) =>
    visitor.callAsStaff(correctPointsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type CustomerCalls = typeof customerCalls
