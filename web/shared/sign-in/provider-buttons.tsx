import type { ReactNode } from 'react'
import { providerNames, type SignInProviderName } from '#shop/sign-in/sign-in-providers.ts'
import { useCommonWords } from '#web/words/words.tsx'

/** Colours and logos as each provider prescribes for its button. */
const looks: Record<SignInProviderName, { className: string; mark: ReactNode }> = {
  line: {
    className: 'bg-[#06c755] text-white hover:bg-[#05b34c] active:bg-[#048b3b]',
    mark: (
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-white">
        <path d="M19.37 9.86a.63.63 0 0 1 0 1.26h-1.76v1.13h1.76a.63.63 0 0 1 0 1.26h-2.39a.63.63 0 0 1-.63-.63V8.11c0-.35.28-.63.63-.63h2.39a.63.63 0 0 1 0 1.26h-1.76v1.12zm-3.86 3.02a.63.63 0 0 1-1.14.38l-2.44-3.32v2.94a.63.63 0 0 1-1.26 0V8.11a.63.63 0 0 1 1.12-.38l2.46 3.33V8.11a.63.63 0 0 1 1.26 0zm-5.74 0a.63.63 0 0 1-1.26 0V8.11a.63.63 0 0 1 1.26 0zm-2.47.63H4.92a.63.63 0 0 1-.63-.63V8.11a.63.63 0 0 1 1.26 0v4.14H7.3a.63.63 0 0 1 0 1.26M24 10.31C24 4.94 18.62.57 12 .57S0 4.94 0 10.31c0 4.82 4.27 8.85 10.04 9.61.39.09.92.26 1.05.59.12.3.08.77.04 1.08l-.16 1.02c-.05.3-.24 1.19 1.05.65 1.29-.54 6.91-4.08 9.43-6.98C23.18 14.39 24 12.46 24 10.31" />
      </svg>
    ),
  },
  google: {
    className: 'border border-[#747775] bg-white text-[#1f1f1f] hover:bg-[#f7f8f8] active:bg-[#eef0f1]',
    mark: (
      <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5">
        <path
          fill="#EA4335"
          d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
        />
        <path
          fill="#4285F4"
          d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
        />
        <path
          fill="#FBBC05"
          d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
        />
        <path
          fill="#34A853"
          d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
        />
      </svg>
    ),
  },
  facebook: {
    className: 'bg-[#1877f2] text-white hover:bg-[#166fe5] active:bg-[#1462c9]',
    mark: (
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-white">
        <path d="M24 12a12 12 0 1 0-13.88 11.86v-8.39H7.08V12h3.04V9.36c0-3.01 1.79-4.67 4.53-4.67 1.32 0 2.69.23 2.69.23v2.96h-1.51c-1.49 0-1.96.93-1.96 1.87V12h3.33l-.53 3.47h-2.8v8.39A12 12 0 0 0 24 12" />
      </svg>
    ),
  },
}

export type ProviderLink = { provider: SignInProviderName; href: string }

/** A button per provider; a full navigation, as it leaves the shop. */
export function ProviderButtons({ links }: { links: ProviderLink[] }) {
  const say = useCommonWords()
  if (links.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {say('app.or')}
      </p>
      {links.map(({ provider, href }) => (
        <a
          key={provider}
          href={href}
          data-brand={provider}
          className={`relative flex min-h-12 items-center justify-center rounded-input px-14 py-1 text-center font-bold transition active:scale-98 ${looks[provider].className}`}
        >
          <span
            className={`absolute inset-y-0 left-0 grid w-12 place-items-center ${provider === 'line' ? 'border-[rgb(0_0_0/0.08)] border-r' : ''}`}
          >
            {looks[provider].mark}
          </span>
          {say('app.signInWith', { provider: providerNames[provider] })}
        </a>
      ))}
    </div>
  )
}
