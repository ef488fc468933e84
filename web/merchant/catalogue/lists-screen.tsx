import { useNavigate } from 'react-router'
import type { ListMember, Picked, PickedList } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { CatalogueCalls } from './catalogue-calls.ts'
import { CatalogueFrame } from './catalogue-frame.tsx'
import { MemberList } from './member-list.tsx'
import { movedMembers } from './moved-members.ts'
import { useCatalogueChange } from './use-catalogue-change.ts'

const ask = officeCallsOf<CatalogueCalls>()

type ListsScreenProps = {
  picked: Picked
  counts: readonly { list: PickedList; count: number }[]
  mayChange: boolean
}

type Members = { version: string; products: readonly ListMember[] }

/** Hot deals, new, recommended and best sellers, in the order in which customers see them. */
export function ListsScreen({ picked, counts, mayChange }: ListsScreenProps) {
  const say = useProductWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const { send, isSaving, errors, isStale, forgetStale } = useCatalogueChange()
  const edited = useEdited<Members>(`list ${picked.list}`, {
    version: picked.version,
    products: picked.products,
  })
  const members = edited.typed.products
  const name = say(`list.${picked.list}`)
  const sayMembers = (of: readonly ListMember[]) =>
    of.map(({ nameTh, nameEn }) => pick(locale, nameTh, nameEn)).join('\n') || say('members.none')
  const changes = movedMembers(picked.products, members)

  async function save({ version, products }: Members = { version: edited.version, products: members }) {
    const codes = products.map(({ code }) => code)
    const removed = picked.products.map(({ code }) => code).filter((code) => !codes.includes(code))
    const isDone = await send(
      () => ask(locale, 'savePickedList', { list: picked.list, codes, removed, version }),
      say('catalogue.saved', { name }),
    )
    if (isDone) edited.forget()
  }

  return (
    <CatalogueFrame current={productPaths.catalogueLists} mayChange={mayChange}>
      <ChipGroup
        label={say('catalogue.lists')}
        size="sm"
        value={picked.list}
        onChange={(list) =>
          void navigate(withQuery(productPaths.catalogueLists, { list }), { preventScrollReset: true })
        }
        options={counts.map(({ list, count }) => ({ value: list, text: `${say(`list.${list}`)} ${count}` }))}
      />
      <p className="text-muted text-sm">{say(`list.about.${picked.list}`)}</p>
      <MemberList
        members={members}
        mayChange={mayChange}
        onChange={(products) => edited.change({ products })}
      />
      {errors.codes ? (
        <p role="alert" className="text-danger text-sm">
          {errors.codes}
        </p>
      ) : null}
      {mayChange && changes > 0 ? (
        <SaveBar
          changes={changes}
          errors={0}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={edited.forget}
        />
      ) : null}
      {isStale && edited.differing.length > 0 ? (
        <DifferenceDialog
          key={picked.version}
          by=""
          differences={[
            {
              ...{ field: 'products', isMine: true, label: name },
              mine: sayMembers(members),
              theirs: sayMembers(picked.products),
            },
          ]}
          isSaving={isSaving}
          onClose={forgetStale}
          onSave={(mine) => void save(edited.settle(mine))}
        />
      ) : null}
    </CatalogueFrame>
  )
}
