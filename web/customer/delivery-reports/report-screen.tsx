import { useState } from 'react'
import { mostReportNote, needsPhoto } from '#shop/delivery-reports/delivery-report.ts'
import type { OrderReports } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as customerPaths from '#web/paths/customer-paths.ts'
import * as reportPaths from '#web/paths/delivery-report-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { useReportWords } from '#web/words/customer/report-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { DeliveryReportCalls } from './report-calls.ts'
import { ReportLines } from './report-lines.tsx'
import { ReportPhotos } from './report-photos.tsx'
import { type DraftLine, useReportDraft } from './use-report-draft.ts'
import { type ReportPhoto, useReportPhotos } from './use-report-photos.ts'

const ask = callsOf<DeliveryReportCalls>()

type ReportScreenProps = OrderReports & { orderNumber: string; saleUnit: string }
type Trouble = { lines?: string; photos?: string; unexplained?: number[]; general?: string }

/** Which goods are wrong, what is wrong with them, and photos. Whatever is entered stays until it is sent. */
export function ReportScreen({ orderNumber, saleUnit, until, mayReport, reportable }: ReportScreenProps) {
  const say = useReportWords()
  const locale = useLocale()
  const key = { orderid: orderNumber, saleunit: saleUnit }
  const toOrder = customerPaths.order(key)
  const { draft, change, forget } = useReportDraft(orderNumber)
  const sending = useReportPhotos({
    href: inLanguage(locale, reportPaths.reportPhotoAdd(key)),
    reportId: draft?.id,
    onKept: (id) => change((before) => ({ ...before, photos: [...before.photos, id] })),
  })
  const [trouble, setTrouble] = useState<Trouble>({})
  const [isSending, setIsSending] = useState(false)
  const own = new Set(sending.photos.map(({ id }) => id))
  const before = (draft?.photos ?? []).filter((id) => !own.has(id))
  const photos: ReportPhoto[] = [
    ...before.map((id) => ({
      ...{ id, state: 'kept' as const, percent: 100, why: undefined },
      href: inLanguage(locale, reportPaths.ownReportPhoto({ saleunit: saleUnit, id, size: 'small' })),
    })),
    ...sending.photos,
  ]
  const chosen = reportable.flatMap(({ line, most }) => {
    const { quantity = 0, reason, note = '' } = draft?.lines[line] ?? {}
    return quantity > 0 ? [{ line, quantity: Math.min(quantity, most), reason, note: note.trim() }] : []
  })

  function findTrouble(): Trouble {
    const unexplained = chosen.filter(({ reason }) => !reason).map(({ line }) => line)
    const isProofMissing =
      photos.length === 0 && chosen.some(({ reason }) => reason !== undefined && needsPhoto(reason))
    return {
      ...(chosen.length === 0 && { lines: say('report.chooseLine') }),
      ...(unexplained.length > 0 && { unexplained }),
      ...(isProofMissing && { photos: say('report.addPhoto') }),
      ...(photos.some(({ state }) => state === 'failed') && { photos: say('report.mendPhotos') }),
    }
  }

  async function send(): Promise<void> {
    const found = findTrouble()
    setTrouble(found)
    if (!draft || Object.keys(found).length > 0) return
    setIsSending(true)
    const result = await ask(locale, 'sendReport', {
      ...{ id: draft.id, orderNumber, note: draft.note.trim() },
      lines: chosen.flatMap(({ reason, ...line }) => (reason ? [{ ...line, reason }] : [])),
      photos: photos.map(({ id }) => id),
    })
    if (result.kind === 'ok') {
      forget()
      location.assign(inLanguage(locale, toOrder))
      return
    }
    setIsSending(false)
    setTrouble({ general: result.kind === 'refused' ? result.message : say('report.lost') })
  }

  const changeLine = (line: number, part: Partial<DraftLine>) => {
    setTrouble({})
    change((all) => {
      const own: DraftLine = { quantity: 0, reason: undefined, note: '', ...all.lines[line], ...part }
      return { ...all, lines: { ...all.lines, [line]: own } }
    })
  }
  const remove = (id: string) => {
    sending.remove(id)
    change((all) => ({ ...all, photos: all.photos.filter((photo) => photo !== id) }))
  }
  if (!mayReport)
    return (
      <main id="content" className="page-width">
        <PageHead title={say('report.title')} indexed={false} />
        <EmptyState
          asPageTitle
          drawing="nothing-found"
          title={say('report.cannot')}
          text={say('report.over')}
          action={<LinkButton to={toOrder}>{say('report.back')}</LinkButton>}
        />
      </main>
    )
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 md:gap-4 md:pt-6"
    >
      <PageHead title={say('report.title')} indexed={false} />
      <div className="flex items-start gap-1">
        <BackButton />
        <div className="min-w-0">
          <h1 className="text-xl md:text-2xl">{say('report.title')}</h1>
          <p className="tabular text-muted text-sm">
            {say('report.ofOrder', { number: orderNumber })}
            {until ? ` · ${say('report.until', { time: sayDateTime(new Date(until), locale) })}` : ''}
          </p>
        </div>
      </div>
      <ReportLines
        lines={reportable}
        draft={draft?.lines ?? {}}
        unexplained={new Set(trouble.unexplained)}
        error={trouble.lines}
        onChange={changeLine}
      />
      <ReportPhotos
        photos={photos}
        error={trouble.photos}
        onAdd={(files) => {
          setTrouble({})
          void sending.add(files)
        }}
        onAgain={(id) => void sending.again(id)}
        onRemove={remove}
      />
      <Card>
        <TextAreaField
          label={say('report.note')}
          value={draft?.note ?? ''}
          maxLength={mostReportNote}
          onChange={(event) => change((all) => ({ ...all, note: event.target.value }))}
        />
      </Card>
      <div className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 grid gap-2 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
        <FormAlert message={trouble.general} />
        <Button
          size="lg"
          wide
          loading={isSending}
          whyDisabled={photos.some(({ state }) => state === 'sending') ? say('report.waitPhotos') : undefined}
          onClick={() => void send()}
        >
          {chosen.length > 0 ? say('report.sendCount', { count: chosen.length }) : say('report.send')}
        </Button>
      </div>
    </main>
  )
}
