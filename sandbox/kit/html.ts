type Value = string | number | false | undefined | Markup | Markup[]

export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function write(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(write).join('')
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** HTML that escapes every value except HTML made the same way. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + write(values[index - 1]) + part))
}
