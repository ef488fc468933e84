import sharp from 'sharp'

sharp.cache(false)

// One after another: fontconfig can crash when several threads load fonts for the first time.
process.on('message', async (drawings: string[]) => {
  const pictures: Buffer[] = []
  for (const svg of drawings) pictures.push(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
  process.send?.(pictures)
})
