import type { Locale } from '#shop/words/locale.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as chatPaths from '#web/paths/chat-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as productPaths from '#web/paths/product-paths.ts'
import type { ChatSide } from '#web/shared/chat/chat-side.ts'
import { sendPictureTo } from '#web/shared/chat/send-picture.ts'
import type { OfficeChatCalls } from './chat-calls.ts'

const ask = officeCallsOf<OfficeChatCalls>()

export const listLiveHref = (locale: Locale) => inLanguage(locale, chatPaths.officeChatLive)

/** How staff speak in one chat. */
export const officeSide = (locale: Locale, owner: string, chatId: string): ChatSide => ({
  ...{ side: 'staff', owner, chatId },
  liveHref: (after) => withQuery(listLiveHref(locale), { chat: chatId, after }),
  send: ({ id, text, orderNumber, productCode, isNote }) =>
    ask(locale, 'officeChatSend', {
      ...{ conversationId: chatId, id, text, isNote: isNote ?? false },
      ...(orderNumber && { orderNumber }),
      ...(productCode && { productCode }),
    }),
  sendPicture: (written, picture) =>
    sendPictureTo(
      withQuery(inLanguage(locale, chatPaths.officeChatPictureAdd({ chatid: chatId })), { office: owner }),
      written,
      picture,
    ),
  read: (upTo) => void ask(locale, 'officeChatRead', { conversationId: chatId, upTo }),
  typing: () => void ask(locale, 'officeChatTyping', { conversationId: chatId }),
  before: (before) => ask(locale, 'officeChat', { conversationId: chatId, before }),
  pictureHref: (id, size) => inLanguage(locale, chatPaths.officeChatPicture({ chatid: chatId, id, size })),
  productHref: (code) => productPaths.product({ code }),
  orderHref: (orderid) => orderPaths.order({ orderid }),
})
