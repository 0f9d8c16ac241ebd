import '@testing-library/jest-dom'
import './browser-gaps'
import { format } from 'node:util'

// An unexpected console.error fails the test: React warnings, missing keys, act() and the like.
let errors: string[] = []
const original = console.error

beforeEach(() => {
  errors = []
  console.error = (...args: unknown[]) => {
    errors.push(format(...args))
  }
})

afterEach(() => {
  console.error = original
  if (errors.length > 0) {
    throw new Error(`console.error was called:\n${errors.join('\n')}`)
  }
})

// Tracking is off by default: reporting a visit would send one more request.
if (typeof window !== 'undefined') {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true, writable: true })
}
