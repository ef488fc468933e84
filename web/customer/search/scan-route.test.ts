import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './scan-route.ts'

const { api, pool } = await testApi({ now: () => new Date() })

test('a scanned barcode is looked for among ten, and only what bears it is opened', async () => {
  const takes: unknown[] = []
  const carrier: Carrier = (key, input, meta) => {
    if (key.endsWith('api/products/items')) takes.push((input as { take: number }).take)
    return api.carrier(key, input, meta)
  }
  const scan = async (barcode: string) => {
    const context = new RouterContextProvider()
    const jar = openJar(new Request('http://shop.test/'), false)
    context.set(visitorContext, makeVisitor(jar, { carrier, locale: 'th', address: '' }))
    const url = new URL(`http://shop.test/scan?barcode=${barcode}`)
    return (await loader({ url, context } as unknown as LoaderFunctionArgs)).json()
  }
  const { rows } = await pool.query(
    `select code, barcode1 from products where sale_unit = 'BKK01' and active and barcode1 <> '' and not needs_licence and material_type = 'FG' order by code limit 1`,
  )
  expect(await scan(rows[0].barcode1)).toEqual({ code: rows[0].code })
  expect(await scan('0000000000000')).toEqual({ code: null })
  expect(takes).toEqual([10, 10])
})
