import type { Locale } from '#shop/words/locale.ts'
import { html, type Markup } from '../kit/html.ts'
import { type SwitchName, type SwitchState, switchWords } from '../kit/switches.ts'
import { inboxWords } from './inbox-words.ts'

type SwitchView = {
  locale: Locale
  switches: Record<SwitchName, SwitchState>
  names: SwitchName[]
  /** The page that a pressed switch leads back to; the inbox without it. */
  back?: string
}

export function switchCard({ locale, switches, names, back }: SwitchView): Markup {
  const words = inboxWords[locale]
  const action = `/sandbox/switches${back ? `?${new URLSearchParams({ back })}` : ''}`
  const rows = names.map((name) => {
    const state = switches[name]
    const said = state === 'once' ? words.once : state ? words.on : words.off
    return html`
<form class="row" method="post" action="${action}">
<span>${switchWords[name][locale]}<br><small class="muted"><code>${name}</code> · ${said}</small></span>
<button name="${name}" value="${String(state === false)}"${state !== false && html` class="on"`}
 aria-label="${state === false ? words.turnOn : words.turnOff} ${switchWords[name][locale]}">${state === false ? words.turnOn : words.turnOff}</button>
</form>`
  })
  return html`<section class="card switches"><h2>${words.switches}</h2>${rows}</section>`
}
