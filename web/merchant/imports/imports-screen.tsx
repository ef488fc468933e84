import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportSummary } from '#shop/imports/import-contracts.ts'
import { type ImportKind, importKinds } from '#shop/imports/import-kinds.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as importPaths from '#web/paths/import-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useImportWords } from '#web/words/merchant/import-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { ImportDot } from './import-dot.tsx'
import { SendFile } from './send-file.tsx'

type ImportsScreenProps = {
  kind: ImportKind
  isFirst: boolean
  list: { imports: ImportSummary[]; hasMore: boolean }
  problem: { message: string } | undefined
}

/** Where staff take products out as a file and bring it back: first what it holds, then out or in. */
export function ImportsScreen({ kind, isFirst, list, problem }: ImportsScreenProps) {
  const say = useImportWords()
  const sayMerchant = useMerchantWords()
  const last = list.imports.at(-1)
  return (
    <main
      id="content"
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantImports')} indexed={false} />
      <div className="grid gap-1">
        <Breadcrumb
          label={sayMerchant('app.menu')}
          trail={[
            kind === 'customers'
              ? { text: sayMerchant('page.merchantCustomers'), to: merchantPaths.customers }
              : { text: sayMerchant('page.merchantProducts'), to: merchantPaths.products },
            { text: sayMerchant('page.merchantImports') },
          ]}
        />
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantImports')}</h1>
        <p className="max-w-prose text-muted text-sm">{say('import.intro')}</p>
      </div>
      <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Kinds kind={kind} />
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]">
          <div className="grid content-start gap-2">
            <h2 className="text-base">{say('import.export')}</h2>
            <p className="text-muted text-sm">{say('import.exportText')}</p>
            <div className="flex flex-wrap gap-2">
              <ExportFile kind={kind} format="xlsx" />
              <ExportFile kind={kind} format="csv" />
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
            <h2 className="text-base">{say('import.send')}</h2>
            <SendFile kind={kind} problem={problem?.message} />
          </div>
        </div>
      </Card>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="text-lg">{say('import.history')}</h2>
        {list.imports.length > 0 ? (
          <History imports={list.imports} />
        ) : (
          <EmptyState
            drawing="success"
            title={say('import.historyNone')}
            text={say('import.historyNoneText')}
          />
        )}
        <Pager
          first={isFirst ? undefined : withQuery(importPaths.imports, { kind })}
          next={
            list.hasMore && last
              ? withQuery(importPaths.imports, { kind, before: `${last.madeAt} ${last.id}` })
              : undefined
          }
        />
      </section>
    </main>
  )
}

function Kinds({ kind }: { kind: ImportKind }) {
  const say = useImportWords()
  return (
    <nav aria-label={say('import.what')} className="grid gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {importKinds.map((each) => (
          <li key={each}>
            <Link
              to={withQuery(importPaths.imports, { kind: each })}
              aria-current={each === kind ? 'page' : undefined}
              preventScrollReset
              className={joinClasses(
                'touch-44 inline-flex min-h-10 items-center rounded-chip border px-4 text-sm',
                each === kind
                  ? 'border-primary-text bg-primary-tint font-bold text-primary-text'
                  : 'border-outline hover:bg-sunk',
              )}
            >
              {say(`import.kind.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{say(`import.about.${kind}`)}</p>
    </nav>
  )
}

function ExportFile({ kind, format }: { kind: ImportKind; format: 'xlsx' | 'csv' }) {
  const say = useImportWords()
  const text = say(format === 'xlsx' ? 'import.exportXlsx' : 'import.exportCsv')
  return (
    <a
      href={inLanguage(useLocale(), withQuery(importPaths.importExport, { kind, as: format }))}
      aria-label={say('import.exportAs', { kind: say(`import.kind.${kind}`), format: text })}
      className={buttonLook({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden size={18} strokeWidth={1.75} />
      {text}
    </a>
  )
}

function History({ imports }: { imports: readonly ImportSummary[] }) {
  const say = useImportWords()
  const locale = useLocale()
  const columns: Column<ImportSummary>[] = [
    {
      key: 'file',
      head: say('import.file'),
      card: 'title',
      cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span>,
    },
    { key: 'kind', head: say('import.what'), card: 'line', cell: ({ kind }) => say(`import.kind.${kind}`) },
    {
      key: 'state',
      head: say('import.state'),
      card: 'end',
      cell: ({ state }) => <ImportDot state={state} />,
    },
    {
      key: 'rows',
      head: say('import.rows'),
      card: 'side',
      isNumber: true,
      cell: ({ rows }) => (
        <>
          <span className="@max-[700px]:hidden">{sayNumber(rows)}</span>
          <span className="@min-[700px]:hidden">{say('import.rowCount', { count: sayNumber(rows) })}</span>
        </>
      ),
    },
    {
      ...{ key: 'by', head: say('import.by'), card: 'line', className: 'whitespace-nowrap' },
      cell: ({ byName }) => byName,
    },
    {
      ...{ key: 'when', head: say('import.when'), card: 'end', className: 'whitespace-nowrap' },
      cell: ({ madeAt }) => sayDateTime(new Date(madeAt), locale),
    },
  ]
  return (
    <DataList
      label={say('import.history')}
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      nameOf={({ fileName }) => fileName}
      hrefOf={({ id }) => importPaths.importPage({ importid: id })}
    />
  )
}
