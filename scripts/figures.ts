// Prints how many files of code there are and how long they are. `npm run lint` is
// what keeps cycles and unused exports at none.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const CODE = [
  'app',
  'back-office',
  'commerce',
  'config',
  'domain',
  'scripts',
  'telemetry',
  'tests',
  'worker',
].flatMap((folder) => ['ts', 'tsx', 'js', 'cjs', 'mjs'].map((ending) => `${folder}/**/*.${ending}`))
const TEST = /\.test\.tsx?$|\/testing\/|^tests\//

const paths = execFileSync('git', ['ls-files', ...CODE.map((glob) => `:(glob)${glob}`)], {
  encoding: 'utf8',
})
const files = paths
  .trim()
  .split('\n')
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines)

const report = (name: string, listed: typeof files) => {
  const p90 = listed[Math.ceil(listed.length * 0.9) - 1]?.lines ?? 0
  const longest = listed.at(-1)
  const end = longest ? `longest ${longest.lines} (${longest.path})` : ''
  process.stdout.write(`${name}: ${listed.length} files, p90 ${p90} lines, ${end}\n`)
}

report(
  'code',
  files.filter(({ path }) => !TEST.test(path)),
)
report(
  'tests',
  files.filter(({ path }) => TEST.test(path)),
)
