import { z } from 'zod'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { named } from '#shop/contract/wire.ts'
import { draftFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { blankProduct, type ProductDraft } from '#shop/merchant-products/product-draft.ts'

const wire = named(draftFields)
export const onWire = (draft: ProductDraft) => z.encode(wire, draft) as unknown as Record<string, unknown>

/** A product that may be saved: a case of 24 and a bottle, at two levels. */
export const plainDraft = (code: string): ProductDraft => ({
  ...blankProduct,
  ...{
    code,
    nameTh: `น้ำดื่มทดลอง ${code}`,
    nameEn: `Trial water ${code}`,
    shortNameTh: 'น้ำดื่ม',
    shortNameEn: 'Water',
  },
  ...{ unitCount: 2, unit1Code: 'CS', unit1NameTh: 'ลัง', unit1NameEn: 'Case', unit1Rate: 24 },
  ...{ unit2Code: 'BT', unit2NameTh: 'ขวด', unit2NameEn: 'Bottle', unit2Rate: 1 },
  ...{ level1Unit1Price: 12_000, level1Unit1Type: 1, level1Unit2Price: 600, level1Unit2Type: 1 },
  ...{ level2Unit1Price: 11_500, level2Unit1Type: 1 },
})

/** A shop whose staff keep its products. */
export async function testProducts() {
  const storage = memoryStorage()
  const api = await testApi({ storage })
  const ordering = testOrdering(api)
  const [manager, owner] = [await api.tokenFor(callers.manager), await api.tokenFor(callers.owner)]
  const customer = await api.tokenFor(callers.customer)
  const guest = await api.tokenFor(callers.guest)
  const saleUnit = 'BKK01'

  const save = (draft: ProductDraft, version = 0, token = manager) =>
    api.ask('api/products/pc/save', { token, body: { ...onWire(draft), saleUnit, Version: version } })
  const load = (code: string, token = manager) =>
    api.ask(`api/products/pc/item/${code}/${saleUnit}`, { method: 'GET', token })
  const list = async (body: object = {}, token = manager): Promise<Record<string, unknown>[]> =>
    (await api.ask('api/products/pc/items', { token, body: { saleUnit, ...body } })).body
  const toggle = (code: string, token = manager) =>
    api.ask(`api/products/pc/item/${code}/${saleUnit}/active`, { method: 'GET', token })
  /** A saved product; the saved version is 1. */
  const saved = async (code: string, more: Partial<ProductDraft> = {}) => {
    const draft = { ...plainDraft(code), ...more }
    const { status, body } = await save(draft)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return draft
  }
  const logOf = (subject: string) =>
    ordering.rows<{ what: string; before: object; after: object; username: string }>(
      `select what, before, after, username from activity where sale_unit = 'BKK01' and subject = $1 order by id`,
      [subject],
    )
  return {
    ...{ ...api, ...ordering, storage, manager, owner, customer, guest, saleUnit },
    ...{ save, load, list, toggle, saved, logOf },
  }
}
