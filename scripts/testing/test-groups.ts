import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const GROUPS_FOLDER = 'var/test/groups'
/** Two for each worker: few load the program seldom, the second evens out how long the first took. */
const GROUPS = 4

interface Tests {
  folders: readonly string[]
  /** Found in a test file that shares with no other. */
  alone: RegExp
  /** Patterns of test files; by default all. */
  only?: readonly string[]
  except?: readonly string[]
}

/**
 * Writes test files each of which runs many others: Jest loads the program and its packages anew for
 * each file, which takes longer than most tests.
 */
export function writeTestGroups({ folders, alone, only = [''], except = [] }: Tests): void {
  const isAmong = (file: string, patterns: readonly string[]) =>
    patterns.some((pattern) => new RegExp(pattern).test(file))
  const files = folders
    .flatMap(listTests)
    .filter((file) => isAmong(file, only) && !isAmong(file, except))
  rmSync(GROUPS_FOLDER, { recursive: true, force: true })
  mkdirSync(GROUPS_FOLDER, { recursive: true })
  for (const [index, group] of divide(files, alone).entries()) {
    const text = group.map((file) => `describe(${JSON.stringify(`${file}:`)}, ${load(file)})\n`)
    const environment = group.map(environmentOf).join('')
    // Jest begins with the largest files
    const size = group.reduce((sum, file) => sum + statSync(file).size, 0)
    const padded = [environment, ...text].join('').padEnd(size)
    writeFileSync(path.join(GROUPS_FOLDER, `${index}.test.ts`), padded)
  }
}

const load = (file: string) =>
  `() => void require(${JSON.stringify(path.relative(GROUPS_FOLDER, file))})`

const environmentOf = (file: string): string =>
  /\/\*\*[\s*]+@jest-environment [\s\S]*?\*\//.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

function listTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort()
}

/** Neighbors, which take about as long, are in different groups. */
function divide(files: readonly string[], alone: RegExp): string[][] {
  const single = files.filter((file) => alone.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !single.includes(file))
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    together.filter((_file, index) => index % GROUPS === group),
  )
  return [...groups, ...single.map((file) => [file])].filter((group) => group.length > 0)
}
