import type { LoaderFunctionArgs } from 'react-router'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { productDetailContract } from '#shop/products/product-detail-contract.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

const mostFound = 10

/** The product with this barcode. A search may also return near matches, so the barcode is compared. */
async function findByBarcode({ url, context }: LoaderFunctionArgs): Promise<{ code: string | null }> {
  const { call } = context.get(visitorContext)
  const barcode = url.searchParams.get('barcode') ?? ''
  if (!/^[\w-]{4,60}$/.test(barcode)) return { code: null }
  return showProblems(async () => {
    for (const { code } of await call(productItemsContract, { text: barcode, take: mostFound })) {
      const { barcodes } = await call(productDetailContract, { code })
      if (barcodes.some((one) => one.barcode === barcode)) return { code }
    }
    return { code: null }
  })
}
export type ScanAnswer = Awaited<ReturnType<typeof findByBarcode>>

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await findByBarcode(args))
}
