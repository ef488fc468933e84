import type { AgentItem, SaveAgentItem } from '#shop/agent-trade/agent-item-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { readBaht } from '#shop/thai/read-baht.ts'
import { readWholeNumber } from '#shop/thai/whole-number.ts'

/** A unit as it is typed. */
export type UnitDraft = { nameTh: string; nameEn: string; rate: string; price: string }
/** An item as it is typed: units from the smallest on, money and numbers as text. */
export type ItemForm = {
  nameTh: string
  nameEn: string
  barcode: string
  units: UnitDraft[]
  cost: string
  isCounted: boolean
  stock: string
  pictures: string[]
  active: boolean
}

const money = (amount: number) => String(toBaht(amount))
export const emptyUnit: UnitDraft = { nameTh: '', nameEn: '', rate: '', price: '' }

/** The form of an item, or of a new one; a copy takes neither pictures nor barcode, which are of one item. */
export function formOf(item: AgentItem | undefined, isCopy: boolean): ItemForm {
  if (!item)
    return {
      ...{ nameTh: '', nameEn: '', barcode: '', units: [{ ...emptyUnit, rate: '1' }], cost: '' },
      ...{ isCounted: true, stock: '', pictures: [], active: true },
    }
  const english = (name: { th: string; en: string }) => (name.en === name.th ? '' : name.en)
  return {
    ...{ nameTh: item.name.th, nameEn: english(item.name), cost: item.cost === null ? '' : money(item.cost) },
    units: [...item.units].reverse().map(({ name, rate, price }) => ({
      ...{ nameTh: name.th, nameEn: english(name), rate: String(rate), price: money(price) },
    })),
    ...{ isCounted: item.stock !== null, stock: '', active: item.active },
    ...{ barcode: isCopy ? '' : item.barcode, pictures: isCopy ? [] : item.pictures },
  }
}

type FieldError = 'money' | 'whole'
/** Which fields cannot be read: `cost`, `stock`, `price 0`, `rate 1`. */
export type FieldErrors = Record<string, FieldError>
type Read = { draft: Omit<SaveAgentItem, 'key' | 'code'> } | { errors: FieldErrors }

/** The form as the server takes it, or what in it cannot be read. */
export function readForm(form: ItemForm): Read {
  const errors: FieldErrors = {}
  const units = form.units.map(({ nameTh, nameEn, rate, price }, at) => {
    const [amount, holds] = [readBaht(price), at === 0 ? 1 : readWholeNumber(rate)]
    if (amount === undefined) errors[`price ${at}`] = 'money'
    if (holds === undefined || holds < 1) errors[`rate ${at}`] = 'whole'
    return { name: { th: nameTh, en: nameEn }, rate: holds ?? 1, price: amount ?? 0 }
  })
  const cost = form.cost.trim() === '' ? null : readBaht(form.cost)
  if (cost === undefined) errors.cost = 'money'
  const stock = form.stock.trim() === '' ? 0 : readWholeNumber(form.stock)
  if (stock === undefined) errors.stock = 'whole'
  if (Object.keys(errors).length > 0) return { errors }
  return {
    draft: {
      ...{ name: { th: form.nameTh, en: form.nameEn }, barcode: form.barcode, units: units.reverse() },
      ...{ cost: cost ?? null, isCounted: form.isCounted, stock: stock ?? 0 },
      ...{ pictures: form.pictures, active: form.active },
    },
  }
}
