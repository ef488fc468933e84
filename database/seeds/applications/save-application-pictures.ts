import sharp from 'sharp'
import { makeRandom } from '#database/seeds/random.ts'
import { photoSvg } from '#database/seeds/visits/photo-scenes.ts'
import { applicationPictures } from './application-rows.ts'

/** An invented card: a head, and lines in place of words. */
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#b9b3a6"/>
  <rect x="50" y="70" width="540" height="340" rx="22" fill="#d9e8f5"/><path d="M50 128V92a22 22 0 0 1 22-22H568a22 22 0 0 1 22 22v36Z" fill="#2b6f9e"/>
  <rect x="90" y="92" width="220" height="16" rx="8" fill="#ffffffd0"/><rect x="90" y="186" width="260" height="26" rx="8" fill="#16211b"/>
  <rect x="440" y="190" width="120" height="150" rx="10" fill="#f3ead7"/><circle cx="500" cy="245" r="32" fill="#c49a6c"/><path d="M452 340q48-74 96 0Z" fill="#5e4a36"/>
  <rect x="90" y="246" width="300" height="16" rx="8" fill="#8fb5cc"/><rect x="90" y="284" width="240" height="16" rx="8" fill="#8fb5cc"/><rect x="90" y="322" width="280" height="16" rx="8" fill="#8fb5cc"/></svg>`

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#ffffff"/><circle cx="240" cy="240" r="180" fill="#0e8f8b"/>
  <path d="M140 310V180l100-66 100 66v130Z" fill="#fff"/><rect x="212" y="232" width="56" height="78" fill="#f5a300"/></svg>`

const drawn = (what: string) =>
  what === 'card' ? card : what === 'logo' ? logo : photoSvg(what, makeRandom(`application ${what}`))

/** The pictures of the demo's applicants, drawn, into private storage. */
export async function saveApplicationPictures(
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const [file, what] of applicationPictures)
    await save(
      file,
      await sharp(Buffer.from(drawn(what)))
        .webp({ quality: 76 })
        .toBuffer(),
    )
}
