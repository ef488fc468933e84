import type { WordParams } from '#shop/words/locale.ts'

/**
 * Every Thai sentence in English with the same placeholders: a missing, extra or misnamed one does not
 * compile.
 */
export type InEnglish<Thai extends Record<string, string>> = {
  [Key in keyof Thai]: string
}

export type Dictionary = Record<string, string>

/** Says one sentence; the compiler requires its values. */
export type Say<Words extends Dictionary> = <Key extends keyof Words & string>(
  key: Key,
  ...params: keyof WordParams<Words[Key]> extends never ? [] : [params: WordParams<Words[Key]>]
) => string
