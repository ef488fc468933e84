import { Phone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const link = 'inline-flex min-h-11 items-center hover:underline md:min-h-8'

export function SiteFooter() {
  const say = useShopWords()
  const locale = useLocale()
  const root = useSite()
  const [trustMark, setTrustMark] = useState(false)
  if (!root) return null
  const { settings } = root
  // A person ordering for a shop is from its centre and needs no contact link.
  const acting = root.visitor?.actedForBy !== undefined
  const social = [
    ['Facebook', settings.facebookUrl],
    ['Instagram', settings.instagramUrl],
    ['TikTok', settings.tiktokUrl],
    ['LINE', settings.lineOfficialUrl],
  ].filter(([, url]) => url?.startsWith('https://'))
  return (
    <footer className="no-print mt-10 border-hairline border-t bg-card pb-[calc(var(--foot-clear,60px)+env(safe-area-inset-bottom))] md:pb-0">
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-4 py-5 md:grid-cols-[2fr_1fr_1fr] md:py-8">
        <div className="col-span-2 max-w-prose md:col-span-1">
          <p className="font-bold text-lg">{pick(locale, settings.shopName, settings.shopNameEn)}</p>
          <p className="text-muted text-sm">{pick(locale, settings.aboutText, settings.aboutTextEn)}</p>
          {acting ? null : (
            <a
              href={`tel:${settings.contactPhone}`}
              className={`${link} mt-1 gap-2 text-primary-text text-sm`}
            >
              <Phone aria-hidden size={16} strokeWidth={1.75} />
              {say('footer.call', { phone: sayPhone(settings.contactPhone) })}
            </a>
          )}
        </div>
        <nav aria-label={say('footer.help')} className="flex flex-col text-sm">
          <p className="font-bold text-base">{say('footer.help')}</p>
          <Link to={withQuery(paths.news, { code: 'HOWTO_001' })} className={link}>
            {say('bar.howToOrder')}
          </Link>
          <Link to={withQuery(paths.news, { code: 'FAQ_001' })} className={link}>
            {say('bar.faq')}
          </Link>
          {acting ? null : (
            <Link to={withQuery(paths.news, { code: 'CONTACT_001' })} className={link}>
              {say('bar.contact')}
            </Link>
          )}
          <Link to={paths.pdpa} className={link}>
            {say('footer.privacy')}
          </Link>
        </nav>
        <div className={`flex flex-col items-start text-sm ${social.length > 0 ? '' : 'pt-6.5'}`}>
          {social.length > 0 ? <p className="font-bold text-base">{say('footer.follow')}</p> : null}
          {social.map(([name, url]) => (
            <a key={name} href={url} rel="noopener" className={link}>
              {name}
            </a>
          ))}
          <button type="button" onClick={() => setTrustMark(true)} className={link}>
            {say('footer.trustMark')}
          </button>
          <Link to={paths.releaseNotes} className={link}>
            {say('page.releaseNotes')}
          </Link>
        </div>
      </div>
      <Dialog
        open={trustMark}
        onClose={() => setTrustMark(false)}
        title={say('footer.trustMark')}
        closeLabel={say('app.close')}
      >
        <p>
          {settings.trustMarkNumber
            ? say('footer.trustMarkBody', { number: settings.trustMarkNumber })
            : say('footer.trustMarkNone')}
        </p>
      </Dialog>
    </footer>
  )
}
