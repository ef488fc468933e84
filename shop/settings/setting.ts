/** How a remote setting's text is read. A text that cannot be read counts as missing, so that one typo never stops the shop. */
export type Reader<Value> = { kind: string; read: (text: string) => Value | undefined; write: (value: Value) => string }

export const yesNo: Reader<boolean> = {
  kind: 'Y/N',
  read: (text) => (/^[yY1]$|^true$/.test(text.trim()) ? true : /^[nN0]$|^false$/.test(text.trim()) ? false : undefined),
  write: (value) => (value ? 'Y' : 'N'),
}

export const text: Reader<string> = { kind: 'text', read: (value) => value, write: (value) => value }

export function wholeNumber(least: number, most: number): Reader<number> {
  return {
    kind: `${least} to ${most}`,
    read: (value) => {
      const number = Number(value.trim())
      return value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : undefined
    },
    write: String,
  }
}

/** Baht on the wire, satang inside. */
export const moneySetting: Reader<number> = {
  kind: 'baht',
  read: (value) => {
    const baht = Number(value.trim())
    return value.trim() !== '' && Number.isFinite(baht) && baht >= 0 ? Math.round(baht * 100) : undefined
  },
  write: (value) => String(value / 100),
}

export const colour: Reader<string> = {
  kind: '#rrggbb',
  read: (value) => (/^#[0-9a-fA-F]{6}$/.test(value.trim()) ? value.trim().toLowerCase() : undefined),
  write: (value) => value,
}

export function oneOf<const Choice extends string>(...choices: Choice[]): Reader<Choice> {
  return { kind: choices.join(' | '), read: (value) => choices.find((choice) => choice === value.trim()), write: (value) => value }
}

/** A moment, ISO 8601, or blank for none. */
export const moment: Reader<string> = {
  kind: 'ISO time',
  read: (value) => (value.trim() === '' || !Number.isNaN(Date.parse(value)) ? value.trim() : undefined),
  write: (value) => value,
}

/** Shoppers see `shop` settings; `merchant` ones are for signed-in staff; `server` ones never leave the server. */
export type Audience = 'shop' | 'merchant' | 'server'
export type Setting<Value> = { key: string; reader: Reader<Value>; otherwise: Value; seenBy: Audience; says: string }
