/** The value of an address that is one of these; a strange one is none. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text)

export const readDay = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

export const readText = (text: string | null, most: number): string | undefined =>
  text?.trim().slice(0, most) || undefined

/** Only what is set, so that an address says what was chosen and nothing else. */
export function onlySet<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as never
}
