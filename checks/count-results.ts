import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Outcome = { passed: number; failed: number; why?: string[] }

export async function countUnit(folder: string): Promise<Outcome> {
  const report = JSON.parse(await readFile(join(folder, 'unit.json'), 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
  }
}

type Result = { error?: { message?: string }; attachments?: { name: string; body?: string }[] }
type Suite = { suites?: Suite[]; specs?: { title: string; tests: { results: Result[] }[] }[] }

export async function countJourneys(folder: string): Promise<Outcome> {
  const { stats, suites } = JSON.parse(await readFile(join(folder, 'e2e.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
    suites: Suite[]
  }
  const failed = suites.flatMap(failuresOf)
  const pages = failed.flatMap((failure) => failure.pages).length
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    // The pages come first: who sees only the end of a long output still reads every error.
    why: [
      ...failed.map((failure) => sayPages(failure, Math.floor(lettersOfPages / pages))),
      ...failed.map(({ title, message }) => `${title}\n${message}\n`),
    ],
  }
}

const linesOfMessage = 12
const lettersOfPages = 4000

type Failure = { title: string; message: string; pages: string[] }

function failuresOf({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ error, attachments = [] }) =>
        error?.message ? [{ title, message: firstLines(error.message), pages: pagesIn(attachments) }] : [],
      ),
    ),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

const firstLines = (message: string) =>
  stripVTControlCharacters(message).split('\n').slice(0, linesOfMessage).join('\n')

const pagesIn = (attachments: { name: string; body?: string }[]) =>
  attachments.flatMap(({ name, body }) =>
    name === 'page'
      ? [
          Buffer.from(body ?? '', 'base64')
            .toString()
            .replace(/\s+/g, ' '),
        ]
      : [],
  )

const sayPages = ({ title, pages }: Failure, letters: number) =>
  [title, ...pages.map((page) => `The page: ${page.slice(0, letters)}`)].join('\n')
