import type { LoaderFunctionArgs } from 'react-router'
import { exportRowsContract, exportWorkbookContract } from '#shop/imports/import-contracts.ts'
import { importKinds } from '#shop/imports/import-kinds.ts'
import { guardText } from '#shop/imports/write-cell.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { csvMark, csvOf } from '#web/merchant/payments/csv.ts'

const fileHeaders = (name: string, type: string) => ({
  ...{ 'content-type': type, 'cache-control': 'no-store' },
  'content-disposition': `attachment; filename="${name}"`,
})
const guarded = (row: readonly (string | number)[]) =>
  row.map((cell) => (typeof cell === 'string' ? guardText(cell) : cell))

/** What an import of the same kind reads: a workbook, or a text file of any length. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const kind = importKinds.find((each) => each === url.searchParams.get('kind')) ?? 'products'
    const name = `${kind}-${saleUnit}-${bangkokDay(new Date())}`
    if (url.searchParams.get('as') !== 'csv') {
      const { bytes } = await callAsStaff(exportWorkbookContract, { saleUnit, kind })
      return new Response(Buffer.from(bytes, 'base64'), {
        headers: fileHeaders(
          `${name}.xlsx`,
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ),
      })
    }
    const pageAfter = (after: string) => callAsStaff(exportRowsContract, { saleUnit, kind, after })
    // The first page before the answer begins: a refusal is then a page that says so.
    const first = await pageAfter('')
    return new Response(asStream(csvPages(first, pageAfter)), {
      headers: fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8'),
    })
  })
}

type Page = { heads: string[]; rows: (string | number)[][]; next: string | null }

async function* csvPages(
  first: Page,
  pageAfter: (after: string) => Promise<Page>,
): AsyncGenerator<string, void> {
  yield `${csvMark}${csvOf([first.heads])}`
  for (let page = first; ; page = await pageAfter(page.next)) {
    yield csvOf(page.rows.map(guarded))
    if (page.next === null) return
  }
}

/** Pulled as the browser takes it, so that a long list is never whole in memory. */
function asStream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: () => void parts.return(),
  })
}
