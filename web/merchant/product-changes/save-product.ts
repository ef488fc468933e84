import { z } from 'zod'
import { type StaleDetails, saveProductContract } from '#shop/merchant-products/merchant-product-contracts.ts'
import { draftFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import type { DraftField, ProductDraft } from '#shop/merchant-products/product-draft.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'

type Difference = { field: DraftField; saved: unknown; yours: unknown }
export type StaleProduct = Pick<StaleDetails, 'version' | 'changedBy' | 'changedAt'> & {
  differences: Difference[]
}
type Saved =
  | { is: 'saved'; code: string; version: number }
  | { is: 'wrong'; errors: { field: DraftField; why: string }[]; message: string }
  | ({ is: 'stale'; message: string } & StaleProduct)

const byWireName = new Map(
  Object.entries(draftFields).map(([field, [name]]) => [name as string, field as DraftField]),
)

/** Saves, or tells in our own names which fields are wrong, or what somebody else has changed. */
export async function saveProduct(
  { callAsStaff }: Visitor,
  { draft, ...rest }: { draft: ProductDraft; version: number; saleUnit: string },
): Promise<Saved> {
  try {
    const { product } = await callAsStaff(saveProductContract, { ...draft, ...rest })
    return { is: 'saved', code: product.code, version: product.version }
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    const { Code, Fields = [], Details } = error.problem
    if (Code === merchantProductsProblems.stale.code)
      return { is: 'stale', message: error.said, ...ours(Details as StaleDetails) }
    if (Code !== merchantProductsProblems.invalid.code) throw error
    const errors = Fields.flatMap(({ Field, Reason }) => {
      const field = byWireName.get(Field)
      return field ? [{ field, why: Reason }] : []
    })
    return { is: 'wrong', errors, message: error.said }
  }
}

function ours({ differences, ...about }: StaleDetails): StaleProduct {
  return {
    ...about,
    differences: differences.flatMap(({ field: name, saved, yours }) => {
      const field = byWireName.get(name)
      if (!field) return []
      const schema: z.ZodType = draftFields[field][1]
      return [{ field, saved: z.decode(schema, saved), yours: z.decode(schema, yours) }]
    }),
  }
}
