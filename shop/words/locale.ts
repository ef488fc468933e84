/** The two languages of the shop; Thai is the default and has no path prefix. */
export const locales = ['th', 'en'] as const
export type Locale = (typeof locales)[number]
const defaultLocale: Locale = 'th'

/** Text in the requested language, or in the other when that is blank. */
export function pick(locale: Locale, th: string, en: string): string {
  return locale === 'en' ? en || th : th || en
}

/** The language by `Accept-Language`: Thai unless English comes first. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.split(',')[0]?.trim().toLowerCase() ?? ''
  return first.startsWith('en') ? 'en' : defaultLocale
}

type Base<Place extends string> = Place extends `${infer Name}|${string}` ? Name : Place
type Params<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Base<Place> | Params<Rest>
  : never
export type WordParams<Text extends string> = { [Name in Params<Text>]: string | number }

/**
 * Fills `{name}` placeholders; unknown ones stay visible, so that they get fixed. `{count|item|items}` picks
 * the singular or the plural.
 */
export function fill(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (place, name: string, one?: string, more?: string) => {
    if (!(name in params)) return place
    const value = `${params[name]}`
    return (value === '1' ? one : more) ?? value
  })
}
