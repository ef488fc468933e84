import { hiddenMaterialTypes } from '../catalogue/product.ts'
import { required, type Sentence } from '../identity/rules.ts'
import { priceErrors } from './price-errors.ts'
import {
  categoryFields,
  type DraftField,
  mostPictures,
  type ProductDraft,
  type ProductText,
  unitPositions,
  type WordKind,
  wordFields,
} from './product-draft.ts'
import { productLabels } from './product-labels.ts'
import { longestShortName } from './tidy-draft.ts'

type DraftErrors = Partial<Record<DraftField, Sentence>>

/** What the centre has already, for rules that need to know it. */
export type DraftFacts = {
  isCodeTaken: boolean
  /** Other products by the barcodes of this one. */
  barcodes: ReadonlyMap<string, string>
  /** The parent of a category, null at the top; undefined when there is no such category. */
  parentOf: (level: number, code: string) => string | null | undefined
  hasWord: (kind: WordKind, code: string) => boolean
  hasPicture: (name: string) => boolean
}

const longest: Partial<Record<ProductText, number>> = {
  ...{ code: 30, nameTh: 200, nameEn: 200, shortNameTh: longestShortName, shortNameEn: longestShortName },
  ...{ descriptionTh: 4_000, descriptionEn: 4_000, channel: 60, supplier: 120, shelf: 20, materialType: 30 },
  ...{ h1: 40, h2: 40, h3: 40, h4: 40, h5: 40 },
  ...{ groupCode: 40, brandCode: 40, flavourCode: 40, variantCode: 40, sizeCode: 40 },
  ...{ unit1Code: 10, unit2Code: 10, unit3Code: 10, barcode1: 48, barcode2: 48, barcode3: 48 },
  ...{ unit1NameTh: 40, unit2NameTh: 40, unit3NameTh: 40, unit1NameEn: 40, unit2NameEn: 40, unit3NameEn: 40 },
}
/** Rates, stock and points stay far below what their columns hold. */
const [mostInUnit, mostCounted] = [100_000, 100_000_000]

const notFound: Sentence = {
  th: 'ไม่มีรายการนี้แล้ว กรุณาเลือกใหม่',
  en: 'This is no longer there, please choose again',
}

/** Section 5 of the specification: what each further unit that is shown asks for. */
const requiredFor: Record<1 | 2 | 3, readonly DraftField[]> = {
  1: ['unit1Code', 'unit1NameTh', 'unit2Rate'],
  2: ['unit1Rate', 'unit2Code', 'unit2NameTh'],
  3: ['unit3Code', 'unit3NameTh', 'unit3Rate'],
}

/** The fields that may not be blank with so many units shown. */
function requiredFields(unitCount: number): DraftField[] {
  return [
    'code',
    'nameTh',
    ...unitPositions.filter((unit) => unit <= unitCount).flatMap((unit) => requiredFor[unit]),
  ]
}

/**
 * The error of each field, all at once; empty when the product may be saved. The draft is tidy; without facts
 * only what the draft itself tells is judged.
 */
export function draftErrors(draft: ProductDraft, facts?: DraftFacts): DraftErrors {
  const errors: DraftErrors = {}
  const add = (found: DraftErrors) => {
    for (const [field, sentence] of Object.entries(found)) errors[field as DraftField] ??= sentence
  }
  add(missing(draft))
  add(tooLong(draft))
  add(codeErrors(draft, facts))
  add(unitErrors(draft))
  add(barcodeErrors(draft, facts))
  add(priceErrors(draft, draft.unitCount))
  add(countErrors(draft))
  add(pictureErrors(draft, facts))
  if (hiddenMaterialTypes.some((type) => type.toLowerCase() === draft.materialType.toLowerCase()))
    add({ materialType: { th: 'ประเภทนี้ใช้ภายในระบบ ตั้งกับสินค้าไม่ได้', en: 'This type is for bookkeeping only' } })
  if (facts) add(wordErrors(draft, facts))
  add(categoryErrors(draft, facts))
  return errors
}

function missing(draft: ProductDraft): DraftErrors {
  return Object.fromEntries(
    requiredFields(draft.unitCount).flatMap((field) => {
      const wrong = required(productLabels[field])(draft[field] as string)
      return wrong ? [[field, wrong]] : []
    }),
  )
}

function tooLong(draft: ProductDraft): DraftErrors {
  return Object.fromEntries(
    Object.entries(longest).flatMap(([field, most]) => {
      if (draft[field as ProductText].length <= most) return []
      const { th, en } = productLabels[field as ProductText]
      return [[field, { th: `${th}ยาวเกิน ${most} ตัวอักษร`, en: `${en} is longer than ${most} characters` }]]
    }),
  )
}

