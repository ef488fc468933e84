import { usePayWords } from '#web/words/customer/pay-words.ts'
import { CopiedValue } from './copied-value.tsx'

export type Account = { bankCode: string; bank: string; accountName: string; accountNumber: string }

/** Ten digits grouped as in a passbook. */
const inGroups = (number: string) => number.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')

/** The centre's accounts, each to copy. */
export function Accounts({ accounts }: { accounts: readonly Account[] }) {
  const say = usePayWords()
  return (
    <ul className="grid divide-y divide-hairline rounded-input border border-hairline bg-card">
      {accounts.map(({ bankCode, bank, accountName, accountNumber }) => (
        <li key={`${bankCode}${accountNumber}`} className="py-2 pr-1 pl-3">
          <p className="text-sm">{bank}</p>
          <CopiedValue
            shown={inGroups(accountNumber)}
            value={accountNumber}
            label={say('transfer.copyAccount', { number: inGroups(accountNumber) })}
            className="flex-1 text-lg"
          />
          <p className="text-muted text-sm">{accountName}</p>
        </li>
      ))}
    </ul>
  )
}
