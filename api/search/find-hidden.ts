import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { lexemeIn, signs } from '#shop/search/product-lexemes.ts'
import { takeSizes } from '#shop/search/sizes.ts'
import { isThai, normalise } from '#shop/spelling/normalise.ts'
import { chunksOf, segmentsOf, singular } from '#shop/spelling/split-words.ts'
import type { SearchRequest } from './search-request.ts'
import { indexedSoFar } from './vocabulary-store.ts'

export type HiddenRequest = Pick<SearchRequest, 'saleUnit' | 'text' | 'take' | 'categories'>
const mostWords = 12

/** Every word as typed, or begun so; the vocabulary has only words of what is shown. */
function queryOf({ saleUnit, text, categories = [] }: HiddenRequest): string | undefined {
  const typed = normalise(text)
  const { sizes, rest } = takeSizes(typed)
  const begun = (word: string) => `${lexemeIn(saleUnit, word)}:*`
  const words = chunksOf(rest)
    .slice(0, mostWords)
    .map((chunk) => {
      if (!isThai(chunk)) return begun(singular(chunk))
      const parts = segmentsOf(chunk).map(begun)
      return parts.length > 1 ? `(${begun(chunk)} | (${parts.join(' & ')}))` : begun(chunk)
    })
  const all = [...sizes.map(({ token }) => lexemeIn(saleUnit, token)), ...words]
  const code = typed.replace(/\s+/g, '')
  const either = [
    ...(all.length > 0 ? [`(${all.join(' & ')})`] : []),
    ...(code ? [begun(signs.code + code)] : []),
  ]
  const within = categories.map(({ level, code }) =>
    lexemeIn(saleUnit, `${signs.category}${level}${code.toLowerCase()}`),
  )
  return either.length > 0 ? [`(${either.join(' | ')})`, ...within].join(' & ') : undefined
}

/** Codes of products that shoppers do not see, for staff; the best sold first. */
export async function findHidden(db: Db, request: HiddenRequest): Promise<string[]> {
  const { saleUnit, take } = request
  const query = queryOf(request)
  if (!query) return []
  await indexedSoFar(db, saleUnit)
  const { rows } = await sql<{ code: string }>`
    select s.code from product_search s where s.words @@ ${query}::tsquery and s.sale_unit = ${saleUnit} and not s.shown
    order by -s.popularity, s.code limit ${take}`.execute(db)
  return rows.map(({ code }) => code)
}
