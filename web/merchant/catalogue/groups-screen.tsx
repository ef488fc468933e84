import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { displayPlacements } from '#shop/catalogue/product.ts'
import type { MasterGroup } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CatalogueFrame } from './catalogue-frame.tsx'
import { GroupForm } from './group-form.tsx'

type GroupsScreenProps = {
  groups: readonly MasterGroup[]
  opened: MasterGroup | 'new' | undefined
  mayChange: boolean
}

/** Groups of products that the shop shows by name, by where they stand. */
export function GroupsScreen({ groups, opened, mayChange }: GroupsScreenProps) {
  const say = useProductWords()
  const locale = useLocale()
  const to = (group: string | number) => withQuery(productPaths.catalogueGroups, { group })
  return (
    <CatalogueFrame current={productPaths.catalogueGroups} mayChange={mayChange}>
      {opened ? (
        <GroupForm
          key={opened === 'new' ? 'new' : `${opened.id} ${opened.version}`}
          group={opened === 'new' ? undefined : opened}
          mayChange={mayChange}
        />
      ) : (
        <>
          <div className="flex items-center justify-between gap-2">
            <p className="text-muted text-sm">{say('groups.about')}</p>
            {mayChange ? (
              <LinkButton
                size="sm"
                className="shrink-0"
                to={to('new')}
                icon={<Plus aria-hidden size={18} strokeWidth={2} />}
              >
                {say('groups.new')}
              </LinkButton>
            ) : null}
          </div>
          {groups.length === 0 ? (
            <EmptyState drawing="nothing-found" title={say('groups.none')} text={say('groups.noneText')} />
          ) : null}
          {displayPlacements.map((placement) => {
            const placed = groups.filter((group) => group.placement === placement)
            return placed.length === 0 ? null : (
              <section key={placement} className="grid gap-2">
                <h2 className="text-lg">{say(`groups.${placement}`)}</h2>
                <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card text-sm">
                  {placed.map(({ id, nameTh, nameEn, products }) => (
                    <li key={id}>
                      <Link
                        to={to(id)}
                        className="flex min-h-11 items-center gap-3 px-3 -outline-offset-3 hover:bg-sunk"
                      >
                        <span className="min-w-0 flex-1 truncate font-bold">
                          {pick(locale, nameTh, nameEn)}
                        </span>
                        <span className="shrink-0 text-muted">
                          {say('groups.count', { count: products.length })}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </>
      )}
    </CatalogueFrame>
  )
}
