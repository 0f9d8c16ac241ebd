/** @jest-environment node */
import { BusyError, Turns } from './turns'
import { WorkQueue } from './work-queue'

const LONG = 600_000

/** A task that runs until `end` is called. */
function held() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { task: () => ended, end }
}

test('lets a few run, a few wait in their order, and refuses the next', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 2, maxWaitMs: LONG })
  const first = held()
  const order: string[] = []
  const running = [
    turns.run(first.task),
    turns.run(async () => order.push('second')),
    turns.run(async () => order.push('third')),
  ]
  await expect(turns.run(async () => order.push('fourth'))).rejects.toBeInstanceOf(BusyError)
  first.end()
  await Promise.all(running)
  expect(order).toEqual(['second', 'third'])
  expect(await turns.run(async () => 'again')).toBe('again')
})

test('who has gone leaves the place to somebody else, and never runs', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, maxWaitMs: LONG })
  const first = held()
  const running = turns.run(first.task)
  const gone = new AbortController()
  const task = jest.fn(async () => {})
  const waiting = turns.run(task, gone.signal)
  gone.abort()
  await expect(waiting).rejects.toBeInstanceOf(BusyError)
  const next = turns.run(async () => 'next')
  first.end()
  await running
  expect(await next).toBe('next')
  expect(task).not.toHaveBeenCalled()
})

test('nobody waits longer than is allowed', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 1, maxWaitMs: 1 })
  const first = held()
  const running = turns.run(first.task)
  await expect(turns.run(async () => {})).rejects.toBeInstanceOf(BusyError)
  first.end()
  await running
})

test('a failing task releases its place', async () => {
  const turns = new Turns({ atOnce: 1, waiting: 0, maxWaitMs: LONG })
  await expect(turns.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await turns.run(async () => 'next')).toBe('next')
})

test('a queue runs one task for all who ask for the same, and bounds the rest', async () => {
  const queue = new WorkQueue<void>(new Turns({ atOnce: 1, waiting: 0, maxWaitMs: LONG }))
  const first = held()
  const task = jest.fn(first.task)
  const both = [queue.run('a', task), queue.run('a', task)]
  await expect(queue.run('b', task)).rejects.toBeInstanceOf(BusyError)
  first.end()
  await Promise.all(both)
  expect(task).toHaveBeenCalledTimes(1)
  await queue.run('b', task)
})
