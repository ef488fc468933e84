import { Link } from 'react-router'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useShopWords } from '#web/words/words.tsx'
import type { HomeData } from './home-route.tsx'

/** The first level of categories as pictures: four across on a phone, all in one row on a desktop. */
export function CategoryTiles({ categories }: Pick<HomeData, 'categories'>) {
  const say = useShopWords()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="grid gap-2">
      <SectionHeading
        id="categories"
        title={say('home.categories')}
        seeAll={{ to: '/product', text: say('home.seeAll'), label: `${say('home.seeAll')}: ${say('home.categories')}` }}
      />
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3 md:grid-cols-8 md:gap-4">
        {categories.map((category) => (
          <li key={category.code}>
            <Link
              to={`/product?c1=${encodeURIComponent(category.code)}`}
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
              <span className="clamp-2 text-xs md:text-sm">{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
