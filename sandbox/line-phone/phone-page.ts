import { flexCard, flexStyle, type Press } from '#sandbox/inbox/flex-card.ts'
import { flexRules } from '#sandbox/inbox/flex-rules.ts'
import { switchCard } from '#sandbox/inbox/switch-card.ts'
import type { Message } from '#sandbox/kit/inbox.ts'
import type { Person } from '#sandbox/sign-in/people.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { fill, type Locale } from '#shop/words/locale.ts'
import { html, type Markup } from '../kit/html.ts'
import type { Page } from '../kit/page.ts'
import type { SwitchName, SwitchState } from '../kit/switches.ts'
import { lineAccount } from '../line/accounts.ts'
import type { PhoneEntry } from '../line/line-phone.ts'
import { phoneWords } from '../line/phone-words.ts'
import { phonePlace } from '../line/webhook-event.ts'
import type { KeptMenu } from '../line-menu/line-menus.ts'
import { menuCard, menuRules } from '../line-menu/menu-card.ts'
import { phoneRules } from './phone-rules.ts'

type PhoneView = {
  locale: Locale
  people: Person[]
  accounts: readonly string[]
  person: Person
  saleUnit: string
  /** The telephone number by which messages reach this phone too. */
  mobile: string
  /** Where forms post to and links reload. */
  link: string
  refreshes: boolean
  blocked: boolean
  /** The rich menu under the chat. */
  menu: KeptMenu | undefined
  /** Both oldest first. */
  received: Message[]
  written: PhoneEntry[]
  switches: Record<SwitchName, SwitchState>
}

const phoneSwitches: SwitchName[] = [
  ...(['webhookTwice', 'webhookForged', 'webhookUnsigned', 'webhookSwapped'] as const),
  ...([
    'lineDown',
    'lineQuota',
    'lineQuotaLow',
    'pnpUndeliverable',
    'lineNotFriend',
    'replyExpired',
    'menuDown',
    'menuBusy',
    'shareUnsupported',
    'liffExpired',
  ] as const),
]

export function phonePage(view: PhoneView): Page {
  const { locale, saleUnit, link, refreshes, received, switches } = view
  const words = phoneWords[locale]
  const { displayName } = lineAccount(saleUnit)
  const bubbles = [
    ...received.map((message) => ({ at: message.at, bubble: theirBubble(message, view) })),
    ...view.written.map((entry) => ({ at: entry.at, bubble: ownBubble(entry, locale) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const body = html`
<header class="row line"><h1 class="brand">${words.title}</h1><span class="tag">${words.sandbox}</span></header>
<p class="muted">${words.about}</p>
<p><a href="/sandbox/inbox">${words.inbox}</a></p>
${chooseForm(view)}
<section class="card" aria-label="${fill(words.chat, { name: displayName })}">
<h2>${displayName}</h2>
${bubbles.length > 0 ? html`<ol class="chat">${bubbles.map(({ bubble }) => bubble)}</ol>` : html`<p class="muted">${words.empty}</p>`}
</section>
${view.menu && !view.blocked && menuCard(view.menu, link, words.menu)}
${writeCard(view)}
<p class="row muted"><a href="${link}#write">${words.reload}</a>
<a href="${link}${!refreshes && '&refresh=on'}#write">${refreshes ? words.stop : words.refresh}</a></p>
${switchCard({ locale, switches, names: phoneSwitches, back: link })}`
  const style =
    flexRules +
    flexStyle(received.flatMap(({ flex }) => flex ?? [])) +
    phoneRules +
    (view.menu ? menuRules(view.menu) : '')
  return { locale, title: words.title, body, style, refreshAfter: refreshes ? 5 : undefined }
}

function chooseForm({ locale, people, accounts, person, saleUnit, mobile }: PhoneView): Markup {
  const words = phoneWords[locale]
  const option = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${name}</option>`
  return html`
<form class="card" method="get" action="/sandbox/line/phone">
<label>${words.person}<select name="person">${people.map(({ id, name }) => option(id, name, id === person.id))}</select></label>
<label>${words.account}<select name="account">${accounts.map((each) => option(each, lineAccount(each).displayName, each === saleUnit))}</select></label>
<label>${words.mobile}<input name="mobile" inputmode="tel" value="${mobile}" maxlength="20"></label>
<button class="wide">${words.open}</button>
</form>`
}

/** LINE’s own id of a person begins with U. */
const isByNumber = (to: string) => /^[0-9a-f]{64}$/.test(to)

function theirBubble({ text, flex, at, to }: Message, { locale, link }: PhoneView): Markup {
  const press: Press = (action, looks) =>
    html`<form method="post" action="${link}">${
      action.type === 'postback'
        ? html`<input type="hidden" name="display" value="${action.displayText}"><button class="${looks}" name="postback" value="${action.data}">${action.label}</button>`
        : html`<button class="${looks}" name="text" value="${action.text}">${action.label}</button>`
    }</form>`
  return html`<li class="theirs">${flex ? flexCard(flex, press) : html`<p class="text">${text}</p>`}${isByNumber(to) && html`<span class="tag">${phoneWords[locale].byNumber}</span>`}${timeOf(at, locale)}</li>`
}

function ownBubble(entry: PhoneEntry, locale: Locale): Markup {
  return html`<li class="mine">${sayEntry(entry, locale)}<span class="muted">${sayStatus(entry, locale)} · ${timeOf(entry.at, locale)}</span></li>`
}

const timeOf = (at: Date, locale: Locale) =>
  html`<time class="muted" datetime="${at.toISOString()}">${sayDateTime(at, locale)}</time>`

function sayEntry({ act, event }: PhoneEntry, locale: Locale): Markup | undefined {
  const { said } = phoneWords[locale]
  switch (act.type) {
    case 'text':
      return html`<p class="text">${act.text}</p>`
    case 'postback':
      return html`<p class="text">${act.display || `[${act.data}]`}</p>`
    case 'location':
      return html`<p class="text">${phonePlace.title}<br>${phonePlace.address}</p>`
    case 'image':
      return html`<img src="/sandbox/line/phone/picture/${event.message?.id}" width="640" height="480" alt="${said.image}">`
    case 'accountLink':
      return html`<p class="text">${said[act.result === 'ok' ? 'linked' : 'notLinked']}</p>`
    default:
      return html`<p class="text">${said[act.type]}</p>`
  }
}

function sayStatus({ statuses }: PhoneEntry, locale: Locale): string {
  const words = phoneWords[locale]
  return statuses.map((status) => status ?? words.noAnswer).join(', ') || words.held
}

function writeCard({ locale, link, blocked, written }: PhoneView): Markup {
  const words = phoneWords[locale]
  const last = written.at(-1)
  const acts = blocked
    ? (['follow'] as const)
    : (['sticker', 'image', 'location', 'follow', 'unfollow'] as const)
  return html`
<section class="card" id="write">
${
  blocked
    ? html`<p class="wrong">${words.blocked}</p>`
    : html`<form class="find" method="post" action="${link}">
<label>${words.text}<input name="text" required maxlength="5000" autocomplete="off"></label>
<button class="primary">${words.send}</button>
</form>`
}
<form class="acts" method="post" action="${link}">${acts.map((act) => html`<button name="act" value="${act}">${words[act]}</button>`)}</form>
<p class="muted" role="status">${last ? fill(words.answered, { status: sayStatus(last, locale) }) : words.nothingSent}</p>
</section>`
}
