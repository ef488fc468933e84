import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { Client } from '#shop/merchants/client-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page-head.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

/** The customers one looks after; those who wait for approval come first. */
export function CustomerListScreen({ customers, text }: { customers: Client[]; text: string }) {
  const say = useMerchantWords()
  const locale = useLocale()
  return (
    <main id="content" className="page-width grid gap-4 py-4 md:py-6">
      <PageHead title={say('page.merchantCustomers')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('page.merchantCustomers')}</h1>
      <Form method="get" className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            label={say('customers.search')}
            name="text"
            type="search"
            defaultValue={text}
            leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
          />
        </div>
        <Button type="submit" variant="secondary">
          {say('customers.find')}
        </Button>
      </Form>
      {customers.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('customers.none')} />
      ) : (
        <ul className="grid overflow-hidden rounded-card border border-hairline bg-card">
          {customers.map((customer) => (
            <li key={customer.code} className="border-hairline border-b last:border-0">
              <Link
                to={`/merchant/customer/${encodeURIComponent(customer.code)}/${customer.saleUnit}`}
                className="flex min-h-16 items-center gap-3 px-3 py-2 hover:bg-primary-tint"
              >
                <span className="min-w-0 flex-1">
                  <span className="clamp-1 font-bold">{customer.name}</span>
                  <span className="text-muted text-sm">
                    {customer.code} · {sayPhone(customer.mobile)}
                  </span>
                </span>
                {customer.status === 'pending' ? <Tag tone="secondary">{say('customers.pending')}</Tag> : null}
                {customer.lastOrderOn ? (
                  <span className="hidden text-muted text-sm sm:inline">
                    {say('customers.lastOrder', { day: sayDate(noonOf(customer.lastOrderOn), locale) })}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
