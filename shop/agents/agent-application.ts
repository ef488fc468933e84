import { attached, type Sentence, taxNumber } from '../identity/rules.ts'

export const agentStates = ['none', 'waiting', 'approved', 'refused', 'ended'] as const

type Papers = { taxNo: string; hasShopPhoto: boolean; hasPortrait: boolean }
type AgentPaperErrors = Partial<Record<'taxNo' | 'shopImage' | 'portraitImage', Sentence>>

/** What an applicant still has to give; form and server share it. The account code comes from the centre. */
export function agentPaperErrors({ taxNo, hasShopPhoto, hasPortrait }: Papers): AgentPaperErrors {
  const wrong = {
    taxNo: taxNumber(taxNo.trim()),
    shopImage: attached({ th: 'รูปหน้าร้าน', en: 'Shop photo' })(hasShopPhoto ? 'photo' : ''),
    portraitImage: attached({ th: 'รูปถ่ายของคุณ', en: 'Your picture' })(hasPortrait ? 'photo' : ''),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, sentence]) => sentence)) as AgentPaperErrors
}

/** The account of an agent at the centre, as staff type it: capitals, digits and dashes. */
export const accountCodePattern = /^[A-Z0-9][A-Z0-9-]{2,19}$/
