import { Alert } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { couponSeriesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import type { promotionMasterContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { LockedForm } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { AdvicePanel } from '#web/merchant/promotion-advice/advice-panel.tsx'
import { PromotionDot } from '#web/merchant/promotion-moves/promotion-dot.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AudienceSection } from './audience-section.tsx'
import { CouponsOfPromotion } from './coupons-of-promotion.tsx'
import { GoodsSection } from './goods-section.tsx'
import { NameSection } from './name-section.tsx'
import { PromotionActions } from './promotion-actions.tsx'
import { RuleSection } from './rule-section.tsx'
import { sayField, sayValue } from './say-draft.ts'
import { TimeSection } from './time-section.tsx'
import { type PromotionDetail, useEditor } from './use-editor.ts'

type PromotionScreenProps = {
  detail: PromotionDetail
  master: AnswerOf<typeof promotionMasterContract>
  /** The promotion that this one begins like. */
  copied: string
  coupons: AnswerOf<typeof couponSeriesContract>['series']
  mayChange: boolean
}

/** One promotion: the form, and beside it what it says, costs and meets. */
export function PromotionScreen({ detail, master, copied, coupons, mayChange }: PromotionScreenProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  const editor = useEditor(detail, copied)
  const { promotion } = detail
  const { isNew, changed, draft } = editor
  const isFixed = !mayChange || promotion.isArchived
  const told = { ...editor, say, locale, master, about: detail.about }
  const title = isNew ? say('editor.new') : promotion.name
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <Link
        to={merchantPaths.promotions}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {say('editor.back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-xl md:text-2xl">{title}</h1>
          {isNew ? null : (
            <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
              {promotion.id}
              <PromotionDot status={promotion.status} isArchived={promotion.isArchived} />
            </p>
          )}
        </div>
        {isNew || !mayChange ? null : (
          <PromotionActions promotion={promotion} hasChanges={changed.length > 0} />
        )}
      </div>
      {mayChange ? null : <Alert color="gray">{say('editor.readOnly')}</Alert>}
      {mayChange && promotion.isArchived ? <Alert color="gray">{say('editor.archived')}</Alert> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <LockedForm value={isFixed || editor.isSaving}>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <NameSection editor={editor} />
            <RuleSection editor={editor} isFixed={isFixed} />
            <GoodsSection editor={editor} isFixed={isFixed} />
            <AudienceSection editor={editor} master={master} isFixed={isFixed} />
            <TimeSection editor={editor} />
          </div>
        </LockedForm>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto">
          {!isNew && promotion.needsCoupon ? (
            <CouponsOfPromotion promotionId={promotion.id} coupons={coupons} mayChange={mayChange} />
          ) : null}
          <AdvicePanel
            draft={draft}
            id={promotion.id || undefined}
            goods={editor.goods}
            about={detail.about}
            leastMargin={master.leastMargin}
            mayAsk={mayChange}
          />
        </div>
      </div>
      {!isFixed && (changed.length > 0 || copied !== '') ? (
        <SaveBar
          changes={changed.length}
          unchangedText={say('editor.copied')}
          errors={editor.problems.length}
          isSaving={editor.isSaving}
          onSave={() => void editor.save()}
          onDiscard={() => void editor.discard()}
        />
      ) : null}
      {editor.differences ? (
        <DifferenceDialog
          by={editor.differences.by}
          differences={editor.differences.fields.map(({ field, yours, theirs }) => ({
            field,
            label: sayField(field, say),
            mine: sayValue(field, yours, { ...told, whole: draft }),
            theirs: sayValue(field, theirs, { ...told, whole: editor.theirs }),
            isMine: editor.changed.includes(field),
          }))}
          isSaving={editor.isSaving}
          onSave={(mine) => void editor.settle(mine)}
          onClose={editor.closeDifferences}
        />
      ) : null}
    </main>
  )
}
