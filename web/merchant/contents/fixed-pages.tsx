import { fixedPages } from '#shop/merchant-contents/content-forms.ts'
import type { ListedContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'

type FixedPagesProps = { contents: readonly ListedContent[]; mayChange: boolean }

/** Pages that menus lead to and nobody wrote yet, and where release notes come from. */
export function FixedPages({ contents, mayChange }: FixedPagesProps) {
  const say = useContentWords()
  const missing = fixedPages.filter((code) => contents.every((content) => content.code !== code))
  return (
    <>
      {missing.length > 0 ? (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-secondary bg-card">
          {missing.map((code) => (
            <li key={code} className="flex flex-wrap items-center gap-2 p-3">
              <span className="grid flex-1">
                <b>{say(`page.${code}`)}</b>
                <span className="text-muted text-sm">{say('list.unwritten')}</span>
              </span>
              {mayChange ? (
                <LinkButton
                  size="sm"
                  variant="secondary"
                  to={withQuery(officePaths.content({ id: 'new' }), { kind: 'P', code })}
                >
                  {say('list.write')}
                </LinkButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-muted text-sm">
        {say('list.release')}{' '}
        <a href={paths.releaseNotes} className="text-primary-text underline underline-offset-2">
          {say('list.releaseLink')}
        </a>
      </p>
    </>
  )
}
