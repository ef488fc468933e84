import type { ContentDraft } from '#shop/merchant-contents/content-draft.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { Markdown } from '#web/kit/text/markdown.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { BannerPreview } from './banner-preview.tsx'

/** What customers of a language will see, while it is typed. Nothing in it can be pressed. */
export function ContentPreview({ draft, locale }: { draft: ContentDraft; locale: Locale }) {
  const say = useContentWords()
  const shown = {
    title: pick(locale, draft.titleTh, draft.titleEn),
    body: pick(locale, draft.bodyTh, draft.bodyEn),
    picture: pick(locale, draft.pictureTh ?? '', draft.pictureEn ?? ''),
  }
  return (
    <section
      aria-label={`${say('text.preview')} (${say(`edit.${locale}`)})`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <h3 className="font-bold text-sm">{say('text.preview')}</h3>
      <div inert lang={locale} className="rounded-card border border-hairline bg-paper p-3">
        {draft.kind === 'B' ? <BannerPreview {...shown} tone={draft.textTone} locale={locale} /> : null}
        {draft.kind === 'M' ? <MiniPreview {...shown} /> : null}
        {draft.kind === 'L' ? <LinkPreview {...shown} /> : null}
        {draft.kind === 'N' || draft.kind === 'P' ? <ArticlePreview {...shown} /> : null}
      </div>
    </section>
  )
}

type Shown = { title: string; body: string; picture: string }

function MiniPreview({ title, picture }: Shown) {
  return (
    <div className="w-56 max-w-full overflow-hidden rounded-card border border-hairline bg-card">
      {picture ? <Picture src={`/files/${picture}`} width={600} height={300} sizes="224px" alt="" /> : null}
      <p className="clamp-1 min-h-8 px-3 py-1.5 font-bold text-sm">{title}</p>
    </div>
  )
}

function LinkPreview({ title, picture }: Shown) {
  return (
    <p className="flex min-h-11 w-fit max-w-full items-center gap-2 rounded-chip border border-hairline bg-card py-1 pr-4 pl-1 text-sm">
      {picture ? (
        <Picture
          src={`/files/${picture}`}
          width={320}
          height={320}
          sizes="36px"
          alt=""
          className="w-9! shrink-0 rounded-chip"
        />
      ) : null}
      {title}
    </p>
  )
}

function ArticlePreview({ title, body, picture }: Shown) {
  const say = useContentWords()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="wrap-anywhere font-bold text-xl">{title}</p>
      {picture ? (
        <div className="overflow-hidden rounded-card">
          <Picture src={`/files/${picture}`} width={600} height={300} sizes="480px" alt="" />
        </div>
      ) : null}
      {body.trim() ? <Markdown source={body} /> : <p className="text-muted text-sm">{say('text.nothing')}</p>}
    </div>
  )
}
