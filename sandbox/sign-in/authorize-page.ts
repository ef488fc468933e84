import { html } from '#sandbox/kit/html.ts'
import type { Page } from '#sandbox/kit/page.ts'
import type { Locale } from '#shop/words/locale.ts'
import { demoPeople, firstLetter } from './people.ts'
import type { Provider } from './provider.ts'

const words = {
  th: {
    sandbox: 'ระบบจำลอง',
    title: 'เข้าสู่ระบบในชื่อ',
    about: 'หน้านี้แทนหน้าเข้าสู่ระบบของ {label} เลือกใครก็ได้ ไม่ต้องใช้รหัสผ่าน',
    other: 'ใช้ชื่ออื่น',
    name: 'ชื่อ',
    email: 'อีเมล (ไม่ใส่ก็ได้)',
    signIn: 'เข้าสู่ระบบ',
    cancel: 'ยกเลิก',
    wrongTitle: 'เปิดหน้าเข้าสู่ระบบไม่ได้',
    wrong: {
      client: 'ไม่รู้จัก client_id นี้ ระบบจำลองรับเฉพาะ {id}',
      redirect: 'redirect_uri ต้องเป็นหน้าของร้านนี้ที่ {origin}',
      malformed: 'พารามิเตอร์ซ้ำหรือยาวเกินไป',
      app: 'ไม่รู้จัก LIFF ID นี้',
    },
  },
  en: {
    sandbox: 'Sandbox',
    title: 'Sign in as',
    about: 'This page stands for the sign-in page of {label}. Choose anyone; no password is needed.',
    other: 'Someone else',
    name: 'Name',
    email: 'E-mail (optional)',
    signIn: 'Sign in',
    cancel: 'Cancel',
    wrongTitle: 'The sign-in page cannot open',
    wrong: {
      client: 'This client_id is not known. The sandbox takes {id} only.',
      redirect: 'redirect_uri must be a page of this shop at {origin}.',
      malformed: 'A parameter is repeated or too long.',
      app: 'This LIFF ID is not known.',
    },
  },
} as const

type View = { provider: Provider; locale: Locale; origin: string }

/**
 * The forms have no action: they post to this page's own address, so the whole request is sent and parsed
 * again.
 */
export function authorizePage(view: View): Page {
  const { body, ...page } = choicePage(view)
  const cancel = html`
<form method="post"><button class="quiet wide" name="cancel" value="yes">${words[view.locale].cancel}</button></form>`
  return { ...page, body: html`${body}${cancel}` }
}

/** Who somebody is at a provider. */
export function choicePage({ provider, locale, origin }: View): Page {
  const say = words[locale]
  const people = demoPeople.map(
    ({ id, name, email }) => html`
<li><button class="person" name="person" value="${id}" aria-label="${name}"><span class="face" aria-hidden="true">${firstLetter(name)}</span><span>${name}<small>${email}</small></span></button></li>`,
  )
  const body = html`
<header class="row"><span class="brand ${provider.name}">${provider.label}</span><span class="tag">${say.sandbox}</span></header>
<h1>${say.title}</h1>
<p class="muted">${say.about.replace('{label}', provider.label)}</p>
<form method="post"><ul class="people">${people}</ul></form>
<form class="card" method="post">
<h2>${say.other}</h2>
<label>${say.name}<input name="name" required maxlength="60" autocomplete="off"></label>
<label>${say.email}<input name="email" type="email" maxlength="100" autocomplete="off"></label>
<button class="primary wide">${say.signIn}</button>
</form>`
  return { locale, title: `${say.title} · ${provider.label}`, body, formsLeadTo: origin }
}

export function wrongRequestPage(
  { provider, locale, origin }: View,
  refusal: 'client' | 'redirect' | 'malformed',
): Page {
  const why = words[locale].wrong[refusal].replace('{id}', provider.client.id).replace('{origin}', origin)
  return refusedPage(provider, locale, why)
}

/** A LIFF id that no shop here has. */
export const wrongAppPage = (provider: Provider, locale: Locale): Page =>
  refusedPage(provider, locale, words[locale].wrong.app)

function refusedPage(provider: Provider, locale: Locale, why: string): Page {
  const say = words[locale]
  const body = html`
<header class="row"><span class="brand ${provider.name}">${provider.label}</span><span class="tag">${say.sandbox}</span></header>
<h1>${say.wrongTitle}</h1>
<p>${why}</p>`
  return { locale, title: say.wrongTitle, body, status: 400 }
}
