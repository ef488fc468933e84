/** A picture of one byte a pixel. */
export type Grey = { width: number; height: number; data: Uint8Array }

/** As bright as the eye sees red, green and blue. */
export function greyOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return data
  const grey = new Uint8Array(data.length / channels)
  for (let at = 0, from = 0; at < grey.length; at++, from += channels)
    grey[at] = (byte(data, from) * 77 + byte(data, from + 1) * 150 + byte(data, from + 2) * 29) >> 8
  return grey
}

/** Takes the pattern of a screen away: each pixel takes a sixth of both neighbours, across and then down. */
export function soften({ width, height, data }: Grey): Grey {
  return { width, height, data: softenAlong(softenAlong(data, 1), width) }
}

/** Takes speckles away: the middle one of three, across and then down. */
export function unspeckle({ width, height, data }: Grey): Grey {
  return { width, height, data: unspeckleAlong(unspeckleAlong(data, 1), width) }
}

// Rows run into each other at the edges, which no QR reaches.
function softenAlong(data: Uint8Array, step: number): Uint8Array {
  const result = data.slice()
  for (let at = step; at < data.length - step; at++)
    result[at] = ((byte(data, at - step) + byte(data, at) * 4 + byte(data, at + step)) * 171) >> 10
  return result
}

function unspeckleAlong(data: Uint8Array, step: number): Uint8Array {
  const result = data.slice()
  for (let at = step; at < data.length - step; at++) {
    const before = byte(data, at - step)
    const after = byte(data, at + step)
    const least = Math.min(before, after)
    result[at] = Math.max(least, Math.min(byte(data, at), before + after - least))
  }
  return result
}

const byte = (data: Uint8Array, at: number) => data[at] as number
