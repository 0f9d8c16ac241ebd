import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['commerce', 'tests/contract', 'tests/fuzz']
const GROUPS_FOLDER = 'var/test/groups'
/** Large groups load the engine seldom, small ones keep both workers busy to the end. */
const FILES_PER_GROUP = 22
const WORKERS = 2

/**
 * A test that replaces modules, runs in another environment, or reads what the process has counted
 * or takes of memory, shares with no other.
 */
const RUNS_ALONE = /\bjest\.(mock|doMock)\(|@jest-environment|\breadMetrics\(|\bmemoryUsage\(/

/**
 * Writes the files for `jest.engine-groups.config.ts`, each of which runs many test files: Jest
 * loads the engine and its packages anew for each file, which takes longer than most tests.
 * @param only patterns of test files; by default all
 */
export function writeTestGroups(only: readonly string[] = []): void {
  const files = FOLDERS.flatMap(listTests).filter(
    (file) => only.length === 0 || only.some((pattern) => new RegExp(pattern).test(file)),
  )
  rmSync(GROUPS_FOLDER, { recursive: true, force: true })
  mkdirSync(GROUPS_FOLDER, { recursive: true })
  for (const [index, group] of divide(files).entries()) {
    const text = group.map((file) => `describe(${JSON.stringify(`${file}:`)}, ${load(file)})\n`)
    const environment = group.map(environmentOf).join('')
    writeFileSync(path.join(GROUPS_FOLDER, `${index}.test.ts`), environment + text.join(''))
  }
}

const load = (file: string) =>
  `() => void require(${JSON.stringify(path.relative(GROUPS_FOLDER, file))})`

const environmentOf = (file: string): string =>
  /\/\*\*\s+\* @jest-environment [\s\S]*?\*\//.exec(readFileSync(file, 'utf8'))?.[0] ?? ''

function listTests(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))
    .sort()
}

/** Neighbors, which take about as long, are in different groups. */
function divide(files: readonly string[]): string[][] {
  const alone = files.filter((file) => RUNS_ALONE.test(readFileSync(file, 'utf8')))
  const together = files.filter((file) => !alone.includes(file))
  const number = WORKERS * Math.ceil(together.length / FILES_PER_GROUP / WORKERS)
  const groups = Array.from({ length: number }, (_, group) =>
    together.filter((_file, index) => index % number === group),
  )
  return [...groups, ...alone.map((file) => [file])].filter((group) => group.length > 0)
}
