/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
/** 31 to the power of 13 is more than 64 bits. */
const randomLetters = 13
const bodyLength = randomLetters + 1
/** Bytes from here on would make the first letters likelier. */
const firstUnfairByte = 256 - (256 % letters.length)

/** Of a prime number of letters, one wrong or two swapped ones always show. */
function checkLetter(body: string): string {
  const sum = [...body].reduce((all, letter, at) => all + (at + 1) * letters.indexOf(letter), 0)
  return letters[sum % letters.length] ?? ''
}

/** A number that nobody can guess: BEER-K7MPQ-2XW9T-HC4R. */
export function couponNumber(prefix: string, randomByte: () => number): string {
  let body = ''
  while (body.length < randomLetters) {
    const byte = randomByte()
    if (byte < firstUnfairByte) body += letters[byte % letters.length]
  }
  return spell(prefix, body + checkLetter(body))
}

const spell = (prefix: string, body: string) =>
  `${prefix === '' ? '' : `${prefix}-`}${body.slice(0, 5)}-${body.slice(5, 10)}-${body.slice(10)}`

/** The number as it was given out, however it was typed; other systems' numbers stay as they are. */
export function readCouponNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '')
  const body = plain.slice(-bodyLength)
  const isOurs = body.length === bodyLength && [...body].every((letter) => letters.includes(letter))
  const isRight = isOurs && checkLetter(body.slice(0, randomLetters)) === body.at(-1)
  return isRight ? spell(plain.slice(0, -bodyLength), body) : typed.trim()
}

const ourShape = new RegExp(`^([A-Z0-9]{1,8}-)?[${letters}]{5}-[${letters}]{5}-[${letters}]{4}$`)

/** Whether a number looks like ours and cannot be: somebody mistook a letter. */
export function isMistyped(number: string): boolean {
  const plain = number.replaceAll('-', '')
  return ourShape.test(number) && checkLetter(plain.slice(-bodyLength, -1)) !== plain.at(-1)
}
