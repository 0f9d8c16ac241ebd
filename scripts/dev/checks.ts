import { fork, spawn } from 'node:child_process'
import { setPriority, constants } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { watch } from 'chokidar'
import { say } from '../shop/progress'

const TSC = 'node_modules/typescript/bin/tsc'
const ESLINT = 'node_modules/eslint/bin/eslint.js'
const END_WITH_SUPERVISOR = path.resolve('scripts/shop/end-with-supervisor.cjs')
const FOLDERS = [
  'app',
  'back-office',
  'commerce',
  'config',
  'contracts',
  'rules',
  'scripts',
  'tests',
]
const FOUND = /Found (\d+) errors?\./
/** What the compiler says of itself. */
const OF_ITSELF = /^\s*$|Starting compilation|File change detected/

/** Prints the errors of a compiler that watches the files, and that there is none any more. */
function checkTypes(): void {
  const tsc = fork(TSC, ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'], {
    execArgv: ['--require', END_WITH_SUPERVISOR],
    silent: true,
  })
  let hadErrors = false
  if (tsc.stdout)
    createInterface({ input: tsc.stdout }).on('line', (line) => {
      const [, count] = FOUND.exec(line) ?? []
      if (count === undefined) {
        if (!OF_ITSELF.test(line)) say(line)
        return
      }
      if (count !== '0') say(`✗ Types: ${count} to mend`)
      else if (hadErrors) say('✓ Types')
      hadErrors = count !== '0'
    })
  tsc.on('error', (error) => say(`✗ Types are not checked: ${error.message}`))
  // a compiler that is busy does not hear a signal
  process.once('SIGTERM', () => {
    tsc.kill('SIGKILL')
    process.exit(0)
  })
}

/** Lints the saved files, one after the other. */
class Linter {
  readonly #waiting = new Set<string>()
  #isBusy = false

  add(file: string): void {
    this.#waiting.add(file)
    if (!this.#isBusy) this.#lint()
  }

  #lint(): void {
    const files = [...this.#waiting]
    this.#isBusy = files.length > 0
    if (files.length === 0) return
    this.#waiting.clear()
    spawn(process.execPath, [ESLINT, '--no-warn-ignored', ...files], { stdio: 'inherit' })
      .on('error', (error) => say(`✗ Files are not linted: ${error.message}`))
      .on('close', () => this.#lint())
  }
}

/**
 * Tells what is wrong in a saved file, while nothing else needs the processor. It neither blocks
 * `npm run dev` nor ends it.
 */
function main(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  checkTypes()
  const linter = new Linter()
  watch(FOLDERS, { ignoreInitial: true }).on('change', (file) => {
    if (/\.tsx?$/.test(file)) linter.add(file)
  })
}

main()
