import path from 'node:path'
import { makeFolder } from '../../tests/setup/make-folder'
import { waitUntil } from '../testing/wait-until'
import { ServerProcess } from './server-process'

let folder: string
beforeEach(() => {
  folder = makeFolder()
})

function run(script: string): ServerProcess {
  const logFile = path.join(folder, 'logs', 'it.log')
  return new ServerProcess({ name: 'engine', args: ['-e', script], logFile, env: process.env })
}

test('a process that ends while starting is reported with its last output', async () => {
  const server = run("console.log('no room left'); process.exit(3)")
  await expect(server.waitUntilHealthy('http://127.0.0.1:1')).rejects.toThrow(
    /The engine did not start\.\nno room left/,
  )
  expect(await server.exited).toEqual({ code: 3, signal: null })
})

test('is asked to stop, and given time to', async () => {
  const server = run(
    "process.on('SIGTERM', () => process.exit(0)); console.log('up'); setInterval(() => {}, 1000)",
  )
  await waitUntil(() => server.lastWords().includes('up'))
  await server.stop()
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(server.isRunning).toBe(false)
})
