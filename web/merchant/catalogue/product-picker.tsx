import { Loader, TextInput } from '@mantine/core'
import { Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ListMember } from '#shop/merchant-catalogue/merchant-catalogue-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import type { ProductCalls } from '#web/merchant/product-changes/product-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<ProductCalls>()
const pauseMs = 250

type ProductPickerProps = { taken: ReadonlySet<string>; onPick: (product: ListMember) => void }

/** Finds products by words and adds one with a press. */
export function ProductPicker({ taken, onPick }: ProductPickerProps) {
  const say = useProductWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; products: readonly ListMember[] }>()
  const words = text.trim()
  useEffect(() => {
    if (words === '') return setFound(undefined)
    let isOld = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'findProducts', { text: words })
      if (!isOld) setFound({ text: words, products: result.kind === 'ok' ? result.answer : [] })
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words, locale])
  const isSearching = words !== '' && found?.text !== words
  const offered = found?.products.filter(({ code }) => !taken.has(code)) ?? []
  return (
    <search className="grid gap-1">
      <TextInput
        type="search"
        label={say('members.add')}
        placeholder={say('products.search')}
        value={text}
        maxLength={60}
        leftSection={<Search aria-hidden size={18} strokeWidth={1.75} />}
        rightSection={isSearching ? <Loader size="xs" /> : null}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {words !== '' && found && !isSearching && offered.length === 0 ? (
        <p role="status" className="text-muted text-sm">
          {say('products.noneFound')}
        </p>
      ) : null}
      {words !== '' && offered.length > 0 ? (
        <ul
          aria-label={say('members.found')}
          className="max-h-72 divide-y divide-hairline overflow-y-auto rounded-card border border-hairline bg-card"
        >
          {offered.map((product) => (
            <li key={product.code}>
              <button
                type="button"
                onClick={() => onPick(product)}
                className="flex min-h-11 w-full items-center gap-2 px-3 text-left text-sm -outline-offset-3 hover:bg-sunk"
              >
                <Plus aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-primary-text" />
                <span className="line-clamp-1 flex-1">{pick(locale, product.nameTh, product.nameEn)}</span>
                <span className="tabular shrink-0 text-muted text-xs">{product.code}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}
