import '@testing-library/jest-dom'
import './browser-gaps'
import './to-lead-to'
import { format } from 'node:util'
import { installTestConfig } from './test-config'

// An unexpected console.error fails the test: React warnings, missing keys, act() and the like.
let errors: string[] = []
const original = console.error
const isBrowser = typeof window !== 'undefined'

beforeEach(() => {
  errors = []
  console.error = (...args: unknown[]) => {
    errors.push(format(...args))
  }
  // tracking is off by default: reporting a visit would send one more request
  if (isBrowser) Reflect.set(navigator, 'doNotTrack', '1')
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  console.error = original
  if (errors.length > 0) {
    throw new Error(`console.error was called:\n${errors.join('\n')}`)
  }
})

if (isBrowser) {
  installTestConfig()
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, writable: true })
}
