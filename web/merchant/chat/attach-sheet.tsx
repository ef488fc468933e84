import { Paperclip } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { pick } from '#shop/words/locale.ts'
import type { SearchCalls } from '#web/merchant/search/search-calls.ts'
import { fewest, longest } from '#web/merchant/search/search-limits.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import type { Attached } from '#web/shared/chat/chat-composer.tsx'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOfficeChatWords } from '#web/words/merchant/chat/office-chat-words.ts'
import { useLocale } from '#web/words/words.tsx'

type AttachProps = { customerCode: string; onChoose: (attached: Attached) => void }
type Found = {
  orders: { number: string; status: keyof typeof statusNames; total: number }[]
  products: { code: string; nameTh: string; nameEn: string }[]
}

const ask = officeCallsOf<SearchCalls>()
const pauseMs = 300
const nothing: Found = { orders: [], products: [] }

/** A product, or an order of the customer, to send as a card. */
export function AttachButton({ customerCode, onChoose }: AttachProps) {
  const say = useOfficeChatWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Paperclip aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        <span className="max-sm:sr-only">{say('chats.attach')}</span>
      </Button>
      <BottomSheet open={isOpen} onClose={close} title={say('chats.attach')} closeLabel={say('chats.close')}>
        {isOpen ? (
          <AttachChoices
            customerCode={customerCode}
            onChoose={(attached) => {
              onChoose(attached)
              close()
            }}
          />
        ) : null}
      </BottomSheet>
    </>
  )
}

const row =
  'grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-input px-2 py-1 text-left hover:bg-primary-tint'

/** The customer's own orders until something is typed. */
function AttachChoices({ customerCode, onChoose }: AttachProps) {
  const say = useOfficeChatWords()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>()
  const [hasFailed, setHasFailed] = useState(false)
  const text = typed.trim() || customerCode
  useEffect(() => {
    if (text.length < fewest) {
      setFound(nothing)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'searchOffice', { text }, { signal: stop.signal })
      if (stop.signal.aborted) return
      setHasFailed(result.kind !== 'ok')
      setFound(result.kind === 'ok' ? result.answer : nothing)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [locale, text])
  const isNone = found && found.orders.length + found.products.length === 0
  return (
    <div className="grid gap-3">
      <TextField
        label={say('chats.attachSearch')}
        type="search"
        value={typed}
        maxLength={longest}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {hasFailed ? <p className="text-danger text-sm">{say('chats.failed')}</p> : null}
        {isNone && !hasFailed ? <p className="text-muted text-sm">{say('chats.attachNone')}</p> : null}
      </div>
      <ul className="grid gap-1">
        {found?.orders.map(({ number, status, total }) => (
          <li key={number}>
            <button type="button" className={row} onClick={() => onChoose({ orderNumber: number })}>
              <span className="tabular clamp-1 font-bold">{number}</span>
              <span className="tabular text-sm">{sayMoney(total)}</span>
              <span className="text-muted text-sm">
                {pick(locale, statusNames[status].th, statusNames[status].en)}
              </span>
            </button>
          </li>
        ))}
        {found?.products.map(({ code, nameTh, nameEn }) => {
          const name = pick(locale, nameTh, nameEn)
          return (
            <li key={code}>
              <button type="button" className={row} onClick={() => onChoose({ productCode: code, name })}>
                <span className="clamp-1">{name}</span>
                <span className="tabular text-muted text-sm">{code}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
