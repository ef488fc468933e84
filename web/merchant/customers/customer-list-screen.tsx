import { Link } from 'react-router'
import type { Client } from '#shop/merchants/client-contracts.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { FindForm } from '#web/kit/forms/find-form.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

type CustomerListScreenProps = { customers: Client[]; text: string; page: number; more: boolean }

/** The staff member's customers; those pending approval come first. */
export function CustomerListScreen({ customers, text, page, more }: CustomerListScreenProps) {
  const say = useMerchantWords()
  const locale = useLocale()
  const at = (number: number) =>
    withQuery(merchantPaths.customers, {
      text: text || undefined,
      page: number > 1 ? number : undefined,
    })
  return (
    <main id="content" className="page-width grid gap-4 py-4 md:py-6">
      <PageHead title={say('page.merchantCustomers')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('page.merchantCustomers')}</h1>
      <FindForm label={say('customers.search')} button={say('customers.find')} text={text} />
      {customers.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say('customers.none')}
          action={
            text || page > 1 ? (
              <LinkButton to={merchantPaths.customers}>{say('customers.all')}</LinkButton>
            ) : undefined
          }
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-hairline bg-card">
          {customers.map((customer) => (
            <li key={customer.code} className="border-hairline border-b last:border-0">
              <Link
                to={merchantPaths.customer({ code: customer.code, saleunit: customer.saleUnit })}
                className="flex min-h-16 items-center gap-3 px-3 py-2 hover:bg-primary-tint"
              >
                <span className="min-w-0 flex-1">
                  <span className="clamp-2 font-bold">{customer.name}</span>
                  <span className="text-muted text-sm">
                    {customer.code} · {sayPhone(customer.mobile)}
                  </span>
                </span>
                {customer.status === 'pending' ? (
                  <Tag tone="secondary">{say('customers.pending')}</Tag>
                ) : null}
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
      {page > 1 || more ? (
        <nav aria-label={say('customers.pages')} className="flex items-center justify-center gap-3">
          {page > 1 ? (
            <LinkButton variant="secondary" to={at(page - 1)}>
              {say('customers.before')}
            </LinkButton>
          ) : null}
          <span className="tabular text-muted text-sm">{say('customers.page', { page })}</span>
          {more ? (
            <LinkButton variant="secondary" to={at(page + 1)}>
              {say('customers.next')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </main>
  )
}
