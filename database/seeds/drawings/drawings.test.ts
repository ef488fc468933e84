import { expect, test } from 'vitest'
import { makeDemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { demoPictures, itemPictures } from '#database/seeds/demo/demo-pictures.ts'
import { brightness, inkOn, mix } from '#database/seeds/drawings/colours.ts'

const network = makeDemoNetwork('2026-11-15')
const pictures = demoPictures(network)

test('every product picture that is stored is also drawn, once', () => {
  const names = pictures.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const drawn = new Set(names)
  for (const expected of [...itemPictures(network).values()].flat())
    expect(drawn.has(expected), expected).toBe(true)
})

test('a drawing never uses one clip path name twice', () => {
  for (const { name, svg } of pictures) {
    const ids = [...svg.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})

test('drawings hold no broken numbers', () => {
  for (const { name, svg } of pictures) expect(/NaN|undefined|Infinity/.test(svg), name).toBe(false)
})

test('letters stand out from what they are written on', () => {
  for (const colour of ['#ffffff', '#FFF4CF', '#1B75BC', '#F29F05', '#23201F', '#EDB720']) {
    expect(Math.abs(brightness(inkOn(colour)) - brightness(colour))).toBeGreaterThan(0.3)
  }
})

test('a mix of equal parts lies between', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})
