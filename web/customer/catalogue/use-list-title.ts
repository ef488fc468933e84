import { useShopWords } from '#web/words/words.tsx'
import type { ListCategory, ProductSearch } from './product-search.ts'

/** The title of the list: the search, the narrowest category, the group, or the kind. */
export function useListTitle(categories: ListCategory[], search: ProductSearch): string {
  const say = useShopWords()
  if (search.text) return say('product.found', { text: search.text })
  for (const [level, code] of [
    [3, search.c3],
    [2, search.c2],
    [1, search.c1],
  ] as const) {
    const category = code && categories.find((one) => one.level === level && one.code === code)
    if (category) return category.name
  }
  if (search.displayGroupName) return search.displayGroupName
  if (search.promotionId) return say('product.inPromotion')
  const byType = {
    '': say('product.title'),
    suggest: say('home.recommended'),
    BEST_SELLER: say('product.bestSellers'),
    HOTDEAL: say('home.hotDeals'),
    NEW: say('home.new'),
    PROMOTION: say('menu.promotion'),
  }
  return byType[search.type]
}
