import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import type { ShopChange } from './shop-change'
import { ShopChangeStream } from './shop-change-stream'

const EVENTS = { 'Content-Type': 'text/event-stream' }

let engine: TestServer
let answer: (res: ServerResponse) => void
let opened: ServerResponse[]
let keys: unknown[]
let reported: ShopChange[]
let warned: jest.Mock
let stream: ShopChangeStream

beforeEach(async () => {
  opened = []
  keys = []
  reported = []
  warned = jest.fn()
  answer = (res) => void res.writeHead(200, EVENTS).write(':\n\n')
  engine = await startTestServer((req, res) => {
    opened.push(res)
    keys.push(req.headers['x-api-key'])
    answer(res)
  })
})
afterEach(() => stream.stop())

function start(silenceMs = 5_000, key?: string): void {
  const onChanges = (changes: readonly ShopChange[]) => void reported.push(...changes)
  const logger = { info: jest.fn(), warn: warned }
  stream = new ShopChangeStream({ origin: engine.origin, key, logger, onChanges, silenceMs })
  stream.start()
}

const streamNumber = (count: number) => waitUntil(() => opened[count - 1])
const everything = { kind: 'everything' }
const countOfEverything = () => reported.filter(({ kind }) => kind === 'everything').length

test('changes are reported as they arrive, however the bytes are split', async () => {
  start(5_000, 'a key')
  const res = await streamNumber(1)
  res.write('data: [{"kind":"sto')
  res.write('ck","ids":["a"]}]\n\ndata: [{"kind":"weather"}]\r\n\r\n')
  await waitUntil(() => reported.length === 3)
  // a newer engine may send kinds that this version does not support
  expect(reported).toEqual([everything, { kind: 'stock', ids: ['a'] }, everything])
  expect(keys).toEqual(['a key'])
})

test.each([
  ['is cut off', (res: ServerResponse) => res.destroy()],
  ['ends', (res: ServerResponse) => res.end()],
  ['sends garbage', (res: ServerResponse) => res.write('data: {"kind"\n\n')],
  ['sends something else', (res: ServerResponse) => res.write('<html>\n')],
  ['sends a line without an end', (res: ServerResponse) => res.write('x'.repeat(300_000))],
])('a stream that %s is opened again, and everything may have changed', async (_name, fail) => {
  start()
  fail(await streamNumber(1))
  const res = await streamNumber(2)
  await waitUntil(() => countOfEverything() === 2)
  res.write('data: [{"kind":"content"}]\n\n')
  await waitUntil(() => reported.some(({ kind }) => kind === 'content'))
  expect(warned).toHaveBeenCalledTimes(1)
})

test('one that hangs is left', async () => {
  answer = (res) => {
    if (opened.length > 1) res.writeHead(200, EVENTS).write(':\n\n')
  }
  start(100)
  await streamNumber(2)
  await waitUntil(() => countOfEverything() > 0)
})

test('a stream that sends something from time to time stays open', async () => {
  start(300)
  const res = await streamNumber(1)
  for (let beat = 0; beat < 8; beat += 1) {
    const next = reported.length + 1
    res.write(':\n\ndata: []\n\ndata: [{"kind":"site"}]\n\n')
    await waitUntil(() => reported.length >= next)
  }
  expect(opened).toHaveLength(1)
})

test.each([
  ['an answer that is no stream', (res: ServerResponse) => res.end('{}')],
  ['a refusal', (res: ServerResponse) => res.writeHead(401).end()],
])('%s reports no change, and is not requested again at once', async (_name, refuse) => {
  answer = refuse
  start()
  await waitUntil(() => warned.mock.calls.length === 1)
  expect(reported).toEqual([])
  expect(opened).toHaveLength(1)
})

test('it ends when the storefront stops', async () => {
  start()
  const res = await streamNumber(1)
  const closed = once(res, 'close')
  stream.stop()
  await closed
  expect(warned).not.toHaveBeenCalled()
})
