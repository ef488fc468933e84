import sharp from 'sharp'

export const applicantShopPhoto = 'shops/bkk01-c0012.webp'
/** Private pictures of the demo's agent and of who wants to be one. */
export const portraits = { agent: 'portraits/demo-agent.webp', applicant: 'portraits/demo-applicant.webp' }

/** Nobody real: head and shoulders in two colours. */
const drawn = (
  shirt: string,
  hair: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
  <rect width="640" height="480" fill="#e9efe9"/><path d="M150 480q20-170 170-170t170 170Z" fill="${shirt}"/>
  <rect x="285" y="250" width="70" height="90" rx="30" fill="#c49a6c"/><ellipse cx="320" cy="200" rx="84" ry="100" fill="#d3a878"/>
  <path d="M232 205q-6-120 88-120t88 120q-14-62-88-62t-88 62Z" fill="${hair}"/>
  <circle cx="290" cy="205" r="8" fill="#2b211b"/><circle cx="350" cy="205" r="8" fill="#2b211b"/>
  <path d="M288 252q32 26 64 0" fill="none" stroke="#7a4b35" stroke-width="7" stroke-linecap="round"/></svg>`

/** The portraits of the demo, drawn, into private storage. */
export async function savePortraits(save: (name: string, bytes: Uint8Array) => Promise<void>): Promise<void> {
  const looks = [
    [portraits.agent, drawn('#0e6f5c', '#2b211b')],
    [portraits.applicant, drawn('#b3472e', '#4a3426')],
  ] as const
  for (const [name, svg] of looks)
    await save(name, await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer())
}
