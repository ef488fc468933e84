import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { basketContracts } from '#shop/my-sales/basket-contracts.ts'
import type { mySalesContracts } from '#shop/my-sales/my-sales-contracts.ts'
import type { targetContracts } from '#shop/my-sales/target-contracts.ts'
import type { visitContracts } from '#shop/my-sales/visit-contracts.ts'
import { layBasket, suggestedBasket } from './basket.ts'
import { dueCustomers } from './due-customers.ts'
import { mustSell, saveMustSell } from './must-sell.ts'
import { customerVisits, teamVisits } from './read-visits.ts'
import { recordVisit } from './record-visit.ts'
import { salesMonth } from './sales-month.ts'
import { salesTargets, saveSalesTargets } from './sales-targets.ts'
import { saveVisitPlan } from './save-plan.ts'
import { visitDay } from './visit-day.ts'

export const mySalesHandlers: HandlersOf<
  typeof mySalesContracts & typeof visitContracts & typeof basketContracts & typeof targetContracts
> = {
  ...{ salesMonth, dueCustomers, visitDay, saveVisitPlan, recordVisit, customerVisits, teamVisits },
  ...{ suggestedBasket, layBasket, mustSell, saveMustSell, salesTargets, saveSalesTargets },
}
