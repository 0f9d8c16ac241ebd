import { findKnee, percentile, Samples } from './samples'
import { parseRehearseArguments } from './rehearse-arguments'

test('percentiles are exact', () => {
  const times = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(times, share))).toEqual([51, 96, 100, 100])
  expect(percentile([], 0.5)).toBe(0)
})

test('the knee is where more shoppers get hardly more done', () => {
  const at = (shoppers: number, perSecond: number) => ({ shoppers, perSecond })
  expect(findKnee([at(2, 10), at(4, 19), at(8, 20), at(16, 12)])).toEqual(at(4, 19))
  expect(findKnee([at(2, 10), at(4, 19)])).toBeUndefined()
})

test('what fails is counted by its kind, and in no time', async () => {
  const samples = new Samples()
  const failing = () => Promise.reject(new Error('503'))
  await expect(samples.time('home', failing)).rejects.toThrow('503')
  await expect(samples.time('home', failing)).rejects.toThrow('503')
  await samples.time('home', async () => 1)
  expect([...samples.errors]).toEqual([['home: 503', 2]])
  expect(samples.times.get('home')).toHaveLength(1)
})

test.each(['https://shop.example', 'http://10.0.0.1:3000', 'http://localhost.shop.example', 'x'])(
  'the shop at %s is not loaded',
  (origin) => {
    expect(() => parseRehearseArguments(['--origin', origin])).toThrow()
  },
)

test.each(['http://localhost:3000', 'http://volume.localhost:3000', 'http://127.0.0.1:3000/x'])(
  'the shop at %s may be loaded',
  (origin) => {
    const options = parseRehearseArguments(['--origin', origin, '--database', 'pglite'])
    expect(options).toMatchObject({ origin: new URL(origin).origin })
  },
)
