import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitUntil } from '../../scripts/testing/wait-until'
import { EngineProcess } from './engine-process'
import { killProcesses } from './race-process'

const CAPTCHA = 'POST /recaptcha/api/siteverify HTTP/1.1\r\nHost: engine\r\n'
const FORM = 'secret=x&response=y'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'praline-stop-'))
})
afterEach(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

it('answers requests in flight, closes the database and exits with 0 on SIGTERM', async () => {
  const engine = await EngineProcess.start({ DATA_DIR: folder, DATABASE_URL: '' })
  // fetch keeps its connection open
  await (await fetch(`${engine.origin}/health`)).text()
  const client = connect(Number(new URL(engine.origin).port), '127.0.0.1')
  const closed = once(client, 'close')
  let received = ''
  client.on('data', (chunk) => (received += String(chunk)))
  const type = 'Content-Type: application/x-www-form-urlencoded'
  client.write(`${CAPTCHA}${type}\r\nContent-Length: ${FORM.length}\r\n`)
  // the interim response arrives as soon as the engine has received the request
  client.write('Expect: 100-continue\r\n\r\n')
  await once(client, 'data')
  const code = engine.stop()
  await waitUntil(async () => !(await accepts(engine.origin)))
  client.write(FORM)
  await closed
  expect(received).toMatch(/100 Continue[^]*200 OK[^]*connection: close[^]*"success":false/i)
  expect(await code).toBe(0)
  expect(existsSync(path.join(folder, 'database.lock'))).toBe(false)
})

function accepts(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )
}
