import type { Cell } from '#shop/cart/order-table.ts'
import { type OrderList, readOrderCells, readOrderList } from '#shop/cart/read-order-list.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

/** The encoding of Excel's text files in Thailand, when it is not UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-874').decode(bytes)
  }
}

export async function readFile(file: File): Promise<OrderList> {
  if (!/\.xlsx$/i.test(file.name)) return readOrderList(decode(await file.arrayBuffer()))
  const { readSheet } = await import('read-excel-file/universal')
  return readOrderCells((await readSheet(await unpackXlsx(file))) as Cell[][])
}
