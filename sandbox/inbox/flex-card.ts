import type { FlexBubble, FlexContents, FlexPart } from '#sandbox/kit/flex-schema.ts'
import { html, type Markup } from '../kit/html.ts'

type Of<Type extends FlexPart['type']> = Extract<FlexPart, { type: Type }>

const buttonColours = { primary: '#17c950', secondary: '#dcdfe5', link: '#42659a' }
const ruleOf = {
  ink: (colour: string) => `color: ${colour}`,
  ground: (colour: string) => `background: ${colour}`,
}

/** The class of a colour; the page allows no style attributes, so each colour is a rule in its style sheet. */
const colourClass = (what: keyof typeof ruleOf, colour: string | undefined) =>
  colour ? ` ${what}-${colour.slice(1).toLowerCase()}` : ''
const known = (what: string, value: string | undefined, names: string) =>
  value && names.split(' ').includes(value) ? ` ${what}-${value}` : ''

/** Draws a button that answers the account instead of opening a page. */
export type Press = (action: Exclude<Of<'button'>['action'], { type: 'uri' }>, looks: string) => Markup
const unpressed: Press = ({ label }, looks) => html`<span class="${looks}">${label}</span>`

/** A Flex Message drawn as LINE shows it: texts, boxes and buttons that open. */
export function flexCard(contents: FlexContents, press: Press = unpressed): Markup {
  const bubbles = contents.type === 'carousel' ? contents.contents : [contents]
  return html`<div class="flex-carousel">${bubbles.map((bubble) => bubbleMarkup(bubble, press))}</div>`
}

function bubbleMarkup({ header, hero, body, footer }: FlexBubble, press: Press): Markup {
  const block = (name: string, part: FlexPart | undefined) =>
    part && html`<div class="flex-${name}">${partMarkup(part, press)}</div>`
  return html`<div class="flex-bubble">${block('header', header)}${block('hero', hero)}${block('body', body)}${block('footer', footer)}</div>`
}

function partMarkup(part: FlexPart, press: Press): Markup {
  switch (part.type) {
    case 'box':
      return boxMarkup(part, press)
    case 'text':
      return textMarkup(part)
    case 'button':
      return buttonMarkup(part, press)
    case 'separator':
      return html`<hr>`
    case 'filler':
      return html`<span class="flex-filler"></span>`
    default:
      return html`<a class="flex-picture" href="${part.url}" target="_blank" rel="noopener">${part.url}</a>`
  }
}

const sizes = 'xxs xs sm md lg xl xxl 3xl 4xl 5xl'
const spaces = 'none xs sm md lg xl xxl'

function boxMarkup(box: Of<'box'>, press: Press): Markup {
  const { layout, contents, backgroundColor, cornerRadius, paddingAll, spacing, margin } = box
  const looks = [
    `flex-box ${layout}`,
    colourClass('ground', backgroundColor),
    known('round', cornerRadius, spaces),
    known('pad', paddingAll, spaces),
    known('gap', spacing, spaces),
    known('margin', margin, spaces),
  ]
  return html`<div class="${looks.join('')}">${contents.map((part) => partMarkup(part, press))}</div>`
}

function textMarkup({ text, contents, size, weight, color, wrap, align, margin }: Of<'text'>): Markup {
  const looks = [
    `flex-text${weight === 'bold' ? ' bold' : ''}${wrap ? '' : ' cut'}`,
    known('size', size ?? 'md', sizes),
    known('align', align, 'center end'),
    known('margin', margin, spaces),
    colourClass('ink', color),
  ]
  return html`<p class="${looks.join('')}">${text ?? (contents ?? []).map((span) => span.text).join('')}</p>`
}

function buttonMarkup({ style = 'link', color, action }: Of<'button'>, press: Press): Markup {
  const colour = color ?? buttonColours[style]
  const looks = `flex-button ${style}${colourClass(style === 'link' ? 'ink' : 'ground', colour)}`
  if (action.type !== 'uri') return press(action, looks)
  return html`<a class="${looks}" href="${action.uri}" target="_blank" rel="noopener">${action.label}</a>`
}

/** A rule for each colour of these cards. */
export function flexStyle(cards: FlexContents[]): string {
  const rules = new Set<string>()
  const note = (what: keyof typeof ruleOf, colour: string | undefined) => {
    if (colour) rules.add(`.${colourClass(what, colour).trim()} { ${ruleOf[what](colour)} }`)
  }
  const visit = (part: FlexPart | undefined): void => {
    if (part?.type === 'box') note('ground', part.backgroundColor)
    if (part?.type === 'box') part.contents.forEach(visit)
    if (part?.type === 'text') note('ink', part.color)
    if (part?.type === 'button') {
      const { style = 'link', color } = part
      note(style === 'link' ? 'ink' : 'ground', color ?? buttonColours[style])
    }
  }
  for (const card of cards)
    for (const { header, hero, body, footer } of card.type === 'carousel' ? card.contents : [card])
      for (const part of [header, hero, body, footer]) visit(part)
  return [...rules].map((rule) => `\n${rule}`).join('')
}
