import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { masterDataContract } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import {
  advancePricesContract,
  materialTypesContract,
  merchantProductContract,
} from '#shop/merchant-products/merchant-product-contracts.ts'
import { stockLedgerContract } from '#shop/stock/stock-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { oneOf } from '#web/merchant/lists/read-query.ts'
import { mayManage } from '#web/merchant/staff/may-manage.ts'
import { ledgerPage } from '#web/merchant/stock/ledger-page.ts'
import { ProductScreen } from './product-screen.tsx'
import { productTabs } from './product-tabs.ts'

/** A moment in the ledger, as its pages go on after it. */
const moveId = /^[\da-f-]{36}$/

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const code = (params.code ?? '').slice(0, 60)
  const isNew = code === 'new'
  const tab = isNew ? 'details' : (oneOf(productTabs, url.searchParams.get('tab')) ?? 'details')
  const after = url.searchParams.get('after') ?? ''
  return showProblems(async () => {
    const staff = await findStaff()
    const saleUnit = staff?.user.centre ?? ''
    const [product, master, materialTypes, windows, ledger] = await Promise.all([
      isNew ? undefined : callAsStaff(merchantProductContract, { code, saleUnit }),
      callAsStaff(masterDataContract, { saleUnit }),
      callAsStaff(materialTypesContract, {}),
      tab === 'prices' ? callAsStaff(advancePricesContract, { code, saleUnit }) : [],
      tab === 'stock'
        ? callAsStaff(stockLedgerContract, {
            ...{ saleUnit, productCode: code, take: ledgerPage + 1 },
            ...(moveId.test(after) && { after }),
          })
        : undefined,
    ])
    const barcode = url.searchParams.get('barcode') ?? ''
    return {
      ...{ product, master, materialTypes, windows, ledger, tab, today: bangkokDay(new Date()) },
      isFirstMoves: !moveId.test(after),
      /** What was scanned and is not known yet. */
      scanned: /^[0-9A-Za-z./-]{1,48}$/.test(barcode) ? barcode : '',
      mayChange: mayManage(staff?.user.role.RoleCode),
    }
  })
}

export default function ProductRoute() {
  const page = useLoaderData<typeof loader>()
  return <ProductScreen key={page.product?.code ?? `new ${page.scanned}`} {...page} />
}
