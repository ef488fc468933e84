import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CustomerDetail,
  CustomerPoints,
  CustomerStatement,
  customerOptionsContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import type { RegistrationFacts } from '#shop/merchants/client-contracts.ts'
import type { suggestedBasketContract } from '#shop/my-sales/basket-contracts.ts'
import type { Visit } from '#shop/my-sales/visit-contracts.ts'
import type { SentTokenLink } from '#shop/sign-in/token-link-contracts.ts'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'

/** What the page shows, and what its reader may do. */
export type CustomerPageData = {
  saleUnit: string
  detail: CustomerDetail
  options: AnswerOf<typeof customerOptionsContract>
  statement: CustomerStatement
  points: CustomerPoints
  visits: readonly Visit[]
  /** Of an active customer alone: nobody else can be ordered for. */
  basket: AnswerOf<typeof suggestedBasketContract> | undefined
  /** The data for deciding on a pending registration. */
  facts: RegistrationFacts | undefined
  /** A salesperson reads only. */
  mayChange: boolean
  isManager: boolean
  problem: FormProblem | undefined
  /** A sign-in link that was just sent. */
  sent: SentTokenLink | undefined
}
