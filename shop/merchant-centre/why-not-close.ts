import type { FieldReason } from '../problems/problem.ts'
import type { Closing } from './centre-profile.ts'
import { at } from './field-reason.ts'

const noReason = { th: 'บอกลูกค้าว่าปิดเพราะอะไร', en: 'Tell customers why it closes' }
const past = { th: 'เลือกวันในอนาคต', en: 'Choose a day to come' }

export const whyNotClose = ({ reasonTh, reopensOn }: Closing, today: string): FieldReason[] => [
  ...at('reasonTh', reasonTh.trim() === '' && noReason),
  ...at(
    'reopensOn',
    reopensOn !== '' && !(/^\d{4}-\d{2}-\d{2}$/.test(reopensOn) && reopensOn > today) && past,
  ),
]
