import type { LiffApp, LiffSdk } from '#shop/line/liff.ts'

const patience = 8_000
let starting: Promise<LiffSdk | undefined> | undefined

/** LINE's script, loaded and started once; undefined where it cannot be had, or takes too long. */
export function startLiff(app: LiffApp, wait = patience): Promise<LiffSdk | undefined> {
  starting ??= start(app).catch(() => {
    starting = undefined
    return undefined
  })
  return Promise.race([starting, after(wait)])
}

async function start({ id, script }: LiffApp): Promise<LiffSdk> {
  const { default: liff }: { default: LiffSdk } = script
    ? await import(/* @vite-ignore */ script)
    : await import('./liff-sdk.ts')
  await liff.init({ liffId: id })
  return liff
}

const after = (wait: number) => new Promise<undefined>((resolve) => setTimeout(resolve, wait, undefined))
