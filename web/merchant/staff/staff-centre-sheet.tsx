import { Check } from 'lucide-react'
import { Form } from 'react-router'
import { pick } from '#shop/words/locale.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { StaffSite } from './staff-site.ts'

/** Picks the centre to work in; the list is at most 300 px high. */
export function StaffCentreSheet({
  open,
  onClose,
  site,
}: {
  open: boolean
  onClose: () => void
  site: StaffSite
}) {
  const say = useMerchantWords()
  const locale = useLocale()
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={say('merchant.chooseCentre')}
      closeLabel={say('app.close')}
    >
      <Form method="post" action={merchantPaths.centre} reloadDocument>
        <ul className="max-h-[300px] overflow-y-auto">
          {site.centres.map((centre) => {
            const selected = centre.saleUnit === site.user.centre
            return (
              <li key={centre.saleUnit}>
                <button
                  type="submit"
                  name="saleUnit"
                  value={centre.saleUnit}
                  aria-current={selected || undefined}
                  className="flex min-h-12 w-full items-center gap-3 rounded-input px-2 text-left hover:bg-primary-tint"
                >
                  <span className="flex-1">{pick(locale, centre.name, centre.nameEn)}</span>
                  {selected ? (
                    <Check aria-hidden size={20} strokeWidth={2.25} className="text-primary-text" />
                  ) : null}
                </button>
              </li>
            )
          })}
        </ul>
      </Form>
    </BottomSheet>
  )
}
