// Prints the figures of CONTRIBUTING.md: the number and length of the code files, import cycles,
// unused exports, and duplicated lines. Takes a minute.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const FOLDERS = [
  'app',
  'back-office',
  'commerce',
  'config',
  'contracts',
  'rules',
  'scripts',
  'telemetry',
  'tests',
  'worker',
]
const CODE = FOLDERS.flatMap((folder) =>
  ['ts', 'tsx', 'js', 'cjs', 'mjs'].map((ending) => `${folder}/**/*.${ending}`),
)
const TEST = /\.test\.tsx?$|\/testing\/|^tests\//
/** Minimum number of equal lines in a row that count as a duplicate. */
const DUPLICATE_LINES = 8

interface CodeFile {
  path: string
  lines: string[]
}

function readCode(): CodeFile[] {
  const globs = CODE.map((glob) => `:(glob)${glob}`)
  return execFileSync('git', ['ls-files', ...globs], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').slice(0, -1) }))
    .sort((one, other) => one.lines.length - other.lines.length)
}

function report(name: string, files: readonly CodeFile[]) {
  const p90 = files[Math.ceil(files.length * 0.9) - 1]?.lines.length ?? 0
  const longest = files.at(-1)
  const end = longest ? `longest ${longest.lines.length} (${longest.path})` : ''
  console.log(`${name}: ${files.length} files, p90 ${p90} lines, ${end}`)
}

function countDuplicates(files: readonly CodeFile[]): { same: number; all: number } {
  const places = new Map<string, [file: number, line: number][]>()
  const texts = files.map(({ lines }) =>
    lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('import ')),
  )
  texts.forEach((lines, file) => {
    for (let line = 0; line + DUPLICATE_LINES <= lines.length; line += 1) {
      const key = lines.slice(line, line + DUPLICATE_LINES).join('\n')
      places.set(key, [...(places.get(key) ?? []), [file, line]])
    }
  })
  const same = new Set<string>()
  for (const found of places.values()) {
    if (found.length < 2) continue
    for (const [file, line] of found) {
      for (let more = 0; more < DUPLICATE_LINES; more += 1) same.add(`${file}:${line + more}`)
    }
  }
  return { same: same.size, all: texts.reduce((sum, { length }) => sum + length, 0) }
}

function askTool(args: string[]): unknown {
  const { stdout } = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  return JSON.parse(stdout)
}

const cruiseSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }) })) }),
})
const listSchema = z.array(z.unknown()).default([])
const knipSchema = z.object({
  issues: z.array(z.object({ exports: listSchema, types: listSchema })),
})

const files = readCode()
const code = files.filter(({ path }) => !TEST.test(path))
report('code', code)
report(
  'tests',
  files.filter(({ path }) => TEST.test(path)),
)
const { same, all } = countDuplicates(code)
const share = ((100 * same) / all).toFixed(2)
console.log(`lines of code that are there twice: ${same} of ${all} (${share} %)`)
const cruise = cruiseSchema.parse(
  askTool(['depcruise', '--no-progress', '--output-type', 'json', ...FOLDERS]),
)
const cycles = cruise.summary.violations.filter(({ rule }) => rule.name === 'no-cycles').length
console.log(`import cycles: ${cycles}`)
const { issues } = knipSchema.parse(askTool(['knip', '--no-progress', '--reporter', 'json']))
const unused = issues.reduce((sum, { exports, types }) => sum + exports.length + types.length, 0)
console.log(`exports and types that nobody imports: ${unused}`)
