const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** One line of text from elsewhere: without control and direction signs, and never cut inside a Thai syllable's marks. */
export function oneLine(text: string, longest: number): string {
  const clean = text
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (clean.length <= longest) return clean
  let kept = ''
  for (const { segment } of letters.segment(clean)) {
    if (kept.length + segment.length >= longest) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** หนึ่ง of นายหนึ่ง ซิ่งดี: customers hear of a rider by the first name only. */
export function firstName(name: string): string {
  const [first = ''] = oneLine(name, 200)
    .replace(/^(?:นางสาว|นาง|นาย|น\.ส\.|คุณ(?=\s))\s*(?=[ก-ฮเ-ไ]\S)/, '')
    .split(' ')
  return oneLine(first, 20)
}
