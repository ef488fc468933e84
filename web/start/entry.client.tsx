import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { withoutLanguage } from '#web/paths/in-language.ts'
import { areaOf } from '#web/words/area.ts'
import { loadWords } from '#web/words/load-words.ts'
import { Speaking, speak } from '#web/words/words.tsx'

const locale = document.documentElement.lang === 'en' ? 'en' : 'th'
const path = withoutLanguage(location.pathname)
const spoken = speak(locale, await loadWords[locale][areaOf(path)]())

startTransition(() => {
  hydrateRoot(
    document,
    <Speaking spoken={spoken}>
      <HydratedRouter />
    </Speaking>,
  )
})
