import * as fs from 'node:fs'
import { openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { makeFolder } from '../tests/setup/make-folder'
import { waitUntil } from '../scripts/testing/wait-until'
import { LogOutput } from './log-output'

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), write: jest.fn() }))
const real = jest.requireActual<typeof fs>('node:fs')
const mockWrite = jest.mocked(fs.write)

type Answer = (error: NodeJS.ErrnoException | null, written: number) => void
/** How a write ends: with a code, or after this many bytes, or whole. */
type Outcome = string | number | undefined

let outcome: () => Outcome
let folder: string
let file: string
let output: LogOutput
const onDropped = jest.fn()

beforeEach(() => {
  outcome = () => undefined
  mockWrite.mockImplementation((...given: unknown[]) => {
    const [fd, part, answer] = given as [number, Buffer, Answer]
    const end = outcome()
    if (typeof end === 'string') {
      return process.nextTick(answer, Object.assign(new Error(end), { code: end }), 0)
    }
    real.write(fd, part.subarray(0, end), (error, written) => answer(error, written))
  })
  folder = makeFolder()
  file = path.join(folder, 'shop.log')
  output = new LogOutput({ fd: openSync(file, 'a'), onDropped })
})

const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
const droppedLines = () => onDropped.mock.calls.reduce((sum, [count]) => sum + Number(count), 0)

test('lines are written in their order', async () => {
  for (let line = 0; line < 1000; line += 1) output.write(`${line}\n`)
  await waitUntil(() => lines().length === 1000)
  expect(lines()).toEqual(Array.from({ length: 1000 }, (_, line) => String(line)))
  expect(onDropped).not.toHaveBeenCalled()
})

test.each(['ENOSPC', 'EROFS', 'EIO', 'EDQUOT', 'EPIPE'])(
  'lines that fail with %s are dropped, counted and reported once when writing succeeds',
  async (code) => {
    outcome = () => code
    for (let line = 0; line < 30; line += 1) output.write('lost\n')
    await waitUntil(() => droppedLines() === 30)
    outcome = () => undefined
    output.write('first\n')
    await waitUntil(() => lines().length === 2)
    output.write('second\n')
    await waitUntil(() => lines().length === 3)
    const [first, report = '', second] = lines()
    expect([first, second]).toEqual(['first', 'second'])
    expect(JSON.parse(report)).toMatchObject({
      level: 40,
      msg: '30 lines of the log could not be written',
    })
  },
)

test('a line that the disk took only in part is ended before the next', async () => {
  const outcomes: Outcome[] = [4, 'ENOSPC']
  outcome = () => outcomes.shift()
  output.write('{"half":1}\n')
  await waitUntil(() => droppedLines() === 1)
  output.write('{"whole":1}\n')
  await waitUntil(() => lines().length === 3)
  expect(lines().slice(0, 2)).toEqual(['{"ha', '{"whole":1}'])
})

test('a busy pipe is written to again', async () => {
  const outcomes: Outcome[] = ['EAGAIN', 'EAGAIN']
  outcome = () => outcomes.shift()
  output.write('patient\n')
  await waitUntil(() => lines().length === 1)
  expect(onDropped).not.toHaveBeenCalled()
})

test('what waits for a stuck reader is limited', () => {
  mockWrite.mockImplementation(() => undefined)
  const line = `${'x'.repeat(1023)}\n`
  for (let count = 0; count < 8_192; count += 1) output.write(line)
  expect(droppedLines()).toBeGreaterThan(4_000)
})

test('a logger of pino survives a full disk', async () => {
  const logger = pino({}, output)
  outcome = () => 'ENOSPC'
  logger.info('lost')
  await waitUntil(() => droppedLines() === 1)
  outcome = () => undefined
  logger.info('kept')
  await waitUntil(() => lines().length === 2)
  expect(lines()[0]).toContain('"msg":"kept"')
})
