import { Check } from 'lucide-react'
import type { Centre } from '#shop/centres/centre.ts'
import { pick } from '#shop/words/locale.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** A centre: its photo or its initial, name, address, and how far it is. */
export function CentreRow({ centre, selected, onChoose }: { centre: Centre; selected: boolean; onChoose: () => void }) {
  const say = useShopWords()
  const locale = useLocale()
  const name = pick(locale, centre.name, centre.nameEn)
  return (
    <li className="border-hairline border-b last:border-0">
      <button
        type="button"
        onClick={onChoose}
        aria-current={selected || undefined}
        className="flex w-full items-center gap-3 rounded-input px-1 py-2.5 text-left hover:bg-primary-tint"
      >
        {centre.photo ? (
          <span className="block size-12 shrink-0 overflow-hidden rounded-input">
            <Picture src={`/files/${centre.photo}`} width={400} height={400} sizes="48px" alt="" />
          </span>
        ) : (
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-input bg-primary-soft font-bold text-primary-text text-xl"
          >
            {[...name][0]}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="clamp-2 font-bold">{name}</span>
          <span className="clamp-2 text-muted text-sm">{centre.address}</span>
        </span>
        <span className="grid shrink-0 justify-items-end text-muted text-sm">
          {selected ? <Check aria-label={say('picker.selected')} size={20} strokeWidth={2.25} className="text-primary-text" /> : null}
          {centre.distance > 0 ? <span className="tabular">{say('picker.distance', { km: centre.distance })}</span> : null}
        </span>
      </button>
    </li>
  )
}
