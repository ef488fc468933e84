/** The door of signing in elsewhere: by LINE, Google and Facebook, by token link, and through a partner. */
export { finishSignIn, finishStaffSignIn, startSignIn } from './external-calls.ts'
export { revokeLineToken, staffLineLogout } from './line-tokens.ts'
export { linkedSignIns, linkNewAccount, linkTicket, unlink } from './links.ts'
export { sendTokenLink, tokenLinks } from './token-links.ts'
export { lookAtToken, tokenLogin } from './token-login.ts'
