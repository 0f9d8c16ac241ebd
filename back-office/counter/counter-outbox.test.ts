/** @jest-environment jest-fixed-jsdom */
import type * as Outbox from './counter-outbox'
import { aPickup } from './testing/a-pickup'

const ada = { email: 'ada@example.com', name: 'Ada' }
const keyOf = (orderNo: string) => ({ shopId: '101', orderNo, shipmentId: 'me' })
const tick = (piece: string) => ({ kind: 'tick', piece, isTicked: true }) as const
const ready = { kind: 'move', from: 'preparing', to: 'ready' } as const

beforeEach(() => localStorage.clear())

/** Opens a tab, which shares only the storage with others. */
function openTab(): typeof Outbox {
  let tab: typeof Outbox | undefined
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof Outbox>('./counter-outbox')
  })
  if (!tab) throw new Error('The tab did not open.')
  return tab
}

/** @param answer gets the path after `pickups/` and the body */
function answerWith(answer: (path: string, body: { piece?: string }) => number) {
  const sent: string[] = []
  jest.spyOn(window, 'fetch').mockImplementation((url, init) => {
    const path = String(url).replace(/.*pickups\//, '')
    const body: { piece?: string } = JSON.parse(String(init?.body))
    const status = answer(path, body)
    if (status === 0) return Promise.reject(new TypeError('no network'))
    sent.push([path, body.piece, status].filter(Boolean).join(' '))
    return Promise.resolve(Response.json(status === 200 ? aPickup() : {}, { status }))
  })
  return sent
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('after a refused move later moves of the pickup are dropped, and ticks are sent', async () => {
  jest.useFakeTimers()
  let isConnected = false
  const sent = answerWith((path) => (isConnected ? (path.endsWith('moves') ? 409 : 200) : 0))
  const { sendFor, addToOutbox, readOutbox } = openTab()
  const stop = sendFor(ada)
  addToOutbox(ada, keyOf('1'), ready)
  addToOutbox(ada, keyOf('1'), tick('a'))
  addToOutbox(ada, keyOf('1'), { kind: 'move', from: 'ready', to: 'collected' })
  await pass(100)
  isConnected = true
  await pass(3_000)
  expect(sent).toEqual(['1/me/moves 409', '1/me/ticks a 200'])
  expect(readOutbox().map(({ refusal }) => refusal)).toEqual(['The engine answered 409.'])
  stop()
})

test('thirty changes without a network are tried again by one timer', async () => {
  jest.useFakeTimers()
  answerWith(() => 0)
  const { sendFor, addToOutbox } = openTab()
  const stop = sendFor(ada)
  for (let piece = 0; piece < 30; piece += 1) {
    addToOutbox(ada, keyOf('1'), tick(String(piece)))
    await pass(100)
  }
  const before = jest.mocked(window.fetch).mock.calls.length
  await pass(30_000)
  expect(jest.mocked(window.fetch).mock.calls.length - before).toBeLessThanOrEqual(10)
  expect(jest.mocked(window.fetch).mock.calls.length - before).toBeGreaterThan(5)
  stop()
})

test('a pickup that the engine cannot change does not hold up others', async () => {
  jest.useFakeTimers()
  const sent = answerWith((path) => (path.startsWith('1/') ? 500 : 200))
  const { sendFor, addToOutbox, readOutbox } = openTab()
  const stop = sendFor(ada)
  addToOutbox(ada, keyOf('1'), tick('a'))
  addToOutbox(ada, keyOf('1'), tick('b'))
  addToOutbox(ada, keyOf('2'), tick('c'))
  await pass(100)
  expect(sent).toEqual(['1/me/ticks a 500', '2/me/ticks c 200'])
  expect(readOutbox()).toHaveLength(2)
  stop()
})

test('the refusal of a portal of a wireless network is not the engine’s', async () => {
  jest.useFakeTimers()
  let isBehindPortal = true
  jest.spyOn(window, 'fetch').mockImplementation(() => {
    const portal = { status: 403, headers: { 'content-type': 'text/html' } }
    const answer = isBehindPortal
      ? new Response('<h1>Log in to our Wi-Fi</h1>', portal)
      : Response.json(aPickup())
    return Promise.resolve(answer)
  })
  const { sendFor, addToOutbox, readOutbox } = openTab()
  const stop = sendFor(ada)
  addToOutbox(ada, keyOf('1'), ready)
  await pass(100)
  expect(readOutbox()).toMatchObject([{ work: ready }])
  expect(readOutbox()[0]?.refusal).toBeUndefined()
  isBehindPortal = false
  await pass(3_000)
  expect(readOutbox()).toEqual([])
  stop()
})

describe('two tabs', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  test('keep what each of them has added, and send it once', async () => {
    jest.useFakeTimers()
    let tail: Promise<unknown> = Promise.resolve()
    const request = (_name: string, _options: object, work: () => Promise<unknown>) =>
      (tail = tail.then(work))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    let isConnected = false
    const sent = answerWith(() => (isConnected ? 200 : 0))
    const [one, other] = [openTab(), openTab()]
    const stops = [one.sendFor(ada), other.sendFor(ada)]
    one.addToOutbox(ada, keyOf('1'), tick('a'))
    other.addToOutbox(ada, keyOf('1'), tick('b'))
    one.addToOutbox(ada, keyOf('1'), tick('c'))
    await pass(100)
    isConnected = true
    await pass(10_000)
    expect(sent).toEqual(['1/me/ticks a 200', '1/me/ticks b 200', '1/me/ticks c 200'])
    expect(localStorage).toHaveLength(0)
    stops.forEach((stop) => stop())
  })

  test('ask for a pickup again whose change the other has sent', async () => {
    jest.useFakeTimers()
    answerWith(() => 0)
    const tab = openTab()
    const stop = tab.sendFor(ada)
    const receive = jest.fn()
    tab.subscribeToAnswers(receive)
    tab.addToOutbox(ada, keyOf('1'), tick('a'))
    await pass(100)
    const [name = ''] = Object.keys(localStorage)
    localStorage.removeItem(name)
    tab.noteOtherTab({ key: name })
    expect(receive).toHaveBeenCalledWith(keyOf('1'), undefined)
    expect(tab.readOutbox()).toEqual([])
    stop()
  })
})

test('what waits is sent, in its author’s name, after the page that added it was left', async () => {
  jest.useFakeTimers()
  let isConnected = false
  const sent = answerWith(() => (isConnected ? 200 : 0))
  const { sendFor, addToOutbox } = openTab()
  const stopOffice = sendFor(ada)
  const stopPage = sendFor({ ...ada })
  addToOutbox(ada, keyOf('1'), ready)
  await pass(100)
  stopPage()
  isConnected = true
  await pass(3_000)
  expect(sent).toEqual(['1/me/moves 200'])
  const [, init] = jest.mocked(window.fetch).mock.lastCall ?? []
  expect(new Headers(init?.headers).get('x-operator')).toBe('ada%40example.com')
  stopOffice()
})
