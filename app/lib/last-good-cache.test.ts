import { millisecondsInHour } from 'date-fns/constants'
import { startGeneration } from './change-generations.server'
import { announceContentChange, withContentChanges } from './content-changes.server'
import { LastGoodCache } from './last-good-cache.server'
import type { Scheduled } from './scheduled'

let clock: number
beforeEach(() => {
  clock = 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A fake service that counts its answers; every answer after the first can be made to fail. */
function serviceOf(nextChange?: number) {
  let count = 0
  const service = { isAway: false, ask: async (): Promise<Scheduled<number>> => answer() }
  const answer = () => {
    if (service.isAway) throw new Error('away')
    count += 1
    return { value: count, nextChange: count === 1 ? nextChange : undefined }
  }
  return service
}

test('an answer is cached for its time, and asked for anew after it', async () => {
  const cache = new LastGoodCache<number>({ subject: 'content', max: 5, cachedForMs: 10_000 })
  const { ask } = serviceOf()
  expect(await cache.get('a', ask)).toBe(1)
  clock += 9_999
  expect(await cache.get('a', ask)).toBe(1)
  clock += 1
  expect(await cache.get('a', ask)).toBe(2)
})

test('it is not cached past its next change', async () => {
  const cache = new LastGoodCache<number>({ subject: 'content', max: 5, cachedForMs: 10_000 })
  const { ask } = serviceOf(clock + 500)
  expect(await cache.get('a', ask)).toBe(1)
  clock += 499
  expect(await cache.get('a', ask)).toBe(1)
  clock += 1
  expect(await cache.get('a', ask)).toBe(2)
})

test('past its time it is used while another is asked for, past its change it is not', async () => {
  const cache = new LastGoodCache<number>({
    subject: 'content',
    max: 5,
    cachedForMs: 100,
    staleWhileAsking: true,
  })
  const service = serviceOf()
  await cache.get('a', service.ask)
  clock += 100
  expect(await cache.get('a', service.ask)).toBe(1)
  await settled()
  expect(await cache.get('a', service.ask)).toBe(2)

  const changing = serviceOf(clock + 50)
  expect(await cache.get('b', changing.ask)).toBe(1)
  clock += 50
  expect(await cache.get('b', changing.ask)).toBe(2)
})

test.each([true, false])(
  'while the service is away it is used, even past its change',
  async (staleWhileAsking) => {
    const cache = new LastGoodCache<number>({
      subject: 'content',
      max: 5,
      cachedForMs: 100,
      staleWhileAsking,
    })
    const service = serviceOf(clock + 50)
    await cache.get('a', service.ask)
    clock += millisecondsInHour
    service.isAway = true
    expect(await cache.get('a', service.ask)).toBe(1)
    await expect(cache.get('b', service.ask)).rejects.toThrow('away')
    service.isAway = false
    expect(await cache.get('a', service.ask)).toBe(2)
  },
)

test('an answer with the last copy is cached for seconds only', async () => {
  const cache = new LastGoodCache<number>({ subject: 'content', max: 5, cachedForMs: 100 })
  const service = serviceOf()
  await cache.get('a', service.ask)
  clock += 200
  service.isAway = true
  const headers = new Map([['Cache-Control', 'public, s-maxage=900']])
  const res = {
    get: (name: string) => headers.get(name),
    set: (name: string, value: string) => headers.set(name, value),
  }
  await withContentChanges(async () => {
    await cache.get('a', service.ask)
    announceContentChange(Object.assign(Object.create(null), res))
  })
  expect(headers.get('Cache-Control')).toBe('public, s-maxage=10')
})

test('a value that the service no longer has does not come back while the service is away', async () => {
  const cache = new LastGoodCache<string | undefined>({
    subject: 'content',
    max: 5,
    cachedForMs: 100,
    isCacheable: (value) => value !== undefined,
  })
  await cache.get('a', async () => ({ value: 'shown' }))
  clock += 200
  await cache.get('a', async () => ({ value: undefined }))
  const away = () => Promise.reject(new Error('away'))
  await expect(cache.get('a', away)).rejects.toThrow('away')
})

test('who comes after a change does not get the answer that another asked for before it', async () => {
  const cache = new LastGoodCache<number>({ subject: 'content', max: 5, cachedForMs: 10_000 })
  const service = serviceOf(clock + 50)
  let answer = () => {}
  const slow = new Promise<void>((resolve) => (answer = resolve))
  const ask = async () => {
    const reported = await service.ask()
    await slow
    return reported
  }
  const early = cache.get('a', ask)
  await settled()
  clock += 60
  const late = cache.get('a', ask)
  answer()
  expect(await Promise.all([early, late])).toEqual([1, 2])
})

test('past a change that was announced it is asked for anew, and while the service is away it stays', async () => {
  const cache = new LastGoodCache<number>({
    subject: 'content',
    max: 5,
    cachedForMs: 10_000,
    staleWhileAsking: true,
  })
  const service = serviceOf()
  expect(await cache.get('a', service.ask)).toBe(1)
  startGeneration('content')
  expect(await cache.get('a', service.ask)).toBe(2)
  expect(await cache.get('a', service.ask)).toBe(2)
  startGeneration('content')
  service.isAway = true
  expect(await cache.get('a', service.ask)).toBe(2)
})

test('an answer that was requested before a change is not cached after it', async () => {
  const cache = new LastGoodCache<string>({ subject: 'content', max: 5, cachedForMs: 10_000 })
  let finish = (_answer: Scheduled<string>) => {}
  const early = cache.get('a', () => new Promise((resolve) => (finish = resolve)))
  startGeneration('content')
  expect(await cache.get('a', async () => ({ value: 'new' }))).toBe('new')
  finish({ value: 'old' })
  expect(await early).toBe('old')
  expect(await cache.get('a', async () => ({ value: 'newer' }))).not.toBe('old')
})
