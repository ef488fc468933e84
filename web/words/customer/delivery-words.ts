import type { DeliveryWords } from '#web/words/customer/th/delivery-th.ts'
import { lateWords } from '#web/words/late-words.ts'
import type { Say } from '#web/words/translation.ts'

export type SayDelivery = Say<DeliveryWords>

export const useDeliveryWords = await lateWords<DeliveryWords>({
  th: async () => (await import('#web/words/customer/th/delivery-th.ts')).deliveryTh,
  en: async () => (await import('#web/words/customer/en/delivery-en.ts')).deliveryEn,
})
