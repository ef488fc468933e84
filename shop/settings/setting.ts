/** How a remote setting's text is read. A text that cannot be read counts as missing, so that one typo never stops the shop. */
export type Reader<Value> = {
  kind: string
  read: (text: string) => Value | undefined
  write: (value: Value) => string
}

export const yesNo: Reader<boolean> = {
  kind: 'Y/N',
  read: (text) =>
    /^[yY1]$|^true$/.test(text.trim()) ? true : /^[nN0]$|^false$/.test(text.trim()) ? false : undefined,
  write: (value) => (value ? 'Y' : 'N'),
}

export const text: Reader<string> = { kind: 'text', read: (value) => value, write: (value) => value }

export function wholeNumber(least: number, most: number): Reader<number> {
  return {
    kind: `${least} to ${most}`,
    read: (value) => {
      const number = Number(value.trim())
      return value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
        ? number
        : undefined
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
  return {
    kind: choices.join(' | '),
    read: (value) => choices.find((choice) => choice === value.trim()),
    write: (value) => value,
  }
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i

/** A moment with its zone. Who writes none means the clock on the wall in Bangkok, wherever the server stands. */
function readMoment(text: string, timeOfBareDay: string): string | undefined {
  const [, day, time = timeOfBareDay, zone = '+07:00'] = isoMoment.exec(text) ?? []
  if (!day || !isDay(day)) return undefined
  const moment = `${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`
  return Number.isNaN(Date.parse(moment)) ? undefined : moment
}

/** Date.parse takes the 30th of February for the 2nd of March. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function momentSetting(timeOfBareDay: string): Reader<string> {
  return {
    kind: 'ISO time or day',
    read: (value) => (value.trim() === '' ? '' : readMoment(value.trim(), timeOfBareDay)),
    write: (value) => value,
  }
}

/** Where a period begins, or blank: a bare day from its first minute. */
export const beginning = momentSetting('00:00:00')
/** Where a period ends, or blank: a bare day counts to its very end. */
export const ending = momentSetting('23:59:59.999')

/** Shoppers see `shop` settings; `merchant` ones are for signed-in staff; `server` ones never leave the server. */
export type Audience = 'shop' | 'merchant' | 'server'
export type Setting<Value> = {
  key: string
  reader: Reader<Value>
  otherwise: Value
  seenBy: Audience
  says: string
}
