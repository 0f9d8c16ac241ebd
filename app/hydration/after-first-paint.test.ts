/** @jest-environment jest-fixed-jsdom */
import { afterFirstPaint } from './after-first-paint'

/** Reports paints as a browser does: later, and more than once. */
class FakeObserver {
  static supportedEntryTypes = ['paint']
  static painted: (name: string) => void = () => undefined
  #isWatching = false
  constructor(callback: (entries: { getEntriesByName: (name: string) => string[] }) => void) {
    FakeObserver.painted = (name) => {
      if (!this.#isWatching) return
      callback({ getEntriesByName: (asked) => (asked === name ? [name] : []) })
    }
  }
  observe() {
    this.#isWatching = true
  }
  disconnect() {
    this.#isWatching = false
  }
}

const callback = jest.fn()
const visibility = () => jest.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  jest.useFakeTimers()
  visibility().mockReturnValue('visible')
  FakeObserver.supportedEntryTypes = ['paint']
  Object.assign(window, { PerformanceObserver: FakeObserver })
  document.body.innerHTML = '<p>Truffles</p>'
})

function addPicture(isComplete: boolean): HTMLImageElement {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: isComplete })
  document.body.append(picture)
  return picture
}

test('the callback waits for the first contentful paint and runs once', () => {
  afterFirstPaint(callback)
  FakeObserver.painted('first-paint')
  expect(callback).not.toHaveBeenCalled()
  FakeObserver.painted('first-contentful-paint')
  expect(callback).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(callback).toHaveBeenCalledTimes(1)
})

test('the callback also waits until the first picture is loaded and painted', () => {
  const picture = addPicture(false)
  afterFirstPaint(callback)
  FakeObserver.painted('first-contentful-paint')
  expect(callback).not.toHaveBeenCalled()
  picture.dispatchEvent(new Event('load'))
  expect(callback).not.toHaveBeenCalled()
  jest.advanceTimersByTime(40)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('the callback does not wait for a picture that is loaded, fails or is slow', () => {
  addPicture(true)
  afterFirstPaint(callback)
  FakeObserver.painted('first-contentful-paint')
  expect(callback).toHaveBeenCalledTimes(1)

  document.body.innerHTML = ''
  addPicture(false).dispatchEvent(new Event('error'))
  afterFirstPaint(callback)
  FakeObserver.painted('first-contentful-paint')
  jest.advanceTimersByTime(500)
  expect(callback).toHaveBeenCalledTimes(2)
})

test('the callback runs at once when the tab is hidden or becomes hidden', () => {
  visibility().mockReturnValue('hidden')
  afterFirstPaint(callback)
  expect(callback).toHaveBeenCalledTimes(1)
  visibility().mockReturnValue('visible')
  afterFirstPaint(callback)
  expect(callback).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledTimes(2)
})

test('the callback runs without a paint report as well', () => {
  afterFirstPaint(callback)
  jest.advanceTimersByTime(3000)
  expect(callback).toHaveBeenCalledTimes(1)
  FakeObserver.supportedEntryTypes = []
  afterFirstPaint(callback)
  jest.advanceTimersByTime(40)
  expect(callback).toHaveBeenCalledTimes(2)
})
