import { ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { shortMoney } from '#shop/money/say-money.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import { addMonths, monthOf } from '#shop/reports/period.ts'
import { sayMonth } from '#shop/time/say-month.ts'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import { useEdited } from '#web/merchant/forms/use-edited.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { MySalesCalls } from '#web/merchant/my-sales/my-sales-calls.ts'
import { SalesFrame } from '#web/merchant/my-sales/sales-frame.tsx'
import type { SalesPage } from '#web/merchant/my-sales/sales-page.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PersonTarget } from './person-target.tsx'
import { TierEditor } from './tier-editor.tsx'
import {
  copiedTargets,
  countFaults,
  requestOf,
  type Targets,
  type TypedTarget,
  type TypedTargets,
  typedTargets,
} from './typed-targets.ts'

const ask = officeCallsOf<MySalesCalls>()
const arrow = 'grid size-11 shrink-0 place-items-center rounded-chip hover:bg-ink/7'

/** Everybody's targets of a month, and what reaching them earns. */
export function TargetsScreen({ page, targets }: { page: SalesPage; targets: Targets }) {
  const say = useSalesWords()
  const locale = useLocale()
  const reload = useReload()
  const edited = useEdited<TypedTargets>(`sales targets ${targets.month}`, typedTargets(targets))
  const { typed } = edited
  const [isSaving, setIsSaving] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const to = (month: string) => withQuery(visitPaths.salesTargets, { month })
  const mine = edited.differing.filter(({ isMine }) => isMine)
  const faults = countFaults(targets, typed)
  // Earlier months are paid for.
  const mayChange = page.isManager && targets.month >= addMonths(monthOf(targets.today), -1)

  async function save(wanted: TypedTargets = { ...typed, version: edited.version }) {
    setIsTried(true)
    if (isSaving || countFaults(targets, wanted) > 0) return
    setIsSaving(true)
    const result = await ask(locale, 'saveSalesTargets', requestOf(targets, wanted))
    setIsSaving(false)
    setIsStale(result.kind === 'refused' && result.code === mySalesProblems.changed.code)
    if (result.kind === 'ok') {
      edited.forget()
      setIsTried(false)
      showToast({ text: say('targets.saved'), tone: 'success' })
    } else {
      const text = result.kind === 'refused' ? result.message : say('sales.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    }
    await reload()
  }

  const sayTarget = ({ amount, newCustomers, activeCustomers }: TypedTarget) =>
    [
      `${say('targets.amount')} ${amount || say('targets.none')}`,
      `${say('targets.newCustomers')} ${newCustomers || say('targets.none')}`,
      `${say('targets.activeCustomers')} ${activeCustomers || say('targets.none')}`,
    ].join('\n')
  function difference(field: string, isMine: boolean) {
    const saved = typedTargets(targets)
    if (field === 'tiers') {
      const sayTiers = ({ tiers }: TypedTargets) =>
        tiers.map(({ percent, reward }) => say('targets.tierLine', { percent, amount: reward })).join('\n') ||
        say('targets.none')
      return { field, isMine, label: say('targets.tiers'), mine: sayTiers(typed), theirs: sayTiers(saved) }
    }
    const key = field as `of ${string}`
    const name = targets.people.find(({ saleCode }) => `of ${saleCode}` === field)?.name ?? field
    const none = { amount: '', newCustomers: '', activeCustomers: '' }
    return {
      field,
      isMine,
      label: name,
      mine: sayTarget(typed[key] ?? none),
      theirs: sayTarget(saved[key] ?? none),
    }
  }

  const copied = copiedTargets(targets)
  const total = requestOf(targets, typed).targets.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <SalesFrame
      page={page}
      current="targets"
      title={say('targets.title')}
      aside={
        <div className="flex items-center">
          <Link to={to(addMonths(targets.month, -1))} preventScrollReset className={arrow}>
            <ChevronLeft aria-label={say('month.before')} size={20} strokeWidth={1.75} />
          </Link>
          <b className="min-w-32 text-center">{sayMonth(targets.month, locale).long}</b>
          <Link to={to(addMonths(targets.month, 1))} preventScrollReset className={arrow}>
            <ChevronRight aria-label={say('month.after')} size={20} strokeWidth={1.75} />
          </Link>
        </div>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">
          {mayChange
            ? say('targets.about')
            : page.isManager
              ? mySalesProblems.monthOver[locale]
              : say('sales.readOnly')}
        </p>
        {mayChange && targets.people.length > 0 ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
            whyDisabled={Object.keys(copied).length === 0 ? say('targets.noneBefore') : undefined}
            onClick={() => {
              edited.change(copied)
              showToast({ text: say('targets.copied') })
            }}
          >
            {say('targets.copy')}
          </Button>
        ) : null}
      </div>
      {targets.people.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('targets.noPeople')} />
      ) : (
        <fieldset disabled={!mayChange} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <legend className="sr-only">{say('targets.title')}</legend>
          {targets.people.map((person) => (
            <PersonTarget
              key={person.saleCode}
              person={person}
              before={targets.before}
              typed={typed[`of ${person.saleCode}`] ?? { amount: '', newCustomers: '', activeCustomers: '' }}
              isTried={isTried}
              onChange={(next) => edited.change({ [`of ${person.saleCode}`]: next })}
            />
          ))}
          <p className="tabular text-right text-sm">
            <b>{say('targets.total', { amount: shortMoney(total) })}</b>
          </p>
        </fieldset>
      )}
      <TierEditor
        tiers={typed.tiers}
        isLocked={!mayChange}
        isTried={isTried}
        onChange={(tiers) => edited.change({ tiers })}
      />
      {mayChange && mine.length > 0 ? (
        <SaveBar
          changes={mine.length}
          errors={isTried ? faults : 0}
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={() => {
            edited.forget()
            setIsTried(false)
          }}
        />
      ) : null}
      {isStale && mine.length > 0 ? (
        <DifferenceDialog
          key={targets.version}
          by={targets.changedBy}
          differences={edited.differing.map(({ field, isMine }) => difference(field, isMine))}
          isSaving={isSaving}
          onClose={() => setIsStale(false)}
          onSave={(chosen) => {
            setIsStale(false)
            void save(edited.settle(chosen))
          }}
        />
      ) : null}
    </SalesFrame>
  )
}
