import type { QrPath } from '#web/kit/text/qr-path.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'

/** The key of an authenticator app: to scan, and to type in groups of four. */
export function AppKey({ secret, qr }: { secret: string; qr: QrPath }) {
  const say = useEntryWords()
  return (
    <div className="grid justify-items-center gap-3">
      <p className="w-full">{say('setup.scan')}</p>
      <svg
        role="img"
        aria-label={say('setup.qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-56 rounded-card border border-hairline bg-[#fff]"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="grid w-full gap-1 rounded-input bg-sunk p-3">
        <p className="text-muted text-sm">{say('setup.type')}</p>
        <p className="flex items-center justify-between gap-2">
          <code className="wrap-anywhere font-bold" translate="no">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton label={say('setup.copy')} value={secret} copied={say('setup.copied')} />
        </p>
      </div>
    </div>
  )
}
