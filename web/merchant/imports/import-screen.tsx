import { TriangleAlert } from 'lucide-react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { importRowsContract, OneImport } from '#shop/imports/import-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportDot } from './import-dot.tsx'
import { ImportProgress } from './import-progress.tsx'
import { type RowView, viewsOf } from './import-query.ts'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'

type ImportScreenProps = {
  one: OneImport
  view: RowView
  after: number
  page: AnswerOf<typeof importRowsContract>
}

/** One import from its check to its end: what it would do, how far it is, what it did. */
export function ImportScreen({ one, view, after, page }: ImportScreenProps) {
  const say = useImportWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const moves = useImport(one)
  const to = (query: Record<string, string | undefined>) =>
    withQuery(importPaths.importPage({ importid: one.id }), query)
  return (
    <main
      id="content"
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={one.fileName} indexed={false} />
      <Breadcrumb
        label={sayMerchant('app.menu')}
        trail={[
          one.kind === 'customers'
            ? { text: sayMerchant('page.merchantCustomers'), to: merchantPaths.customers }
            : { text: sayMerchant('page.merchantProducts'), to: merchantPaths.products },
          { text: sayMerchant('page.merchantImports'), to: importPaths.imports },
          { text: one.fileName },
        ]}
      />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h1 className="wrap-anywhere min-w-0 text-xl md:text-2xl">
            {say(`import.kind.${one.kind}`)} · {one.fileName}
          </h1>
          <ImportDot state={one.state} />
        </div>
        <p className="text-muted text-sm">
          {say('done.by', { name: one.byName, at: sayDateTime(new Date(one.madeAt), locale) })}
        </p>
        <div aria-live={moves.isWorking ? 'off' : 'polite'} className="grid gap-2">
          <ImportProgress one={one} />
        </div>
        <Notes one={one} />
        <ImportActions one={one} moves={moves} />
      </Card>
      {one.state === 'dropped' ? null : (
        <>
          <ListTabs
            label={say('view.label')}
            tabs={viewsOf(one.state).map((each) => ({
              to: to({ show: each }),
              text: `${say(`view.${each}`)} ${sayNumber(one[each])}`,
              current: each === view,
            }))}
          />
          {page.rows.length > 0 ? (
            <ImportRows kind={one.kind} rows={page.rows} />
          ) : (
            <p className="px-3 py-6 text-center text-muted">{say('view.none')}</p>
          )}
          <Pager
            first={after > 0 ? to({ show: view }) : undefined}
            next={page.hasMore ? to({ show: view, after: String(page.rows.at(-1)?.row ?? 0) }) : undefined}
          />
        </>
      )}
    </main>
  )
}

/** What is not in the rows themselves. */
function Notes({ one }: { one: OneImport }) {
  const say = useImportWords()
  const notes = [
    ...(one.unknownHeads.length > 0 ? [say('preview.unknown', { heads: one.unknownHeads.join(', ') })] : []),
    ...(one.state === 'ready' && one.wrong > 0 && one.added + one.changed > 0
      ? [say('preview.someWrong', { count: sayNumber(one.wrong) })]
      : []),
  ]
  return notes.map((note) => (
    <p key={note} className="flex items-start gap-2 rounded-input bg-secondary-tint px-3 py-2 text-sm">
      <TriangleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {note}
    </p>
  ))
}
