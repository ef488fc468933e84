import { sandboxClients } from '../addresses.ts'

export type LineAccount = {
  userId: string
  basicId: string
  displayName: string
  saleUnit?: string | undefined
}

const { channelToken } = sandboxClients.lineMessaging
const bearer = new RegExp(`^Bearer ${channelToken}(?:-([A-Z0-9]{1,10}))?$`)

/** The official account of a channel access token: that of the network, or of the centre named behind it. */
export function lineAccountOf(authorization: string | undefined): LineAccount | undefined {
  const found = bearer.exec(authorization ?? '')
  return found ? lineAccount(found[1]) : undefined
}

export function lineAccount(saleUnit?: string): LineAccount {
  return {
    userId: 'U00000000000000000000000000000001',
    basicId: saleUnit ? `@sangdai-${saleUnit.toLowerCase()}` : '@sangdai',
    saleUnit,
    displayName: saleUnit ? `สั่งได้ ${saleUnit}` : 'สั่งได้',
  }
}
