import { darkenToReadable, fillToReadable, readableOn, tintOf } from './readable-on.ts'

// As mixed in app.css.
const tintShare = { primary: 0.1, secondary: 0.14 }

/** The theme's variables: both brand colours, each with a readable text colour and a readable shade. */
export function brandColours(primary: string, secondary: string): Record<`--${string}`, string> {
  return { ...variables('primary', primary), ...variables('secondary', secondary) }
}

function variables(name: 'primary' | 'secondary', colour: string): Record<`--${string}`, string> {
  const fill = fillToReadable(colour)
  return {
    [`--brand-${name}`]: fill,
    [`--on-${name}`]: readableOn(fill),
    [`--${name}-text`]: darkenToReadable(darkenToReadable(fill), tintOf(fill, tintShare[name])),
  }
}

const house = { primary: '#0b7a3b', secondary: '#f5a300' }
const hexColour = /^#([\da-f]{3}|[\da-f]{6})$/i

/**
 * The same as a CSS rule; an invalid colour falls back to the default, so that no setting can break a page.
 */
export function brandStyle(primary: string | undefined, secondary: string | undefined): string {
  const set = brandColours(known(primary, house.primary), known(secondary, house.secondary))
  // Doubled for specificity, so that it wins over the stylesheet in either order.
  return `:root:root{${Object.entries(set)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';')}}`
}

function known(colour: string | undefined, otherwise: string): string {
  return colour && hexColour.test(colour) ? colour : otherwise
}
