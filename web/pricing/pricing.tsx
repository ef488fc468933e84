export {
  baseUnitName,
  type NamedGoods,
  type Naming,
  sayFree,
  sayHint,
  sayReason,
  unitName,
} from './price-words.ts'
export { Totals } from './totals.tsx'
export { WhyThisPrice } from './why-this-price.tsx'
