/** The longest message, in letters. */
export const mostLetters = 2_000
/** Messages of one person in a minute; faster is a flood. */
export const mostPerMinute = 20
/** How many messages a page of a conversation holds. */
export const messagesPage = 40
export const mostCannedAnswers = 100
export const chatListPage = 12
export const chatShows = ['waiting', 'mine', 'all', 'done'] as const
export type ChatShow = (typeof chatShows)[number]
export const chatAuthors = ['customer', 'staff', 'shop'] as const
/** Pages of one person that may listen at once. */
export const mostOpenChats = 8
/** A stream ends after this time, so that whoever was signed out stops hearing. */
export const mostLiveSeconds = 600
