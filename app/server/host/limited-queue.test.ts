import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { BusyError, LimitedQueue } from './limited-queue'
import { WorkQueue } from './work-queue'

const LONG = 600_000
const request = new AsyncLocalStorage<string>()

/** A task that runs until `end` is called. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { task: () => ended, end }
}

test('lets a few run, a few wait in their order, and refuses the next', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 2, maxWaitMs: LONG })
  const first = held()
  const order: string[] = []
  const running = [
    queue.run(first.task),
    queue.run(async () => order.push('second')),
    queue.run(async () => order.push('third')),
  ]
  await expect(queue.run(async () => order.push('fourth'))).rejects.toBeInstanceOf(BusyError)
  first.end()
  await Promise.all(running)
  expect(order).toEqual(['second', 'third'])
  expect(await queue.run(async () => 'again')).toBe('again')
})

test('who has gone leaves the place to somebody else, and never runs', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: LONG })
  const first = held()
  const running = queue.run(first.task)
  const gone = new AbortController()
  const task = jest.fn(async () => {})
  const waiting = queue.run(task, gone.signal)
  gone.abort()
  await expect(waiting).rejects.toBeInstanceOf(BusyError)
  const next = queue.run(async () => 'next')
  first.end()
  await running
  expect(await next).toBe('next')
  expect(task).not.toHaveBeenCalled()
})

test('nobody waits longer than is allowed', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1 })
  const first = held()
  const running = queue.run(first.task)
  await expect(queue.run(async () => {})).rejects.toBeInstanceOf(BusyError)
  first.end()
  await running
})

test('a client that is already gone is not served', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: LONG })
  const task = jest.fn(async () => {})
  await expect(queue.run(task, AbortSignal.abort())).rejects.toBeInstanceOf(BusyError)
  expect(task).not.toHaveBeenCalled()
  expect(queue.figures).toEqual({ running: 0, waiting: 0 })
})

test('a task that waited still knows its own request', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 2, maxWaitMs: LONG })
  const names = ['a', 'b', 'c'].map((name) =>
    request.run(name, () => queue.run(async () => request.getStore())),
  )
  expect(await Promise.all(names)).toEqual(['a', 'b', 'c'])
})

test('never runs or holds more than is allowed, and runs every task that it takes once', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({ maxRunning: fc.integer({ min: 1, max: 3 }), maxWaiting: fc.nat(3) }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async ({ maxRunning, maxWaiting }, failures) => {
        const queue = new LimitedQueue({ maxRunning, maxWaiting, maxWaitMs: LONG })
        let most = 0
        const task = jest.fn(async (fails: boolean) => {
          most = Math.max(most, queue.figures.running)
          await Promise.resolve()
          if (fails) throw new Error('failed')
        })
        const results = await Promise.allSettled(
          failures.map((fails) => queue.run(() => task(fails))),
        )
        const taken = Math.min(failures.length, maxRunning + maxWaiting)
        expect(task.mock.calls).toEqual(failures.slice(0, taken).map((fails) => [fails]))
        expect(results.map(({ status }) => status)).toEqual(
          failures.map((fails, at) => (fails || at >= taken ? 'rejected' : 'fulfilled')),
        )
        expect(most).toBeLessThanOrEqual(maxRunning)
        expect(await queue.run(async () => 'free again')).toBe('free again')
      },
    ),
  ))

test('a failing task releases its place', async () => {
  const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 0, maxWaitMs: LONG })
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'next')).toBe('next')
})

test('a queue runs one task for all who ask for the same, and bounds the rest', async () => {
  const queue = new WorkQueue<void>({ maxRunning: 1, maxWaiting: 0, maxWaitMs: LONG })
  const first = held()
  const task = jest.fn(first.task)
  const both = [queue.run('a', task), queue.run('a', task)]
  await expect(queue.run('b', task)).rejects.toBeInstanceOf(BusyError)
  first.end()
  await Promise.all(both)
  expect(task).toHaveBeenCalledTimes(1)
  await queue.run('b', task)
})
