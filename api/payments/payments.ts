/** The door of payments: where money for an order goes. */
export { payTo } from './pay-to.ts'
