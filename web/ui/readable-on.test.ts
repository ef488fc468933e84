import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColours, brandStyle } from './brand-colours.ts'
import { contrast, darkenToReadable, fillToReadable, readableOn, tintOf } from './readable-on.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('black on white is 21, a colour on itself 1, in any order', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#c8281e', '#c8281e')).toBe(1)
    expect(contrast('#fff', '#0b7a3b')).toBe(contrast('#0b7a3b', '#fff'))
  })

  test('a word that is no colour is refused', () => {
    expect(() => readableOn('leaf')).toThrow('Not a colour: leaf')
  })
})

describe('readableOn', () => {
  test.each([
    ['#0b7a3b', '#ffffff'],
    ['#c8281e', '#ffffff'],
    ['#f5a300', '#16211b'],
    ['#ffffff', '#16211b'],
    ['#000', '#ffffff'],
  ])('on %s it writes %s', (fill, text) => {
    expect(readableOn(fill)).toBe(text)
  })
})

describe('darkenToReadable', () => {
  test('a colour that already reads is left as it is', () => {
    expect(darkenToReadable('#0b7a3b')).toBe('#0b7a3b')
  })

  test('mango becomes a brown of the same hue', () => {
    const shade = darkenToReadable('#f5a300')
    expect(shade).toMatch(/^#[6-9a-f][\da-f][4-6][\da-f]00$/)
    expect(contrast(shade, '#fbfaf6')).toBeGreaterThanOrEqual(4.5)
  })

  test('whatever colour is set, its shade reads on paper', () => {
    fc.assert(fc.property(colours, (colour) => contrast(darkenToReadable(colour), '#fbfaf6') >= 4.5))
  })
})

describe('brand colours', () => {
  test('the house colours are used as they are set', () => {
    expect(brandColours('#0b7a3b', '#f5a300')).toMatchObject({
      '--brand-primary': '#0b7a3b',
      '--on-primary': '#ffffff',
      '--primary-text': '#0b7a3b',
      '--brand-secondary': '#f5a300',
      '--on-secondary': '#16211b',
    })
  })

  test('whatever is set, text reads on the fill, on paper and on the tint', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const set = brandColours(colour, colour)
        const [fill = '', on = '', text = ''] = [
          set['--brand-primary'],
          set['--on-primary'],
          set['--primary-text'],
        ]
        return (
          contrast(on, fill) >= 4.5 &&
          contrast(text, '#fbfaf6') >= 4.5 &&
          contrast(text, tintOf(fill, 0.1)) >= 4.5
        )
      }),
    )
  })

  test('a mid tone on which neither white nor ink reads is deepened', () => {
    expect(contrast('#ffffff', '#808080')).toBeLessThan(4.5)
    expect(fillToReadable('#808080')).not.toBe('#808080')
  })

  test('a setting that is no colour gives the house colours', () => {
    expect(brandStyle('</style>', undefined)).toBe(brandStyle('#0b7a3b', '#f5a300'))
    expect(brandStyle('#036', undefined)).toContain('--on-primary:#ffffff')
  })
})
