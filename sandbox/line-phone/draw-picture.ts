import sharp from 'sharp'

/** A photograph that the phone took: a carton on a shelf, in a colour that differs with the message. */
export function drawPicture(messageId: string): Promise<Uint8Array> {
  const hue = Number(messageId.slice(-6)) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
<rect width="640" height="480" fill="#ece7da"/><rect y="360" width="640" height="120" fill="#b98d5c"/>
<rect x="190" y="140" width="260" height="220" rx="6" fill="hsl(${hue}, 60%, 45%)"/>
<rect x="295" y="140" width="50" height="220" fill="#fffdf5" opacity="0.6"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
