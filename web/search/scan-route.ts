import type { LoaderFunctionArgs } from 'react-router'
import { productDetailContract } from '#shop/catalogue/product-detail-contract.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'

/** The product that bears a barcode. A search may also find what is only near it, so the barcode itself decides. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = context.get(visitorContext)
  const barcode = (url.searchParams.get('barcode') ?? '').slice(0, 60)
  if (!/^[\w-]{4,60}$/.test(barcode)) return { barcode, code: undefined }
  return showProblems(async () => {
    const [found] = await call(productItemsContract, { text: barcode, take: 1 })
    const bears = found && (await call(productDetailContract, { code: found.code })).barcodes.some((one) => one.barcode === barcode)
    return { barcode, code: bears ? found.code : undefined }
  })
}
