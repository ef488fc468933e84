import liff from '@line/liff/core'
import GetAccessToken from '@line/liff/get-access-token'
import GetContext from '@line/liff/get-context'
import GetFriendship from '@line/liff/get-friendship'
import GetIdToken from '@line/liff/get-id-token'
import GetLineVersion from '@line/liff/get-line-version'
import GetOs from '@line/liff/get-os'
import GetProfile from '@line/liff/get-profile'
import IsApiAvailable from '@line/liff/is-api-available'
import IsInClient from '@line/liff/is-in-client'
import IsLoggedIn from '@line/liff/is-logged-in'
import OpenWindow from '@line/liff/open-window'
import ShareTargetPicker from '@line/liff/share-target-picker'
import type { LiffSdk } from '#shop/line/liff.ts'

// A third smaller than the whole: a page inside LINE waits for it.
const parts = [
  ...[GetAccessToken, GetContext, GetFriendship, GetIdToken, GetLineVersion, GetOs, GetProfile],
  ...[IsApiAvailable, IsInClient, IsLoggedIn, OpenWindow, ShareTargetPicker],
]
for (const Part of parts) liff.use(new Part() as Parameters<typeof liff.use>[0])

export default liff as unknown as LiffSdk
