import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { makeFolder } from '../../tests/setup/make-folder'
import { makeNew } from './make-new'
import { before, make } from './scaffold'

const PHOTOS = 'demo/photos'
const MADE = [
  ['page', 'gift-guide'],
  ['block', 'opening-hours'],
  ['setting', 'GIFT_NOTE'],
  ['setting', 'engine/GIFT_LIMIT'],
  ['field', 'gateCode'],
  ['field', 'doorColor'],
  ['adapter', 'store-locator/wayfinder'],
  ['adapter', 'subscriptions/fortnight'],
] as const

/** What every file is compiled with. */
const AMBIENT = [
  ...['assets', 'preload-link', 'pwa-kit'].map((name) => `app/types/${name}.d.ts`),
  'tests/setup/jest.setup.ts',
]

/** A copy of the project, whose files may be changed. */
function copyProject(): string {
  const folder = makeFolder()
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  for (const file of execFileSync('git', listed, { encoding: 'utf8' }).split('\0')) {
    if (existsSync(file) && !file.startsWith(PHOTOS)) cpSync(file, path.join(folder, file))
  }
  for (const linked of ['node_modules', PHOTOS]) {
    symlinkSync(path.resolve(linked), path.join(folder, linked))
  }
  return folder
}

const run = (folder: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

/** What the commands read before they write. */
const READ_FIRST = [
  'app/site/pages.ts',
  'app/blocks/registry.ts',
  'app/forms/field-labels.messages.ts',
  'rules/field-limits.ts',
  'docs/configuration.md',
  'app/integrations',
]

/** The files that the command says it has written. */
const writtenBy = (output: string) =>
  (/^Written:\n((?: {2}.*\n)+)/.exec(output)?.[1] ?? '')
    .split('\n')
    .flatMap((line) => line.trim() || [])

function typeErrors(folder: string, files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: ['jest.config.ts'] },
    ts.sys,
    folder,
  )
  const program = ts.createProgram(
    [...AMBIENT, ...files].map((file) => path.join(folder, file)),
    options,
  )
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(folder, file))
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

test('what each command makes compiles, and its tests pass', () => {
  const folder = copyProject()
  const files = new Set<string>()
  for (const [kind, name] of MADE) {
    // in a process of its own: Jest's transform also changes the texts that contain an import()
    const made = run(folder, '--import', 'tsx', 'scripts/new.ts', kind, name)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    for (const file of writtenBy(made.stdout)) files.add(file)
  }
  const code = [...files].filter((file) => /\.tsx?$/.test(file))
  expect(typeErrors(folder, code)).toEqual([])

  const tests = code.filter((file) => file.includes('.test.') && !file.startsWith('commerce/'))
  expect(tests.length).toBeGreaterThanOrEqual(6)
  const { status, stderr } = run(
    folder,
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--runTestsByPath',
    ...tests,
  )
  expect(stderr.match(/^ +● .*|^FAIL.*|.*Error.*/gm) ?? []).toEqual([])
  expect(status).toBe(0)
})

test.each([
  ['page bag', 'app/site/pages.ts already holds bag: {'],
  ['page Gift', '"Gift" is no name such as gift-guide.'],
  ['block nav-menu', 'There is already a type nav-menu.'],
  ['block global-banner', 'app/blocks/registry.ts already holds const GlobalBanner ='],
  ['setting PORT', 'docs/configuration.md already holds | `PORT`'],
  ['field phone', 'app/forms/field-labels.messages.ts already holds phone:'],
  ['adapter reviews/bazaarvoice', 'bazaarvoice is already the vendor.'],
  ['adapter chat/parrot', 'chat.source.server.ts imports no adapter.'],
  ['sheet cart', 'Usage: npm run new <kind> <name>'],
  ['page', 'Usage: npm run new <kind> <name>'],
])('%s is refused, and nothing is made: %s', (words, reason) => {
  const [kind, name] = words.split(' ')
  const folder = makeFolder()
  // only what is read before anything is written
  for (const file of READ_FIRST) cpSync(file, path.join(folder, file), { recursive: true })
  const listed = () => readdirSync(folder, { recursive: true }).length
  const count = listed()
  expect(() => makeNew(kind, name, folder)).toThrow(reason)
  expect(listed()).toBe(count)
})

test('a change that is impossible leaves every file as it was', () => {
  const folder = makeFolder()
  writeFileSync(path.join(folder, 'a.ts'), 'first\n')
  writeFileSync(path.join(folder, 'b.ts'), 'other\n')
  const plan = {
    files: { 'new.ts': 'const made = 1\n' },
    changes: [
      ['a.ts', before('first', 'zeroth\n')],
      ['b.ts', before('first', 'zeroth\n')],
    ],
    left: [],
  } as const
  expect(() => make(folder, plan)).toThrow('b.ts cannot be changed.')
  expect(readFileSync(path.join(folder, 'a.ts'), 'utf8')).toBe('first\n')
  expect(existsSync(path.join(folder, 'new.ts'))).toBe(false)
})
