/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import webpack from 'webpack'
import { makeFolder } from '../../tests/setup/make-folder'
import { bundleForBrowsers } from './bundle-for-browsers'

const folder = makeFolder()
const entry = path.join(folder, 'entry.js')
writeFileSync(entry, 'document.title = "compiled"')
const compiler = webpack({
  mode: 'development',
  entry,
  output: { path: path.join(folder, 'out'), filename: 'pages/main.js' },
})
const server = createServer(
  bundleForBrowsers(compiler, '/bundle/', (_, res) => res.end('from the kit')),
)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function read(url: string, method = 'GET'): Promise<string> {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${url}`, { method })).text()
}

test('a file waits until it is compiled; everything else is left to the kit', async () => {
  const early = read('/bundle/pages/main.js?t=1')
  expect(await read('/bundle/logo.svg')).toBe('from the kit')
  expect(await read('/bundle/pages/main.js', 'POST')).toBe('from the kit')
  expect(await read('/other/pages/main.js')).toBe('from the kit')
  expect(await read('//')).toBe('from the kit')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve())),
  )
  expect(await early).toContain('compiled')
  expect(await read('/bundle/unknown.js')).toBe('from the kit')
  compiler.hooks.invalid.call(null, 0)
  const late = read('/bundle/pages/main.js')
  compiler.hooks.failed.call(new Error('A plugin failed'))
  expect(await late).toContain('compiled')
})
