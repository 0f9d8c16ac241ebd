import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

jest.setTimeout(60_000)

const SERVER = path.join(__dirname, 'testing/busy-server.ts')
const REQUESTS = 20

test('requests sent before the stop of a busy server are all answered', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER])
  const [port] = await once(server.stdout, 'data')
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${Number(port)}/`)
    return [response.status, await response.text(), response.headers.get('connection')]
  }
  // the first request keeps the server busy while the others reach the kernel's queue
  const first = ask()
  const others = Array.from({ length: REQUESTS }, ask)
  await first
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const late = ask()
  const answers = await Promise.all([...others, late])
  expect(answers.map(([status, text]) => `${status} ${text}`)).toEqual(
    Array.from({ length: REQUESTS + 1 }, () => '200 answered'),
  )
  expect(answers.at(-1)?.[2]).toBe('close')
  expect(await exited).toEqual([0, null])
})
