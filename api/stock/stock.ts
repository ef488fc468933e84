import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { stockContracts } from '#shop/stock/stock-contracts.ts'
import { adjustStock, stockLedger } from './adjust-stock.ts'

export const stockHandlers: HandlersOf<typeof stockContracts> = { adjustStock, stockLedger }
