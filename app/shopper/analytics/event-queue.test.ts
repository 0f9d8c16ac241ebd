import type { AnalyticsEvent } from './analytics-events'
import { createEventQueue } from './event-queue'

let tracked: string[]
const track = (event: AnalyticsEvent) => {
  if (event.event === 'page-view') tracked.push(event.path)
}
const view = (path: string): AnalyticsEvent => ({ event: 'page-view', pageType: 'content', path })

/** A tracker's script that the test can load or fail. */
function tracker() {
  let load = () => {}
  let fail = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    load = resolve
    fail = () => reject(new Error('blocked'))
  })
  return { load, fail, queue: createEventQueue({ ready, track }) }
}

beforeEach(() => {
  tracked = []
  jest.useFakeTimers()
})

test.each(['load', 'fail'] as const)(
  'events wait until the tracker’s script has ended (%s), then go at once and in order [ANL-002]',
  async (ending) => {
    const { queue, ...script } = tracker()
    queue.add(view('/1'))
    queue.add(view('/2'))
    await jest.advanceTimersByTimeAsync(1_500)
    expect(tracked).toEqual([])
    script[ending]()
    await jest.advanceTimersByTimeAsync(0)
    queue.add(view('/3'))
    expect(tracked).toEqual(['/1', '/2', '/3'])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(tracked).toHaveLength(3)
  },
)

test('a script that hangs holds no event longer than 2000 ms from when it happened [ANL-002]', async () => {
  const { queue, load } = tracker()
  queue.add(view('/1'))
  await jest.advanceTimersByTimeAsync(1_000)
  queue.add(view('/2'))
  await jest.advanceTimersByTimeAsync(999)
  expect(tracked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(tracked).toEqual(['/1'])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(tracked).toEqual(['/1', '/2'])
  load()
  await jest.advanceTimersByTimeAsync(0)
  expect(tracked).toHaveLength(2)
})

test('who leaves the page takes along what still waits, once', async () => {
  const { queue } = tracker()
  queue.add(view('/1'))
  queue.add(view('/2'))
  queue.flush()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(tracked).toEqual(['/1', '/2'])
})

test('no more than a hundred wait: the oldest goes first', () => {
  const { queue } = tracker()
  for (let index = 1; index <= 102; index += 1) queue.add(view(`/${index}`))
  expect(tracked).toEqual(['/1', '/2'])
})
