import type { Handler } from '#api/kit/calls/perform.ts'
import { findGoods, goodsOf } from '#api/standing-orders/goods-by-name.ts'
import { findStandingChanges } from '#api/standing-orders/standing-changes.ts'
import {
  comingOf,
  comingShown,
  forecast,
  mostRuns,
  pastOf,
  sayWhy,
} from '#api/standing-orders/standing-order-views.ts'
import { loadStandingSnapshot } from '#api/standing-runs/standing-caller.ts'
import { findRuns } from '#api/standing-runs/standing-order-rows.ts'
import type { officeStandingOrderContract } from '#shop/standing-orders/standing-office-contracts.ts'
import { requireAtOffice } from './require-at-office.ts'

const mostChanges = 20

export const officeStandingOrder: Handler<typeof officeStandingOrderContract> = async (key, context) => {
  const { db, now } = context
  const { standing, client } = await requireAtOffice(context, key)
  const { snapshot, rounds } = await loadStandingSnapshot(db, standing)
  const runs = await findRuns(db, key.saleUnit, { ids: [key.id], most: mostRuns })
  const codes = standing.lines.flatMap(({ productCode, replacement }) => [
    productCode,
    replacement ?? productCode,
  ])
  const [{ order, notes, why }, goods, changes] = await Promise.all([
    forecast(context, standing, { snapshot, runs }),
    findGoods(db, key.saleUnit, codes),
    findStandingChanges(db, standing, mostChanges),
  ])
  const past = pastOf(standing, runs, { rounds, now })
  const coming =
    standing.state === 'ended' ? [] : comingOf(standing, runs, { rounds, now, count: comingShown })
  const { id, name, state, pausedUntil, rhythm, payment, deliveryMethod, slot, taxInvoice, mostTotal } =
    standing
  const { shipTo } = snapshot
  return {
    ...{ id, name, state, pausedUntil, rhythm, payment, deliveryMethod, slot, mostTotal },
    ...{ customerCode: client.code, customerName: client.name, needsTaxInvoice: taxInvoice !== null },
    ...{ total: order.priced.total, why: sayWhy(why), notes, coming, past, changes },
    products: standing.lines.length,
    next: coming.find((run) => run.state !== 'paused') ?? null,
    failed: past[0]?.state === 'failed' ? past[0] : null,
    shipTo: shipTo && {
      name: shipTo.name,
      place: `${shipTo.subdistrict} ${shipTo.district} ${shipTo.province}`,
    },
    lines: standing.lines.map(({ productCode, quantities, replacement }) => {
      const { name: product, units } = goodsOf(goods, productCode)
      return {
        ...{ productCode, name: product },
        amounts: quantities.flatMap((quantity, at) =>
          quantity > 0 ? [{ quantity, unit: units[at] ?? { th: '', en: '' } }] : [],
        ),
        replacement: replacement ? goodsOf(goods, replacement).name : null,
      }
    }),
  }
}
