/** @jest-environment jest-fixed-jsdom */
import { withLock } from './with-lock'

const refusal = () => Promise.reject(new DOMException('denied', 'SecurityError'))
const setLocks = (locks: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

test.each([
  ['has no locks', undefined],
  ['refuses locks', { request: refusal }],
  [
    'throws for locks',
    {
      request: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    },
  ],
])('work runs once in a browser that %s', async (_name, locks) => {
  setLocks(locks)
  const work = jest.fn(() => Promise.resolve('done'))
  await expect(withLock('bag', work, 1000)).resolves.toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails under a lock is not repeated', async () => {
  setLocks({ request: (_name: string, _options: object, run: () => Promise<void>) => run() })
  const work = jest.fn(() => Promise.reject(new Error('no')))
  await expect(withLock('bag', work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

test('without locks, works of one name run in the order of the calls, after a failure too', async () => {
  setLocks(undefined)
  const order: number[] = []
  let fail = () => {}
  const first = withLock('bag', () => {
    order.push(1)
    return new Promise<void>((_resolve, reject) => {
      fail = () => reject(new Error('no'))
    })
  })
  const second = withLock('bag', () => Promise.resolve(order.push(2)))
  await expect(withLock('other', () => Promise.resolve(order.push(3)))).resolves.toBe(2)
  fail()
  await expect(first).rejects.toThrow('no')
  await second
  expect(order).toEqual([1, 3, 2])
})
