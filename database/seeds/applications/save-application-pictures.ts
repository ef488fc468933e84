import sharp from 'sharp'
import { write } from '#database/seeds/drawings/text.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { photoSvg } from '#database/seeds/visits/photo-scenes.ts'
import { applicationPictures } from './application-rows.ts'

/** An invented card: a head, lines, and the name. */
const card = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#b9b3a6"/>
  <rect x="50" y="70" width="540" height="340" rx="22" fill="#d9e8f5"/><rect x="50" y="70" width="540" height="58" rx="22" fill="#2b6f9e"/>
  ${write('บัตรตัวอย่าง', { x: 320, y: 108, width: 300, size: 28, colour: '#ffffff' })}
  <rect x="440" y="190" width="120" height="150" rx="10" fill="#f3ead7"/><circle cx="500" cy="245" r="32" fill="#c49a6c"/><path d="M452 340q48-74 96 0Z" fill="#5e4a36"/>
  ${write(name, { x: 240, y: 210, width: 320, size: 38, colour: '#16211b' })}
  <rect x="90" y="246" width="300" height="16" rx="8" fill="#8fb5cc"/><rect x="90" y="284" width="240" height="16" rx="8" fill="#8fb5cc"/><rect x="90" y="322" width="280" height="16" rx="8" fill="#8fb5cc"/></svg>`

const logo = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#ffffff"/><circle cx="240" cy="200" r="130" fill="#0e8f8b"/>
  <path d="M170 250V160l70-46 70 46v90Z" fill="#fff"/><rect x="220" y="196" width="40" height="54" fill="#f5a300"/>
  ${write(name, { x: 240, y: 410, width: 400, size: 60, colour: '#0e8f8b' })}</svg>`

const drawn = (what: string, name: string) =>
  what === 'card'
    ? card(name)
    : what === 'logo'
      ? logo(name)
      : photoSvg(what, makeRandom(`application ${name}`))

/** The pictures of the demo's applicants, drawn, into private storage. */
export async function saveApplicationPictures(
  save: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for (const [file, what, name] of applicationPictures)
    await save(
      file,
      await sharp(Buffer.from(drawn(what, name)))
        .webp({ quality: 76 })
        .toBuffer(),
    )
}
