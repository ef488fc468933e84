import { Fragment } from 'react'
import { safeHref } from '#web/kit/text/safe-href.ts'

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g

type Part = { text: string; href?: string }

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    parts.push({ text: found[0], href: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** What was written, as it was written. An address leads on only where its writer is trusted: not a customer’s, at work. */
export function ChatText({ text, mayLead }: { text: string; mayLead: boolean }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {partsOf(text).map(({ text: words, href }, at) => {
        const safe = href && mayLead ? safeHref(href)?.to : undefined
        return safe ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
          <a key={at} href={safe} target="_blank" rel="noopener noreferrer nofollow" className="underline">
            {words}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes.
          <Fragment key={at}>{words}</Fragment>
        )
      })}
    </p>
  )
}
