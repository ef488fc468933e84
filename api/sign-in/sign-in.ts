import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { externalContracts } from '#shop/sign-in/external-contracts.ts'
import type { tokenLinkContracts } from '#shop/sign-in/token-link-contracts.ts'
import { finishSignIn, finishStaffSignIn, startSignIn } from './external-calls.ts'
import { liffSignIn } from './liff-sign-in.ts'
import { revokeLineToken, staffLineLogout } from './line-tokens.ts'
import { linkedSignIns, linkTicket, unlink } from './links.ts'
import { sendTokenLink, tokenLinks } from './token-links.ts'
import { lookAtToken, tokenLogin } from './token-login.ts'

export const signInHandlers: HandlersOf<typeof externalContracts & typeof tokenLinkContracts> = {
  startSignIn,
  finishSignIn,
  liffSignIn,
  finishStaffSignIn,
  linkTicket,
  linkedSignIns,
  unlink,
  revokeLineToken,
  staffLineLogout,
  lookAtToken,
  tokenLogin,
  sendTokenLink,
  tokenLinks,
}
