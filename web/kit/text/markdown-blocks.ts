export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'line' }
  | { kind: 'picture'; alt: string; src: string }
  | { kind: 'text'; lines: string[] }

const bullet = /^[-*] +(.+)$/
const numbered = /^\d{1,3}[.)] +(.+)$/
/** Only a picture that staff uploaded here, alone on its line. */
const picture = /^!\[([^[\]]*)\]\((\/files\/contents\/[\w-]+\.webp)\)$/
const isRuler = (text: string) => text.includes('-') && /^[\s:|-]+$/.test(text)
const mostColumns = 8

/** Headings, lists, tables and paragraphs; any other line continues the block before it. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim()
    const last = open ? blocks.at(-1) : undefined
    const heading = /^(#{1,6}) +(.+)$/.exec(text)
    const item = bullet.exec(text)?.[1] ?? numbered.exec(text)?.[1]
    const ordered = !bullet.test(text)
    const [, alt = '', src] = picture.exec(text) ?? []
    open = text !== '' && !heading
    if (text === '') continue
    if (heading)
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length > 2 ? 3 : 2, text: heading[2] ?? '' })
    else if (text.startsWith('|')) addRow(blocks, last, text)
    else if (/^-{3,}$/.test(text)) blocks.push({ kind: 'line' })
    else if (src) blocks.push({ kind: 'picture', alt, src })
    else if (item !== undefined) {
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
      else blocks.push({ kind: 'list', ordered, items: [item] })
    } else if (last?.kind === 'text') last.lines.push(text)
    else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${text}`)
    else blocks.push({ kind: 'text', lines: [text] })
  }
  return blocks
}

function addRow(blocks: Block[], last: Block | undefined, text: string): void {
  const cells = text
    .replace(/^\||\|$/g, '')
    .split('|', mostColumns)
    .map((cell) => cell.trim())
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells, rows: [] })
  else if (!isRuler(text)) last.rows.push(cells)
}

type Section = { title: string; blocks: Block[] }

/** The text before the first heading, and the text under each. */
export function sectionsOf(blocks: Block[]): { intro: Block[]; sections: Section[] } {
  const intro: Block[] = []
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block.text, blocks: [] })
    else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}

/** Plain text without markup, for subtitles and search engines. */
export function plainWords(source: string, longest = 160): string {
  const texts = blocksOf(source).flatMap((block) => (block.kind === 'text' ? block.lines : []))
  const plain = texts
    .join(' ')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/\*+/g, '')
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain
}
