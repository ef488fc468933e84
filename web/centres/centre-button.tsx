import { ChevronDown, MapPin } from 'lucide-react'
import { useState } from 'react'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/site.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { CentrePicker } from './centre-picker.tsx'

/** Who serves me; opens the picker where there is a choice and it is allowed. */
export function CentreButton({ className }: { className?: string }) {
  const say = useShopWords()
  const locale = useLocale()
  const site = useSite()
  const [open, setOpen] = useState(false)
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
        onClick={() => setOpen(true)}
        aria-label={`${say('picker.title')}: ${name}`}
        className={joinClasses(look, 'hover:bg-primary-tint')}
      >
        {inside}
        <ChevronDown aria-hidden size={16} strokeWidth={2} className="shrink-0" />
      </button>
      <CentrePicker open={open} onClose={() => setOpen(false)} />
    </>
  )
}
