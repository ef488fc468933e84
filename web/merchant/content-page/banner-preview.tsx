import type { Locale } from '#shop/words/locale.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'

type BannerPreviewProps = {
  title: string
  body: string
  picture: string
  tone: 'light' | 'dark'
  locale: Locale
}

/** What the button of a banner says, in the language of the preview, not of whoever writes. */
export const bannerButton = { th: 'ดูรายละเอียด', en: 'See details' } as const

/** The looks of the home page's carousel at two widths; a test compares them with its own. */
export const bannerLooks = {
  phone: {
    frame: 'aspect-[5/2] min-h-40',
    words: 'w-[54%] gap-1 p-4',
    title: 'text-lg',
    text: 'text-sm',
    button: 'hidden',
  },
  desktop: {
    frame: 'aspect-[13/5] min-h-40',
    words: 'w-[58%] gap-3 p-10',
    title: 'text-2xl',
    text: 'text-lg',
    button: 'inline-flex',
  },
} as const

/** A banner as the home page shows it on a phone and on a computer, the latter made smaller. */
export function BannerPreview(banner: BannerPreviewProps) {
  const say = useContentWords()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-muted text-xs">{say('preview.phone')}</p>
      <div className="w-[328px] max-w-full overflow-hidden rounded-card">
        <Banner {...banner} width="phone" />
      </div>
      <p className="text-muted text-xs">{say('preview.desktop')}</p>
      <div className="overflow-hidden">
        <div className="w-[848px] [zoom:.33] @lg:[zoom:.5]">
          <Banner {...banner} width="desktop" />
        </div>
      </div>
    </div>
  )
}

function Banner({
  title,
  body,
  picture,
  tone,
  locale,
  width,
}: BannerPreviewProps & { width: keyof typeof bannerLooks }) {
  const look = bannerLooks[width]
  return (
    <div className={joinClasses('relative w-full overflow-hidden rounded-card bg-primary', look.frame)}>
      {picture ? (
        <Picture
          src={`/files/${picture}`}
          width={1200}
          height={480}
          sizes="848px"
          alt=""
          className="min-h-40 object-right"
        />
      ) : null}
      <span
        className={joinClasses(
          'absolute inset-y-0 left-0 grid content-center',
          look.words,
          tone === 'light' ? 'text-white' : 'text-ink',
        )}
      >
        <span className={joinClasses('clamp-2 font-bold', look.title)}>{title}</span>
        <span className={joinClasses('clamp-2', look.text)}>{body}</span>
        <span
          className={joinClasses(
            'mt-1 w-fit items-center rounded-chip bg-white px-5 py-2 font-bold text-ink',
            look.button,
          )}
        >
          {bannerButton[locale]}
        </span>
      </span>
    </div>
  )
}
