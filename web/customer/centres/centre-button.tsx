import { ChevronDown, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pick } from '#shop/words/locale.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const loadPicker = () => import('./centre-picker.tsx')
const loadPlace = () => import('./guest-place.tsx')

/** The active centre; opens the picker, or for guests the postcode form. */
export function CentreButton({ className }: { className?: string }) {
  const say = useShopWords()
  const locale = useLocale()
  const site = useSite()
  const settled = useSettled()
  const [open, setOpen] = useState(false)
  const isGuest = site?.visitor?.isGuest ?? false
  const { Part: CentrePicker, isLoading, loadPart } = useLazyPart(isGuest ? loadPlace : loadPicker)
  const ready = settled && site?.mayChangeCentre && !isGuest
  useEffect(() => {
    // Preloaded, so that a press does not wait; after a failure the press loads it again.
    if (ready) loadPicker().catch(() => undefined)
  }, [ready])
  if (!site?.centre) return null
  const name = pick(locale, site.centre.name, site.centre.nameEn)
  const look = joinClasses('flex min-h-11 min-w-0 items-center gap-1 rounded-input text-sm', className)
  const inside = (
    <>
      <MapPin aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-primary-text" />
      <span className="clamp-2 text-left font-bold text-xs md:text-sm">{name}</span>
    </>
  )
  if (!site.mayChangeCentre) return <span className={look}>{inside}</span>
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void loadPart()
          setOpen(true)
        }}
        aria-label={`${say('picker.title')}: ${name}`}
        className={joinClasses(look, 'hover:bg-primary-tint')}
      >
        {inside}
        {isLoading ? <Spinner /> : <ChevronDown aria-hidden size={16} strokeWidth={2} className="shrink-0" />}
      </button>
      {CentrePicker ? <CentrePicker open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
