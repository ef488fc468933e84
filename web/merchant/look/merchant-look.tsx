import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { Notifications } from '@mantine/notifications'
import { type ReactNode, useEffect } from 'react'
import { useLoadedSite } from '#web/kit/visit/site.ts'
import { useLocale } from '#web/words/words.tsx'
import { mantineTheme, readableText } from './mantine-theme.ts'

/** A form that is sent loads the site again with another nonce; the document keeps to its first one. */
const nonceOfDocument =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('script[nonce]')?.nonce

/** Mantine's parts in our colours, for the back office alone. */
export function MerchantLook({ children }: { children: ReactNode }) {
  const loaded = useLoadedSite()?.nonce ?? ''
  const nonce = nonceOfDocument || loaded
  const locale = useLocale()
  // Mantine's dialogs write a style of their own, whose nonce they look for under this name.
  useEffect(() => void Object.assign(globalThis, { __webpack_nonce__: nonce }), [nonce])
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which must run before the first paint.
        dangerouslySetInnerHTML={{ __html: "document.documentElement.dataset.mantineColorScheme='light'" }}
      />
      <MantineProvider
        theme={mantineTheme}
        cssVariablesResolver={readableText}
        forceColorScheme="light"
        getStyleNonce={() => nonce}
      >
        <DatesProvider settings={{ locale, firstDayOfWeek: 0, weekendDays: [0, 6] }}>
          <Notifications position="bottom-center" limit={3} />
          {children}
        </DatesProvider>
      </MantineProvider>
    </>
  )
}
