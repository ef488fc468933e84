import type { LoaderFunctionArgs } from 'react-router'
import { productDetailContract } from '#shop/catalogue/product-detail-contract.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { showProblems } from '#web/kit/show-problems.ts'
import { visitorContext } from '#web/kit/visitor.ts'

/** The product that bears a barcode. A search may also find what is only near it, so the barcode itself decides. */
async function findByBarcode({ url, context }: LoaderFunctionArgs): Promise<{ code: string | null }> {
  const { call } = context.get(visitorContext)
  const barcode = url.searchParams.get('barcode') ?? ''
  if (!/^[\w-]{4,60}$/.test(barcode)) return { code: null }
  return showProblems(async () => {
    const [found] = await call(productItemsContract, { text: barcode, take: 1 })
    const bears = found && (await call(productDetailContract, { code: found.code })).barcodes.some((one) => one.barcode === barcode)
    return { code: bears ? found.code : null }
  })
}
export type ScanAnswer = Awaited<ReturnType<typeof findByBarcode>>

export async function loader(asked: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await findByBarcode(asked))
}
