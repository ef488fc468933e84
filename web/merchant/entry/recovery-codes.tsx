import { KeyRound, Printer } from 'lucide-react'
import { SignInFrame } from '#web/kit/forms/sign-in-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useEntryWords } from '#web/words/merchant/people/entry-words.ts'

/** Codes for the day the phone is lost; shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useEntryWords()
  return (
    <div className="grid gap-3">
      <p className="text-sm">{say('codes.text')}</p>
      <ol
        aria-label={say('codes.title')}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-input bg-sunk p-3 font-bold"
      >
        {codes.map((code) => (
          <li key={code} className="tabular" translate="no">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex items-center gap-2 print:hidden">
        <CopyButton label={say('codes.copy')} value={codes.join('\n')} copied={say('setup.copied')} />
        <Button
          variant="secondary"
          size="sm"
          icon={<Printer aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => window.print()}
        >
          {say('codes.print')}
        </Button>
      </div>
    </div>
  )
}

export function RecoveryCodesScreen({ codes, to }: { codes: readonly string[]; to: string }) {
  const say = useEntryWords()
  return (
    <SignInFrame
      title={say('codes.title')}
      mark={<KeyRound aria-hidden size={44} strokeWidth={1.5} className="text-primary-text" />}
    >
      <RecoveryCodes codes={codes} />
      <LinkButton to={to} reloadDocument wide>
        {say('codes.saved')}
      </LinkButton>
    </SignInFrame>
  )
}
