import { LocateFixed, Search } from 'lucide-react'
import { sayNumber } from '#shop/money/say-money.ts'
import { pick } from '#shop/words/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useApplyWords } from '#web/words/merchant/applications/apply-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type SectionProps, shownFor } from './centre-sections.tsx'
import { Section } from './section.tsx'
import { type CentreToJoin, useCentresToJoin } from './use-centres-to-join.ts'

type JoinSectionProps = SectionProps & { centres: readonly CentreToJoin[] }

/** Centres to ask, several at once. Those chosen stay on top, whatever is searched next. */
export function JoinSection({ values, errors, centres }: JoinSectionProps) {
  const say = useApplyWords()
  const { typed, search, chosen, toggle, shown, isLoading, isFailed, locate, isLocating } = useCentresToJoin(
    centres,
    values?.saleUnits ?? [],
  )
  return (
    <Section
      number={2}
      title={say('apply.centres')}
      hint={say('apply.centresHint')}
      className={shownFor.join}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1">
          <TextField
            label={say('apply.search')}
            type="search"
            value={typed}
            maxLength={100}
            placeholder={say('apply.searchHint')}
            leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
            trailing={isLoading ? <Spinner /> : undefined}
            onChange={({ target }) => search(target.value)}
            onKeyDown={(event) => {
              // Enter searches; it must not send the form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
        <Button
          variant="secondary"
          loading={isLocating}
          onClick={locate}
          icon={<LocateFixed aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('apply.near')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isLoading ? '' : say('apply.found', { count: shown.length })}
      </p>
      <fieldset
        className="grid max-h-96 gap-1 overflow-y-auto rounded-card border border-hairline p-1 aria-busy:opacity-60"
        aria-busy={isLoading || undefined}
        aria-describedby={errors.saleUnits ? 'centres-wrong' : undefined}
      >
        <legend className="sr-only">{say('apply.centres')}</legend>
        {chosen.map((centre) => (
          <CentreRow key={centre.saleUnit} centre={centre} isChosen onToggle={() => toggle(centre)} />
        ))}
        {shown.map((centre) => (
          <CentreRow key={centre.saleUnit} centre={centre} onToggle={() => toggle(centre)} />
        ))}
        {shown.length === 0 && !isLoading ? (
          <p className="p-3 text-center text-muted text-sm">
            {isFailed ? say('apply.searchFailed') : say('apply.notFound')}
          </p>
        ) : null}
      </fieldset>
      {errors.saleUnits ? (
        <p id="centres-wrong" className="text-danger text-sm">
          {errors.saleUnits}
        </p>
      ) : null}
    </Section>
  )
}

type CentreRowProps = { centre: CentreToJoin; isChosen?: boolean; onToggle: () => void }

function CentreRow({ centre, isChosen = false, onToggle }: CentreRowProps) {
  const say = useApplyWords()
  const locale = useLocale()
  const { saleUnit, name, nameEn, address, distance } = centre
  const far = distance > 0 ? ` · ${say('apply.distance', { km: sayNumber(Math.round(distance)) })}` : ''
  return (
    <Checkbox
      name="dist"
      value={saleUnit}
      checked={isChosen}
      onChange={onToggle}
      label={
        <span className="font-bold">
          {pick(locale, name, nameEn)} <span className="font-normal text-muted text-sm">{saleUnit}</span>
        </span>
      }
      hint={`${address}${far}`}
      className="flex w-full rounded-input px-2 hover:bg-primary-tint has-checked:bg-primary-tint"
    />
  )
}
