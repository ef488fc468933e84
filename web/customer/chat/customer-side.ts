import type { Locale } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import * as chatPaths from '#web/paths/chat-paths.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { ChatSide, Written } from '#web/shared/chat/chat-side.ts'
import { sendPictureTo } from '#web/shared/chat/send-picture.ts'
import type { ChatCalls } from './chat-calls.ts'

const ask = callsOf<ChatCalls>()

/** How a customer sends; the mark says for whom, since somebody else may have signed in meanwhile. */
export const customerSending = (locale: Locale, owner: string) => ({
  send: (written: Written) => {
    const { isNote: _, ...sent } = written
    return ask(locale, 'chatSend', sent, { shopper: owner })
  },
  sendPicture: (written: Written, picture: Blob) =>
    sendPictureTo(
      withQuery(inLanguage(locale, chatPaths.chatPictureAdd), { shopper: owner }),
      written,
      picture,
    ),
})

type Own = { locale: Locale; owner: string; chatId: string; saleUnit: string }

export const customerSide = ({ locale, owner, chatId, saleUnit }: Own): ChatSide => ({
  ...{ side: 'customer', owner, chatId },
  ...customerSending(locale, owner),
  liveHref: (after) => withQuery(inLanguage(locale, chatPaths.chatLive), { after }),
  read: (upTo) => void ask(locale, 'chatRead', { upTo }),
  typing: () => void ask(locale, 'chatTyping', {}),
  before: (before) => ask(locale, 'chat', { before }),
  pictureHref: (id, size) =>
    inLanguage(locale, chatPaths.chatPicture({ saleunit: saleUnit, chatid: chatId, id, size })),
  productHref: (code) => paths.product({ code }),
  orderHref: (orderid) => paths.order({ orderid, saleunit: saleUnit }),
})
