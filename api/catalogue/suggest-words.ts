import { loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { searchIn } from '#api/search/search.ts'
import {
  type autoCompleteContract,
  autoCompleteTake,
  type nearestWordsContract,
} from '#shop/catalogue/search-contracts.ts'

export const autoComplete: Handler<typeof autoCompleteContract> = async (
  { search, take = autoCompleteTake },
  { db, caller },
) => {
  if (!search.trim()) return []
  const { saleUnit, mayBuyLicensed } = await loadBuyer({ db, caller })
  return searchIn(db).suggest({ saleUnit, licensed: mayBuyLicensed, text: search, take })
}

export const nearestWords: Handler<typeof nearestWordsContract> = async (
  { search, take = autoCompleteTake },
  { db, caller },
) => {
  if (!search.trim()) return []
  const { saleUnit, mayBuyLicensed } = await loadBuyer({ db, caller })
  return searchIn(db).nearest({ saleUnit, licensed: mayBuyLicensed, text: search, take })
}
