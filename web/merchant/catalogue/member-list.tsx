import { X } from 'lucide-react'
import type { ListMember } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ProductPicker } from './product-picker.tsx'

type MemberListProps = {
  members: readonly ListMember[]
  mayChange: boolean
  onChange: (members: readonly ListMember[]) => void
}

/** Products in an order: dragged or moved by keys, taken out, and added by a search. */
export function MemberList({ members, mayChange, onChange }: MemberListProps) {
  const say = useProductWords()
  const locale = useLocale()
  const nameOf = ({ nameTh, nameEn }: ListMember) => pick(locale, nameTh, nameEn)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {mayChange ? (
        <ProductPicker
          taken={new Set(members.map(({ code }) => code))}
          onPick={(member) => onChange([...members, member])}
        />
      ) : null}
      {members.length === 0 ? <p className="text-muted text-sm">{say('members.none')}</p> : null}
      <Sortable
        items={members}
        keyOf={({ code }) => code}
        onChange={onChange}
        handleLabel={(member) => say('members.move', { name: nameOf(member) })}
        movedText={(member, place) => say('members.moved', { name: nameOf(member), place })}
        className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card empty:hidden"
        itemClassName="flex min-h-12 items-center gap-2 px-2 text-sm"
      >
        {(member, handle, at) => (
          <>
            {mayChange ? handle : null}
            <span className="tabular w-6 shrink-0 text-right text-muted">{at + 1}</span>
            <span className="block size-9 shrink-0 overflow-hidden rounded-input bg-sunk">
              {member.picture ? (
                <Picture src={`/files/${member.picture}`} width={600} height={600} sizes="36px" alt="" />
              ) : null}
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-1">{nameOf(member)}</span>
              <span className="tabular block text-muted text-xs">{member.code}</span>
            </span>
            {member.active ? null : <Tag>{say('products.state.inactive')}</Tag>}
            {mayChange ? (
              <button
                type="button"
                aria-label={say('members.remove', { name: nameOf(member) })}
                onClick={() => onChange(members.filter(({ code }) => code !== member.code))}
                className="grid size-9 shrink-0 place-items-center rounded-input text-muted hover:bg-sunk"
              >
                <X aria-hidden size={18} strokeWidth={1.75} />
              </button>
            ) : null}
          </>
        )}
      </Sortable>
    </div>
  )
}