function codeErrors({ code, materialType }: ProductDraft, facts: DraftFacts | undefined): DraftErrors {
  const errors: DraftErrors = {}
  if (code && !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(code))
    errors.code = {
      th: 'รหัสใช้ได้เฉพาะ A-Z, 0-9, จุด, ขีด',
      en: 'A code has letters A-Z, digits, dots and dashes only',
    }
  else if (code.toLowerCase() === 'new')
    errors.code = { th: 'ใช้รหัส “new” ไม่ได้', en: 'A product cannot have the code “new”' }
  else if (facts?.isCodeTaken)
    errors.code = { th: `มีสินค้ารหัส ${code} อยู่แล้ว`, en: `There is already a product ${code}` }
  if (!/^[A-Za-z0-9_-]*$/.test(materialType))
    errors.materialType = {
      th: 'ประเภทสินค้าใช้ได้เฉพาะ A-Z และ 0-9',
      en: 'A type has letters A-Z and digits only',
    }
  return errors
}

/** Units become strictly smaller; each holds a whole number of pieces. */
function unitErrors(draft: ProductDraft): DraftErrors {
  const errors: DraftErrors = {}
  let bigger = Number.POSITIVE_INFINITY
  for (const unit of unitPositions) {
    const rate = draft[`unit${unit}Rate`]
    if (unit > draft.unitCount || rate === null) continue
    const field = `unit${unit}Rate` as const
    if (!Number.isInteger(rate) || rate < 1 || rate > mostInUnit)
      errors[field] = {
        th: 'ต้องเป็นจำนวนเต็ม 1 ถึง 100,000',
        en: 'Must be a whole number from 1 to 100,000',
      }
    else if (rate >= bigger)
      errors[field] = {
        th: `ต้องน้อยกว่าหน่วยที่ใหญ่กว่า (${bigger})`,
        en: `Must be less than the bigger unit (${bigger})`,
      }
    else bigger = rate
  }
  return errors
}

function barcodeErrors(draft: ProductDraft, facts: DraftFacts | undefined): DraftErrors {
  const errors: DraftErrors = {}
  const seen = new Set<string>()
  for (const unit of unitPositions) {
    const field = `barcode${unit}` as const
    const barcode = draft[field]
    if (barcode === '') continue
    const other = facts?.barcodes.get(barcode)
    if (!/^[0-9A-Za-z./-]+$/.test(barcode))
      errors[field] = { th: 'บาร์โค้ดใช้ได้เฉพาะตัวเลขและ A-Z', en: 'A barcode has digits and letters A-Z only' }
    else if (seen.has(barcode))
      errors[field] = { th: 'บาร์โค้ดซ้ำกับหน่วยอื่นของสินค้านี้', en: 'Another unit of this product has this barcode' }
    else if (other)
      errors[field] = { th: `บาร์โค้ดนี้เป็นของสินค้า ${other}`, en: `Product ${other} has this barcode` }
    seen.add(barcode)
  }
  return errors
}

function countErrors(draft: ProductDraft): DraftErrors {
  return Object.fromEntries(
    (['lowStock', 'pointsPerUnit'] as const).flatMap((field) =>
      Number.isInteger(draft[field]) && draft[field] >= 0 && draft[field] <= mostCounted
        ? []
        : [[field, { th: 'ต้องเป็นจำนวนเต็มตั้งแต่ 0', en: 'Must be a whole number, 0 or more' }]],
    ),
  )
}

function pictureErrors({ pictures }: ProductDraft, facts: DraftFacts | undefined): DraftErrors {
  if (pictures.length > mostPictures)
    return { pictures: { th: `ใส่รูปได้ไม่เกิน ${mostPictures} รูป`, en: `At most ${mostPictures} pictures` } }
  return facts && pictures.some((name) => !facts.hasPicture(name))
    ? { pictures: { th: 'มีรูปที่หมดอายุแล้ว กรุณาอัปโหลดใหม่', en: 'A picture has expired, please upload it again' } }
    : {}
}

function wordErrors(draft: ProductDraft, { hasWord }: DraftFacts): DraftErrors {
  return Object.fromEntries(
    Object.entries(wordFields).flatMap(([kind, field]) =>
      draft[field] === '' || hasWord(kind as WordKind, draft[field]) ? [] : [[field, notFound]],
    ),
  )
}

/** From the department down without gaps, each in the one above it. */
function categoryErrors(draft: ProductDraft, facts: DraftFacts | undefined): DraftErrors {
  const errors: DraftErrors = {}
  categoryFields.forEach((field, at) => {
    const above = at === 0 ? null : draft[categoryFields[at - 1] ?? 'h1']
    if (draft[field] === '') return
    const parent = facts ? facts.parentOf(at + 1, draft[field]) : above
    if (above === '')
      errors[field] = { th: 'กรุณาเลือกหมวดชั้นบนก่อน', en: 'Please choose the category above first' }
    else if (parent === undefined) errors[field] = notFound
    else if (parent !== above)
      errors[field] = { th: 'หมวดนี้ไม่ได้อยู่ในหมวดชั้นบนที่เลือก', en: 'This category is not in the one above it' }
  })
  return errors
}
