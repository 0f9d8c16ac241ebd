import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../tests/setup/make-folder'
import { waitUntil } from '../testing/wait-until'

test('a saved file with a wrong type or a lint problem is told, and that the types are right again', async () => {
  const folder = makeFolder()
  for (const linked of ['node_modules', 'scripts']) {
    symlinkSync(path.resolve(linked), path.join(folder, linked))
  }
  const save = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  mkdirSync(path.join(folder, 'app'))
  save('app/price.ts', 'export const price: number = "free"\n')
  save('tsconfig.json', JSON.stringify({ include: ['app'], compilerOptions: { types: [] } }))
  save(
    'eslint.config.mjs',
    "export default [{ files: ['**/*.ts'], rules: { 'no-var': 'error' } }]\n",
  )

  const args = ['--import', 'tsx', 'scripts/dev/checks.ts']
  const checks = spawn(process.execPath, args, { cwd: folder })
  let output = ''
  for (const stream of [checks.stdout, checks.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)))
  }
  const told = (words: string) =>
    waitUntil(() => output.includes(words), { withinMs: 120_000, name: words })
  await told('✗ Types: 1 to mend')
  expect(output).toContain('app/price.ts(1,14): error TS2322')
  save('app/price.ts', 'export var price = 2\n')
  await told('✓ Types')
  await told('no-var')

  checks.kill('SIGTERM')
  const [code] = await once(checks, 'exit')
  expect(code).toBe(0)
})
