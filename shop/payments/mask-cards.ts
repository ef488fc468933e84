/** What looks like the number of a card: 13 to 16 digits, also in groups; ids of gateways are longer. */
const numbers = /(?<![\w-])[3-6](?:[ -]?\d){12,15}(?![\w-])/g

/** A token stands for a card until it is used. */
const tokens = /tokn_[\w-]+/g

/** Card numbers without their middle; nines instead, so that a number in JSON stays one. */
export function maskCards(text: string): string {
  return text.replace(tokens, 'tokn_…').replace(numbers, (found) => {
    const digits = found.replace(/\D/g, '')
    return isCard(digits)
      ? `${digits.slice(0, 6)}${'9'.repeat(digits.length - 10)}${digits.slice(-4)}`
      : found
  })
}

/** The Luhn check: every second digit from the right counts double. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
