import { Loader, Modal, TextInput } from '@mantine/core'
import { ClipboardList, type LucideIcon, Package, Search, Tag, Users } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { longest } from './search-limits.ts'
import { useSearch } from './use-search.ts'

type Hit = { to: string; title: string; detail: string; Icon: LucideIcon }

/** One field for everything; the arrow keys go through what was found. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useMerchantWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const { isSearching, result } = useSearch(text)
  const list = useRef<HTMLUListElement>(null)
  const found = result?.kind === 'ok' ? result.answer : undefined
  const hits: Hit[] = [
    ...(found?.orders ?? []).map(({ number, customerName, status, total }) => ({
      to: orderPaths.order({ orderid: number }),
      title: number,
      detail: `${customerName} · ${statusNames[status][locale]} · ${sayMoney(total)}`,
      Icon: ClipboardList,
    })),
    ...(found?.customers ?? []).map(({ code, name, mobile }) => ({
      to: merchantPaths.customer({ code }),
      title: name,
      detail: [code, mobile && sayPhone(mobile)].filter(Boolean).join(' · '),
      Icon: Users,
    })),
    ...(found?.products ?? []).map(({ code, nameTh, nameEn }) => ({
      to: productPaths.product({ code }),
      title: pick(locale, nameTh, nameEn),
      detail: code,
      Icon: Package,
    })),
    ...(found?.promotions ?? []).map(({ id, name, endsOn }) => ({
      to: promotionPaths.promotion({ id }),
      title: name,
      detail: `${id} · ${say('search.until', { day: sayDate(noonOf(endsOn), locale) })}`,
      Icon: Tag,
    })),
  ]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[at + step]?.focus()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      aria-label={say('search.everywhere')}
      size="lg"
      padding="sm"
      yOffset="8dvh"
    >
      <search onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <TextInput
          data-autofocus
          type="search"
          aria-label={say('search.everywhere')}
          placeholder={say('search.hint')}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
          rightSection={isSearching ? <Loader size="xs" /> : null}
        />
        <ul ref={list} aria-label={say('search.found')} className="grid gap-0.5">
          {hits.map(({ to, title, detail, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center gap-3 rounded-input px-2 hover:bg-sunk focus:bg-primary-tint"
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
                <span className="min-w-0 text-sm">
                  <span className="block truncate font-bold">{title}</span>
                  <span className="block truncate text-muted text-xs">{detail}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p role="status" className="px-2 text-muted text-sm">
          {result && result.kind !== 'ok' ? say('search.failed') : null}
          {found && hits.length === 0 && !isSearching ? say('search.nothing', { text: text.trim() }) : null}
        </p>
      </search>
    </Modal>
  )
}
