import { html, type Markup } from '../kit/html.ts'
import type { KeptMenu } from './line-menus.ts'

/** The menu's picture with its areas to be pressed; the page allows no style attributes, so rules place them. */
export function menuCard(
  { richMenuId, areas, chatBarText, size }: KeptMenu,
  link: string,
  name: string,
): Markup {
  const presses = areas.map(({ action }, at) => {
    const label = action.label ?? `${name} ${at + 1}`
    if (action.type === 'uri')
      return html`<a class="menu-area menu-${at}" href="${action.uri}" target="_blank" rel="noopener" aria-label="${label}"></a>`
    return html`<form class="menu-area menu-${at}" method="post" action="${link}">${
      action.type === 'postback'
        ? html`<input type="hidden" name="display" value="${action.displayText ?? ''}"><button name="postback" value="${action.data}" aria-label="${label}"></button>`
        : html`<button name="text" value="${action.text}" aria-label="${label}"></button>`
    }</form>`
  })
  return html`
<section class="card" aria-label="${name}">
<div class="menu"><img src="/sandbox/line/phone/menu/${richMenuId}" width="${size.width}" height="${size.height}" alt="">${presses}</div>
<p class="muted">${chatBarText}</p>
</section>`
}

export function menuRules({ areas, size }: KeptMenu): string {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`
  const places = areas.map(
    ({ bounds: { x, y, width, height } }, at) =>
      `.menu-${at} { left: ${part(x, size.width)}; top: ${part(y, size.height)}; width: ${part(width, size.width)}; height: ${part(height, size.height)} }`,
  )
  return `
.menu { position: relative }
.menu img { display: block; width: 100%; height: auto; border-radius: 8px }
.menu-area, .menu-area button { position: absolute; border: 0; border-radius: 0; background: transparent }
.menu-area button { inset: 0; width: 100%; height: 100% }
.menu-area:hover { background: rgb(0 0 0 / 8%) }
${places.join('\n')}`
}
