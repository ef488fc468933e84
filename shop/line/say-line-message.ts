type LineMessage =
  | { type: 'text'; text: string }
  | { type: 'sticker'; keywords?: string[] | undefined }
  | {
      type: 'location'
      title?: string | undefined
      address?: string | undefined
      latitude: number
      longitude: number
    }
  | { type: 'other' | 'image' }

/** What somebody sent by LINE, as words for the chat. */
export function sayLineMessage(message: LineMessage): string {
  switch (message.type) {
    case 'text':
      return message.text
    case 'sticker':
      return ['[สติกเกอร์]', message.keywords?.[0] ?? ''].join(' ').trim()
    case 'location': {
      const { title = '', address = '', latitude, longitude } = message
      return [`[ตำแหน่ง] ${title}`.trim(), address, `${latitude.toFixed(6)},${longitude.toFixed(6)}`]
        .filter(Boolean)
        .join('\n')
    }
    default:
      return '[ไฟล์ที่แชทนี้แสดงไม่ได้ ดูได้ในแอป LINE ของศูนย์]'
  }
}
