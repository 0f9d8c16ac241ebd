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
