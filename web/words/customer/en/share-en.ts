import type { ShareWords } from '#web/words/customer/th/share-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const shareEn = {
  'share.sent': 'Messages was sent',
  'share.closed': 'No message was sent',
  'share.unsupported':
    'This LINE cannot share to friends (ShareTargetPicker is not supported). Share the link instead.',
  'share.failed': 'Sharing by LINE did not work. Try again, or share the link instead.',
  'share.byLink': 'Share link',
} satisfies InEnglish<ShareWords>
