import { Fragment, type ReactNode } from 'react'
import { type Block, blocksOf } from './markdown-blocks.ts'
import { SafeLink } from './safe-link.tsx'

const link = 'text-primary-text underline underline-offset-2'
const inline = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\(([^()\s]+)\)|`([^`]+)`/g

/** Bold text and links; everything else is text, which React escapes. */
export function sayInline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  for (const { 0: whole, 1: bold, 2: stressed, 3: words, 4: address = '', 5: code, index } of text.matchAll(
    inline,
  )) {
    parts.push(text.slice(done, index))
    if (bold !== undefined) parts.push(<strong key={index}>{sayInline(bold)}</strong>)
    else if (code !== undefined)
      parts.push(
        <code key={index} className="rounded-input bg-sunk px-1 text-[0.9em]">
          {code}
        </code>,
      )
    // Thai is never set in italics.
    else if (stressed !== undefined)
      parts.push(
        <em key={index} className="rounded-input bg-sunk px-1 not-italic">
          {stressed}
        </em>,
      )
    else
      parts.push(
        <SafeLink key={index} address={address} className={link}>
          {words}
        </SafeLink>,
      )
    done = index + whole.length
  }
  return [...parts, text.slice(done)]
}

/** Staff's Markdown as elements; HTML in it is never used. */
export function Markdown({ source }: { source: string }) {
  return <MarkdownBlocks blocks={blocksOf(source)} />
}

export function MarkdownBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once, its blocks never move.
        <Fragment key={at}>{showBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function showBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-3 text-lg">{sayInline(block.text)}</h2>
      ) : (
        <h3 className="mt-2 font-bold">{sayInline(block.text)}</h3>
      )
    case 'text':
      return <p>{sayInline(block.lines.join(' '))}</p>
    case 'line':
      return <hr className="border-hairline" />
    case 'picture':
      return <TextPicture {...block} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'list': {
      const items = block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={at}>{sayInline(item)}</li>
      ))
      return block.ordered ? (
        <ol className="grid list-decimal gap-1 pl-6 marker:font-bold marker:text-primary-text">{items}</ol>
      ) : (
        <ul className="grid list-disc gap-1 pl-6 marker:text-primary-text">{items}</ul>
      )
    }
  }
}

/** Its name tells its size, so that its space is kept free. */
function TextPicture({ alt, src }: { alt: string; src: string }) {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.webp$/.exec(src) ?? []
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className="h-auto max-w-full rounded-card"
    />
  )
}

const cell = 'border-hairline border-b px-3 py-2 align-top'

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard.
    <div tabIndex={0} className="overflow-x-auto rounded-card border border-hairline bg-card">
      <table className="w-full text-left text-sm">
        <thead className="bg-sunk">
          <tr>
            {head.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <th key={at} scope="col" className={`${cell} font-bold`}>
                {sayInline(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={at}>
              {head.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column} className={`${cell} tabular`}>
                  {sayInline(row[column] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
