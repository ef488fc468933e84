import { loadBuyer } from '#api/buyers/buyer.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { searchIn } from '#api/search/search.ts'
import { autoCompleteTake } from '#shop/catalogue/search-contracts.ts'
import type { Contracts } from '#shop/start/contracts.ts'

export const autoComplete: Handler<Contracts['autoComplete']> = async (
  { search, take = autoCompleteTake },
  { db, caller },
) => {
  if (!search.trim()) return []
  const { saleUnit, mayBuyLicensed } = await loadBuyer({ db, caller })
  return searchIn(db).suggest({ saleUnit, licensed: mayBuyLicensed, text: search, take })
}

export const nearestWords: Handler<Contracts['nearestWords']> = async (
  { search, take = autoCompleteTake },
  { db, caller },
) => {
  if (!search.trim()) return []
  const { saleUnit, mayBuyLicensed } = await loadBuyer({ db, caller })
  return searchIn(db).nearest({ saleUnit, licensed: mayBuyLicensed, text: search, take })
}
