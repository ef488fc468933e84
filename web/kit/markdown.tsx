import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

/** Where a link may lead: another site by http(s), or a page of our own. Anything else stays words. */
export function safeHref(address: string): { outside: boolean; to: string } | undefined {
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(address)) return { outside: false, to: address }
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && !username && !password ? { outside: true, to: address } : undefined
}

const link = 'text-primary-text underline underline-offset-2'
const inline = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Bold words and links; everything else is text, and React makes text harmless. */
function sayInline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  for (const { 0: whole, 1: bold, 2: words, 3: address = '', index } of text.matchAll(inline)) {
    parts.push(text.slice(done, index))
    if (bold === undefined)
      parts.push(
        <MarkdownLink key={index} address={address}>
          {words}
        </MarkdownLink>,
      )
    else parts.push(<strong key={index}>{sayInline(bold)}</strong>)
    done = index + whole.length
  }
  return [...parts, text.slice(done)]
}

function MarkdownLink({ address, children }: { address: string; children: ReactNode }) {
  const href = safeHref(address)
  if (!href) return children
  if (!href.outside)
    return (
      <Link to={href.to} className={link}>
        {children}
      </Link>
    )
  return (
    <a href={href.to} rel="noopener noreferrer nofollow" className={link}>
      {children}
    </a>
  )
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'text'; lines: string[] }

const bullet = /^[-*] +(.+)$/
const numbered = /^\d{1,3}[.)] +(.+)$/

/** Headings, lists and paragraphs; a line that is none of them goes on with the block before it. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = []
  let open = false
  for (const line of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = line.trim()
    const last = open ? blocks.at(-1) : undefined
    const heading = /^(#{1,6}) +(.+)$/.exec(text)
    const item = bullet.exec(text)?.[1] ?? numbered.exec(text)?.[1]
    const ordered = !bullet.test(text)
    open = text !== '' && !heading
    if (text === '') continue
    if (heading) blocks.push({ kind: 'heading', level: (heading[1] ?? '').length > 2 ? 3 : 2, text: heading[2] ?? '' })
    else if (item !== undefined) {
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
      else blocks.push({ kind: 'list', ordered, items: [item] })
    } else if (last?.kind === 'text') last.lines.push(text)
    else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${text}`)
    else blocks.push({ kind: 'text', lines: [text] })
  }
  return blocks
}

/** What staff write in Markdown, as elements: no HTML is ever taken from it. */
export function Markdown({ source }: { source: string }) {
  return (
    <div className="grid gap-3">
      {blocksOf(source).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once, its blocks never move.
        <Fragment key={at}>{showBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function showBlock(block: Block): ReactNode {
  if (block.kind === 'heading')
    return block.level === 2 ? (
      <h2 className="mt-3 text-lg">{sayInline(block.text)}</h2>
    ) : (
      <h3 className="mt-2 font-bold">{sayInline(block.text)}</h3>
    )
  if (block.kind === 'text') return <p>{sayInline(block.lines.join(' '))}</p>
  const items = block.items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <li key={at}>{sayInline(item)}</li>
  ))
  return block.ordered ? <ol className="grid list-decimal gap-1 pl-6">{items}</ol> : <ul className="grid list-disc gap-1 pl-6">{items}</ul>
}
