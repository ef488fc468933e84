import type { WordParams } from '#shop/words/locale.ts'

/** Every Thai sentence in English, with the same places to fill: a missing, extra or misnamed one does not compile. */
export type InEnglish<Thai extends Record<string, string>> = {
  [Key in keyof Thai]: string
}

export type Dictionary = Record<string, string>

/** Says one sentence; what must be filled in is asked for by the compiler. */
export type Say<Words extends Dictionary> = <Key extends keyof Words & string>(
  key: Key,
  ...params: keyof WordParams<Words[Key]> extends never ? [] : [params: WordParams<Words[Key]>]
) => string
