/** With fewer digits to see, too many strangers' accounts would fit. */
const fewestDigits = 3

/** Digits, and `x` for each hidden one; a number abroad begins with 66 instead of 0. */
function plain(account: string): string {
  const signs = account
    .toLowerCase()
    .replaceAll(/[*•#]/g, 'x')
    .replaceAll(/[^0-9x]/g, '')
  return signs.replace(/^(00)?66(?=[0-9x]{9}$)/, '0')
}

/** Whether the masked number of a slip, such as xxx-x-x1234-x, may be one of these accounts or PromptPay ids. */
export function isOneOfAccounts(masked: string, accounts: readonly string[]): boolean {
  const seen = plain(masked)
  if (seen.replaceAll('x', '').length < fewestDigits) return false
  return accounts.some((account) => {
    const whole = plain(account)
    return whole.length === seen.length && [...seen].every((sign, at) => sign === 'x' || sign === whole[at])
  })
}
