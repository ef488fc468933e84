import { Select, TextInput } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BankAccount } from '#shop/merchant-centre/centre-profile.ts'
import { mostOf } from '#shop/merchant-centre/most-of.ts'
import { whyNotAccounts } from '#shop/merchant-centre/why-not-accounts.ts'
import { banks } from '#shop/payments/banks.ts'
import type { CentreCalls } from '#web/merchant/centre-forms/centre-calls.ts'
import { PartForm } from '#web/merchant/centre-forms/part-form.tsx'
import { PasswordDialog } from '#web/merchant/centre-forms/password-dialog.tsx'
import { usePart } from '#web/merchant/centre-forms/use-part.ts'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<CentreCalls>()
type Accounts = { version: string; accounts: BankAccount[] }
const empty: BankAccount = {
  ...{ bankCode: '', accountNumber: '', accountName: '', promptPayId: '', billerId: '' },
}

/** Where customers send money, in the order in which they see it; a change asks for the password. */
export function AccountsForm({ saved }: { saved: Accounts }) {
  const say = useProfileWords()
  const locale = useLocale()
  const password = useRef('')
  const [isAsking, setIsAsking] = useState(false)
  const part = usePart<Accounts>({
    ...{ name: 'accounts', saved, whyNot: ({ accounts }) => whyNotAccounts(accounts) },
    tidy: (thing) => ({
      ...thing,
      accounts: thing.accounts.map((each) => ({ ...each, accountName: each.accountName.trim() })),
    }),
    send: (thing) => ask(locale, 'saveCentreAccounts', { ...thing, password: password.current }),
  })
  const { accounts } = part.typed
  const set = (next: BankAccount[]) => part.change({ accounts: next })
  // Rows have no name of their own while they are typed: they are told apart by their place.
  const rows = accounts.map((account, at) => ({ account, at }))
  async function confirm(typed: string) {
    password.current = typed
    const came = await part.save()
    // Whoever chooses between two versions has just given it.
    if (came !== 'stale') password.current = ''
    if (came !== 'refused') setIsAsking(false)
  }
  return (
    <PartForm
      part={part}
      title={say('accounts.title')}
      text={say('accounts.text')}
      onSave={() => {
        if (part.check()) setIsAsking(true)
      }}
    >
      {accounts.length === 0 ? <p className="text-muted">{say('accounts.none')}</p> : null}
      <Sortable
        items={rows}
        keyOf={({ at }) => String(at)}
        onChange={(next) => set(next.map(({ account }) => account))}
        handleLabel={({ at }) => say('accounts.move', { place: at + 1 })}
        movedText={(_, place) => say('accounts.moved', { place })}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
        itemClassName="rounded-card border border-hairline bg-card"
      >
        {({ account, at }, handle) => {
          const error = (field: string) => part.errorOf(`accounts.${at}.${field}`)
          const change = (piece: Partial<BankAccount>) =>
            set(accounts.map((each, place) => (place === at ? { ...each, ...piece } : each)))
          const digits = (
            field: 'accountNumber' | 'promptPayId' | 'billerId',
            label: string,
            description?: string,
          ) => (
            <TextInput
              label={label}
              {...(description ? { description } : {})}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={account[field]}
              error={error(field)}
              onChange={({ currentTarget }) =>
                change({ [field]: currentTarget.value.replace(/\D/g, '').slice(0, 15) })
              }
            />
          )
          return (
            <div className="grid gap-2 p-3">
              <div className="flex items-center justify-between gap-2">
                <span className="flex items-center gap-2">
                  {handle}
                  {at === 0 ? <Tag tone="primary">{say('accounts.first')}</Tag> : null}
                </span>
                <IconButton
                  label={say('accounts.remove', { place: at + 1 })}
                  icon={<X size={18} strokeWidth={1.75} />}
                  onClick={() => set(accounts.filter((_, place) => place !== at))}
                />
              </div>
              <div className="grid items-end gap-3 sm:grid-cols-2">
                <Select
                  label={say('accounts.bank')}
                  searchable
                  data={Object.entries(banks).map(([value, name]) => ({ value, label: name[locale] }))}
                  value={account.bankCode || null}
                  error={error('bankCode')}
                  allowDeselect={false}
                  onChange={(bankCode) => bankCode && change({ bankCode })}
                />
                {digits('accountNumber', say('accounts.number'))}
              </div>
              <TextInput
                label={say('accounts.name')}
                value={account.accountName}
                maxLength={100}
                error={error('accountName')}
                onChange={({ currentTarget }) => change({ accountName: currentTarget.value })}
              />
              <div className="grid items-start gap-3 sm:grid-cols-2">
                {digits('promptPayId', say('accounts.promptPay'), say('accounts.promptPayText'))}
                {digits('billerId', say('accounts.biller'), say('accounts.billerText'))}
              </div>
            </div>
          )
        }}
      </Sortable>
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden size={18} strokeWidth={2} />}
          whyDisabled={
            accounts.length >= mostOf.accounts ? say('part.most', { count: mostOf.accounts }) : undefined
          }
          onClick={() => set([...accounts, empty])}
        >
          {say('accounts.add')}
        </Button>
      </div>
      {isAsking ? (
        <PasswordDialog
          title={say('accounts.confirmTitle')}
          confirm={say('accounts.confirm')}
          isSending={part.isSaving}
          error={part.errorOf('password')}
          onClose={() => setIsAsking(false)}
          onConfirm={(typed) => void confirm(typed)}
        >
          <p className="text-sm">{say('accounts.confirmText')}</p>
        </PasswordDialog>
      ) : null}
    </PartForm>
  )
}
