import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contentForms } from '#shop/merchant-contents/content-forms.ts'
import type { ListedContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ContentDot } from './content-dot.tsx'

type ContentRowProps = {
  content: ListedContent
  isRemoved: boolean
  handle?: ReactNode
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

const arrow =
  'relative z-1 grid size-11 place-items-center rounded-input text-muted hover:bg-sunk disabled:opacity-30'

/** A content in its list: picture, title, when it is shown, and its place. */
export function ContentRow({ content, isRemoved, handle, onUp, onDown }: ContentRowProps) {
  const say = useContentWords()
  const locale = useLocale()
  const name = pick(locale, content.titleTh, content.titleEn)
  const picture = pick(locale, content.pictureTh ?? '', content.pictureEn ?? '')
  const { width, height } = contentForms[content.kind].picture
  return (
    <div className="relative flex items-center gap-2 p-2 hover:bg-sunk">
      {handle ? <span className="relative z-1">{handle}</span> : null}
      <span className="w-16 shrink-0 overflow-hidden rounded-input bg-primary-tint md:w-24">
        {picture ? (
          <img
            src={`/files/${picture}`}
            alt=""
            loading="lazy"
            width={width}
            height={height}
            className="mx-auto h-10 w-full object-cover md:h-12"
          />
        ) : (
          <span className="block h-10 md:h-12" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <Link
          to={officePaths.content({ id: content.id })}
          className="clamp-2 font-bold text-sm after:absolute after:inset-0 md:text-base"
        >
          {name}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-muted text-xs">
          <ContentDot state={isRemoved ? 'removed' : content.state} />
          <span className="tabular">{useWhen(content)}</span>
          {content.code ? <span>{content.code}</span> : null}
        </span>
      </span>
      {handle ? (
        <span className="flex shrink-0 max-md:flex-col">
          <button
            type="button"
            aria-label={say('list.up', { name })}
            disabled={!onUp}
            onClick={onUp}
            className={arrow}
          >
            <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
          </button>
          <button
            type="button"
            aria-label={say('list.down', { name })}
            disabled={!onDown}
            onClick={onDown}
            className={arrow}
          >
            <ArrowDown aria-hidden size={18} strokeWidth={1.75} />
          </button>
        </span>
      ) : null}
    </div>
  )
}

function useWhen({ startsAt, endsAt }: ListedContent): string {
  const say = useContentWords()
  const locale = useLocale()
  const [from, until] = [startsAt, endsAt].map((at) => (at ? sayDateTime(new Date(at), locale) : undefined))
  if (from && until) return say('list.period', { from, until })
  if (from) return say('list.from', { from })
  return until ? say('list.until', { until }) : say('list.noTime')
}
