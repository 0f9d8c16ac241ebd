import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { watch } from 'chokidar'
import { context, type Metafile, type Plugin } from 'esbuild'
import { fail, say } from '../shop/progress'

const FOLDER = 'var/dev-engine'
const BUNDLE = path.resolve(FOLDER, 'main.cjs')
const STANDBY = path.join(__dirname, 'engine-standby.cjs')
const WATCHED = ['commerce', 'config', 'contracts', 'rules', 'telemetry', 'scripts/shop']
/** An editor that saves several files is done after this time. */
const SAVED_MS = 30
/** Until the engine has opened its database. */
const STANDBY_AFTER_MS = 4_000

/** In a bundle, every file would have the bundle's own folder. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](?:commerce|scripts|telemetry)[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      if (!text.includes('__dirname')) return undefined
      const contents = text.replaceAll('__dirname', JSON.stringify(path.dirname(file)))
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    }),
}

/**
 * The development engine. Its sources are one bundle, which esbuild makes anew within a moment; the
 * process that runs it next has loaded the packages before it is needed (docs/adr/0125).
 */
class DevEngine {
  #code = ''
  #running: ChildProcess | undefined
  #next: ChildProcess | undefined
  #packages: string[] = []

  /** Runs the bundle, if it is another than the one that runs. */
  run(code: string, { outputs }: Metafile, { isForced = false } = {}): void {
    if (code === this.#code && this.#running && !isForced) return
    this.#code = code
    this.#packages = packagesOf(outputs)
    const last = this.#running
    const next = this.#next ?? this.#standBy()
    this.#next = undefined
    this.#running = next
    const start = () => next.send('start')
    // the database takes no harm from a process that is killed, and is free at once
    if (last?.kill('SIGKILL')) last.once('exit', start)
    else start()
    next.once('exit', (code) => this.#ended(next, code))
    setTimeout(() => (this.#next ??= this.#standBy()), STANDBY_AFTER_MS).unref()
  }

  async stop(): Promise<void> {
    this.#next?.kill('SIGKILL')
    const running = this.#running
    this.#running = undefined
    if (!running?.kill('SIGTERM')) return
    await new Promise((resolve) => running.once('exit', resolve))
  }

  #standBy(): ChildProcess {
    const loader = Reflect.get(process.features, 'require_module') ? [] : ['--import', 'tsx']
    const execArgv = ['--enable-source-maps', ...loader]
    return fork(STANDBY, [BUNDLE, ...this.#packages], { execArgv })
  }

  #ended(child: ChildProcess, code: number | null): void {
    if (child !== this.#running) return
    this.#running = undefined
    say(`✗ The commerce engine ended with code ${code}. It starts again after the next change.`)
  }
}

const packagesOf = (outputs: Metafile['outputs']) =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path: name, kind }) => kind === 'require-call' && !isBuiltin(name))
    .map(({ path: name }) => name)

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const engine = new DevEngine()
  const compiler = await context({
    entryPoints: ['commerce/main.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@rules': path.resolve('rules'), '@contracts': path.resolve('contracts') },
    sourcemap: true,
    sourcesContent: false,
    plugins: [ownFolders],
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const compile = async (changed: readonly string[]) => {
    const { outputFiles, metafile } = await compiler.rebuild()
    for (const { path: file, contents } of outputFiles) writeFileSync(file, contents)
    const code = outputFiles.find(({ path: file }) => file === BUNDLE)?.text ?? ''
    // others are read while the engine runs: migrations, and what it compiles for browsers
    const isForced = changed.some((file) => !(file in metafile.inputs) && !file.includes('.test.'))
    engine.run(code, metafile, { isForced })
  }
  // esbuild has printed the mistake; the engine runs on as it was
  const compileIfRight = (changed: readonly string[]) => compile(changed).catch(() => undefined)
  const changed: string[] = []
  let waiting: NodeJS.Timeout | undefined
  watch(WATCHED, { ignoreInitial: true }).on('all', (_, file) => {
    changed.push(file)
    clearTimeout(waiting)
    waiting = setTimeout(() => void compileIfRight(changed.splice(0)), SAVED_MS)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void engine.stop().then(() => process.exit(0)))
  }
  await compileIfRight([])
}

main().catch(fail)
