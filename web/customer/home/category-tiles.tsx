import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useShopWords } from '#web/words/words.tsx'

export type CategoryTile = { code: string; name: string; picture: string | null }
type CategoryTilesProps = { categories: CategoryTile[]; brands: string[] }

/** First-level categories as pictures: four per row on a phone, one row on a desktop; then the brands. */
export function CategoryTiles({ categories, brands }: CategoryTilesProps) {
  const say = useShopWords()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="grid gap-2">
      <SectionHeading
        id="categories"
        title={say('home.categories')}
        seeAll={{
          to: paths.products,
          text: say('home.seeAll'),
          label: `${say('home.seeAll')}: ${say('home.categories')}`,
        }}
      />
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3 md:grid-cols-8 md:gap-4">
        {categories.map((category) => (
          <li key={category.code}>
            <Link
              to={withQuery(paths.products, { c1: category.code })}
              className="group grid justify-items-center gap-1 rounded-card text-center"
            >
              {category.picture ? (
                <Picture
                  src={`/files/${category.picture}`}
                  width={320}
                  height={320}
                  sizes="(min-width: 48rem) 130px, 22vw"
                  alt=""
                  className="rounded-card border border-hairline transition group-hover:border-primary"
                />
              ) : null}
              <span className="clamp-2 text-xs lg:text-sm">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <nav
        aria-label={say('productPage.brand')}
        className="no-scrollbar -mx-3 flex gap-2 overflow-x-auto px-3 md:mx-0 md:flex-wrap md:px-0"
      >
        {brands.map((brand) => (
          <Link
            key={brand}
            to={withQuery(paths.products, { p: brand })}
            className="flex min-h-11 shrink-0 items-center rounded-chip border border-hairline bg-card px-4 text-sm hover:border-primary"
          >
            {brand}
          </Link>
        ))}
      </nav>
    </section>
  )
}
