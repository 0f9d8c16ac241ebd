import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockDatabase } from './lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => path.join(folder, 'database.lock')

test('a second lock is refused with the id of the process until the first is released', () => {
  const lock = lockDatabase(folder)
  expect(() => lockDatabase(folder)).toThrow(
    `The database in ${folder} is in use by process ${process.pid}`,
  )
  lock.release()
  expect(existsSync(lockFile())).toBe(false)
  lockDatabase(folder).release()
})

test('the lock of another living process is respected', async () => {
  const modulePath = JSON.stringify(path.join(__dirname, 'lock.ts'))
  const script = `require(${modulePath}).lockDatabase(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', script])
  const exited = new Promise((resolve) => other.once('exit', resolve))
  try {
    await Promise.race([
      new Promise((resolve) => other.stdout.once('data', resolve)),
      exited.then(() => Promise.reject(new Error('the other process ended'))),
    ])
    expect(() => lockDatabase(folder)).toThrow(`in use by process ${other.pid}`)
  } finally {
    other.kill('SIGKILL')
    await exited
  }
  // the process left its lock behind
  expect(existsSync(lockFile())).toBe(true)
  lockDatabase(folder).release()
})

test('the lock of a dead process is replaced', () => {
  const { pid } = spawnSync('true')
  writeFileSync(lockFile(), JSON.stringify({ pid, startedAt: 'then' }))
  lockDatabase(folder).release()
})

test('a broken lock file is replaced', () => {
  writeFileSync(lockFile(), '')
  lockDatabase(folder).release()
})
