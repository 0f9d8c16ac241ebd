import { startGeneration } from '@/lib/change-generations.server'
import { runCustom } from './run-custom.server'
import { getSitePreferences } from './site-preferences.server'

jest.mock('./run-custom.server')
const answer = jest.mocked(runCustom)

test('while the engine is away, the last good preferences apply, also past a change of the site', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  answer.mockResolvedValueOnce({ recipientLimit: 8 })
  expect(await getSitePreferences('main')).toEqual({ recipientLimit: 8 })
  answer.mockRejectedValue(new Error('away'))
  jest.advanceTimersByTime(60_000)
  expect(await getSitePreferences('main')).toEqual({ recipientLimit: 8 })
  startGeneration('site')
  expect(await getSitePreferences('main')).toEqual({ recipientLimit: 8 })
  await expect(getSitePreferences('other')).rejects.toThrow('away')
  answer.mockResolvedValue({ recipientLimit: 9 })
  expect(await getSitePreferences('main')).toEqual({ recipientLimit: 9 })
  jest.useRealTimers()
})
