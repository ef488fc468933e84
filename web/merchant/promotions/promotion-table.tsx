import type { KeptPromotion } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import type { Selection } from '#web/merchant/lists/use-selection.ts'
import { PromotionDot } from '#web/merchant/promotion-moves/promotion-dot.tsx'
import { typeWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { Tag } from '#web/ui/tag.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PromotionTableProps = { promotions: readonly KeptPromotion[]; selection: Selection | undefined }

export function PromotionTable({ promotions, selection }: PromotionTableProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  const columns: Column<KeptPromotion>[] = [
    {
      key: 'name',
      head: say('list.name'),
      card: 'title',
      className: 'max-w-96',
      cell: ({ name }) => <span className="line-clamp-2 @min-[700px]:line-clamp-1">{name}</span>,
    },
    {
      key: 'shortName',
      head: say('list.shortName'),
      card: 'line',
      className: 'max-w-60',
      cell: ({ shortName, needsCoupon }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{shortName}</span>
          {needsCoupon ? <Tag tone="secondary">{say('list.coupon')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'type',
      head: say('list.type'),
      card: 'end',
      className: 'whitespace-nowrap',
      cell: ({ type }) => say(typeWords[type]),
    },
    {
      key: 'days',
      head: say('list.days'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: ({ startsOn, endsOn }) =>
        `${sayDate(noonOf(startsOn), locale)} – ${sayDate(noonOf(endsOn), locale)}`,
    },
    {
      key: 'status',
      head: say('list.status'),
      card: 'end',
      cell: ({ status, isArchived }) => <PromotionDot status={status} isArchived={isArchived} />,
    },
    {
      key: 'id',
      head: say('list.id'),
      card: 'none',
      className: '@max-[64rem]:hidden whitespace-nowrap text-muted',
      cell: ({ id }) => id,
    },
  ]
  return (
    <DataList
      label={say('list.list')}
      columns={columns}
      rows={promotions}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => promotionPaths.promotion({ id })}
      selection={selection}
    />
  )
}
