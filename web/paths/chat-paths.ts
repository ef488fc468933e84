import { pathTo } from './path-to.ts'

/** What the pages of a chat ask for: the streams they listen to, and its pictures. */
export const chatLive = '/chat/live'
export const chatPictureAdd = '/chat/pictures/add'
export const chatPicture = pathTo('/chat/pictures/:saleunit/:chatid/:id/:size')
export const officeChatLive = '/merchant/support/chat/live'
export const officeChatPictureAdd = pathTo('/merchant/support/chat/pictures/add/:chatid')
export const officeChatPicture = pathTo('/merchant/support/chat/pictures/:chatid/:id/:size')
