/** The two languages of the shop; Thai is the default and has no path prefix. */
export const locales = ['th', 'en'] as const
export type Locale = (typeof locales)[number]
const defaultLocale: Locale = 'th'

/** Text kept in both languages: the wanted one, or the other when it is blank. */
export function pick(locale: Locale, th: string, en: string): string {
  return locale === 'en' ? en || th : th || en
}

/** The language a caller asks for by `Accept-Language`; Thai unless English comes first. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? ''
  return first.startsWith('en') ? 'en' : defaultLocale
}

type Base<Place extends string> = Place extends `${infer Name}|${string}` ? Name : Place
type Params<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Base<Place> | Params<Rest>
  : never
export type WordParams<Text extends string> = { [Name in Params<Text>]: string | number }

/** Puts values into `{name}` places; an unknown place stays, so that it is seen and mended. `{count|item|items}` says the first word of one, the second of any other number. */
export function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (place, name: string, one?: string, more?: string) => {
    if (!(name in params)) return place
    const value = `${params[name]}`
    return (value === '1' ? one : more) ?? value
  })
}
