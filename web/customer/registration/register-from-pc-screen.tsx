import { Copy } from 'lucide-react'
import { pick } from '#shop/words/locale.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Logo } from '#web/kit/page/logo.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { LineShareButton } from '#web/kit/page/share-buttons.tsx'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { RegisterOptions } from './register-centre-route.ts'

type RegisterFromPcScreenProps = Pick<RegisterOptions, 'open' | 'centre' | 'salesperson'> & {
  /** A requested code that belongs to nobody. */
  unknownCode: string
  path: string
  link: string
  qr: QrPath
}

/** Opened by a salesperson on a computer: the shop scans the QR with its phone, or fills the form in here. */
export function RegisterFromPcScreen({
  open,
  centre,
  salesperson,
  unknownCode,
  path,
  link,
  qr,
}: RegisterFromPcScreenProps) {
  const say = useRegisterWords()
  const locale = useLocale()
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: say('fromPc.copied'), tone: 'success' })
    } catch {
      showToast({ text: say('fromPc.notCopied'), tone: 'danger' })
    }
  }
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh w-full max-w-content content-start gap-5 px-4 py-6 md:content-center md:py-10"
    >
      <PageHead title={say('fromPc.title')} indexed={false} />
      <div className="grid justify-items-center gap-2 text-center">
        <Logo />
        <h1 className="text-xl md:text-2xl">{say('fromPc.title')}</h1>
        {centre ? (
          <p className="text-muted">
            {pick(locale, centre.name, centre.nameEn)}
            {salesperson ? ` · ${say('register.salesperson', { name: salesperson.name })}` : null}
          </p>
        ) : null}
      </div>
      {open ? (
        <Card className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-[auto_1fr] md:items-center md:p-8">
          <QrCode qr={qr} label={say('fromPc.qr')} className="mx-auto size-64 md:size-72" />
          <div className="grid content-center gap-4">
            {unknownCode ? <FormAlert message={say('fromPc.unknownCode', { code: unknownCode })} /> : null}
            <div>
              <h2 className="text-lg">{say('fromPc.scan')}</h2>
              <p className="text-muted text-sm">{say('fromPc.scanBody')}</p>
            </div>
            <TextField
              label={say('fromPc.link')}
              value={link}
              readOnly
              onFocus={({ target }) => target.select()}
              className="text-sm"
            />
            <div className="flex flex-wrap gap-2">
              <LinkButton to={path}>{say('fromPc.fillHere')}</LinkButton>
              <LineShareButton
                size="md"
                page={{
                  title: say('fromPc.invitation', {
                    centre: centre ? pick(locale, centre.name, centre.nameEn) : '',
                  }),
                  text: salesperson ? say('register.salesperson', { name: salesperson.name }) : undefined,
                  open: say('fromPc.register'),
                  path,
                }}
              />
              <Button
                variant="secondary"
                onClick={copy}
                icon={<Copy aria-hidden size={20} strokeWidth={1.75} />}
              >
                {say('fromPc.copy')}
              </Button>
            </div>
          </div>
        </Card>
      ) : (
        <EmptyState drawing="not-open" title={say('register.closed')} />
      )}
    </main>
  )
}
