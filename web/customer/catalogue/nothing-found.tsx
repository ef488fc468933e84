import type { CardProduct } from '#web/customer/product-cards/card-product.ts'
import { ProductShelf } from '#web/customer/product-cards/product-shelf.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { type ProductSearch, withChoice } from './product-search.ts'

type NothingFoundProps = { search: ProductSearch; nearest: string[]; popular: CardProduct[] }

/** An empty result: the nearest words, the search without filters, all products, or best sellers. */
export function NothingFound({ search, nearest, popular }: NothingFoundProps) {
  const say = useShopWords()
  const { text, c1, c2, c3, type } = search
  const narrowed = text !== '' && Boolean(c1 || c2 || c3 || type)
  return (
    <>
      {nearest.length > 0 ? (
        <nav aria-labelledby="nearest" className="grid justify-items-center gap-3 pt-4">
          <h2 id="nearest" className="text-lg">
            {say('product.nearest')}
          </h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {nearest.map((word) => (
              <li key={word}>
                <ChipLink to={withQuery(paths.products, { p: word })}>{word}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <EmptyState
        drawing="nothing-found"
        title={text === '' ? say('product.none') : say('product.noneFor', { text })}
        text={say('product.noneBody')}
        action={
          <>
            {narrowed ? (
              <LinkButton
                to={withChoice(search, { c1: undefined, c2: undefined, c3: undefined, type: '' })}
                variant="secondary"
              >
                {say('product.everywhere')}
              </LinkButton>
            ) : null}
            <LinkButton to={paths.products}>{say('product.showAll')}</LinkButton>
          </>
        }
      />
      <ProductShelf
        id="popular"
        title={say('product.bestSellers')}
        products={popular}
        to={withQuery(paths.products, { type: 'BEST_SELLER' })}
      />
    </>
  )
}
