/** What the search for a browser looks at; a test gives it another machine. */
export type Machine = {
  env: NodeJS.ProcessEnv
  isRoot: boolean
  osRelease: string
  systemBrowsers: string[]
  npmBrowser: (() => Promise<string>) | undefined
  playwright: string[]
  say: (line: string) => void
}
