import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { listRuntimePackages } from './image/list-runtime-packages'
import { fail, say } from './shop/progress'

const SOURCES = [
  'app',
  'commerce',
  'config',
  'demo',
  'contracts',
  'rules',
  'scripts',
  'telemetry',
  'translations',
]
const BUILT = ['build', 'var/back-office']
const FILES = ['package.json', 'tsconfig.json']

const isTest = (file: string) => /\.test\.tsx?$|\/testing(?:\/|$)/.test(file)

/**
 * `npm run image -- folder`: copies the files that the production processes need into a folder of
 * the same layout: sources, build, and the loaded packages of node_modules. The last stage of the
 * Dockerfile contains this folder.
 */
async function main(): Promise<void> {
  const [target] = process.argv.slice(2)
  if (!target) throw new Error('Usage: npm run image -- folder')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const copy = (source: string, filter = (_file: string) => true) =>
    cp(source, path.join(target, source), {
      recursive: true,
      dereference: true,
      filter: (file) => filter(path.normalize(file)),
    })
  for (const source of SOURCES) await copy(source, (file) => !isTest(file))
  for (const whole of [...BUILT, ...FILES]) await copy(whole)
  const packages = await listRuntimePackages()
  for (const folder of packages) await copy(folder)
  say(`The sources, the build and ${packages.length} packages are in ${target}`)
}

main().catch(fail)
