import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import { useChange } from '#web/merchant/forms/use-change.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'

export function useCatalogueChange() {
  const say = useProductWords()
  return useChange({ unknown: say('product.unknown'), staleCode: merchantCatalogueProblems.stale.code })
}
