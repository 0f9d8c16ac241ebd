import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const GROUPS_FOLDER = 'var/test/groups'
/**
 * Parts of the tests in each group, those first that begin first: few load the program seldom, and
 * the last are small, so that the workers end together.
 */
const SHARES = [4, 4, 3, 3, 2, 2, 1, 1]

interface Tests {
  /** Begins the names of the groups: Jest remembers how long a file took by its name. */
  name: string
  folders: readonly string[]
  /** Found in a test file that shares with no other. */
  alone: RegExp
  /** About how long those take that take longer than others, which take one second or less. */
  seconds?: Readonly<Record<string, number>>
  /** Patterns of test files; by default all. */
  only?: readonly string[]
  except?: readonly string[]
}

/**
 * Writes test files each of which runs many others: Jest loads the program and its packages anew for
 * each file, which takes longer than most tests.
 */
export function writeTestGroups(tests: Tests): void {
  const { name, folders, only = [''], except = [], seconds = {} } = tests
  const gone = Object.keys(seconds).filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`No test files: ${gone.join(', ')}`)
  const files = folders
    .flatMap(listTests)
    .filter((file) => isAmong(file, only) && !isAmong(file, except))
  rmSync(GROUPS_FOLDER, { recursive: true, force: true })
  mkdirSync(GROUPS_FOLDER, { recursive: true })
  for (const [index, group] of divide(files, tests).entries()) {
    const text = group.map((file) => `describe(${JSON.stringify(`${file}:`)}, ${load(file)})\n`)
    const environment = group.map(environmentOf).join('')
    const padded = [environment, ...text].join('').padEnd(sizeOf(group, seconds))
    writeFileSync(path.join(GROUPS_FOLDER, `${name}-${index}.test.ts`), padded)
  }
}

const isAmong = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => new RegExp(pattern).test(file))

/** Jest begins with the largest files. */
function sizeOf(group: readonly string[], seconds: Tests['seconds'] = {}): number {
  return group.reduce((sum, file) => sum + statSync(file).size + (seconds[file] ?? 0) * 10_000, 0)
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

function divide(files: readonly string[], { alone, seconds = {} }: Tests): string[][] {
  const secondsOf = (file: string) => seconds[file] ?? 1
  const single = files.filter((file) => alone.test(readFileSync(file, 'utf8')))
  const groups = SHARES.map((share) => ({ share, taken: 0, files: new Array<string>() }))
  const together = files
    .filter((file) => !single.includes(file))
    .sort((one, other) => secondsOf(other) - secondsOf(one))
  for (const file of together) {
    const fillOf = ({ share, taken }: (typeof groups)[number]) => (taken + secondsOf(file)) / share
    const group = groups.reduce((least, one) => (fillOf(one) < fillOf(least) ? one : least))
    group.files.push(file)
    group.taken += secondsOf(file)
  }
  const all = [...groups.map((group) => group.files), ...single.map((file) => [file])]
  return all.filter((group) => group.length > 0)
}
