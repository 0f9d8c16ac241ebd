import { whenDrawn } from './when-drawn'

/** Tells of paints as a browser does: later, and as often as it likes. */
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

const begin = jest.fn()
const isVisible = jest.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  jest.useFakeTimers()
  begin.mockClear()
  isVisible.mockReturnValue('visible')
  FakeObserver.supportedEntryTypes = ['paint']
  Object.assign(window, { PerformanceObserver: FakeObserver })
  document.body.innerHTML = '<p>Truffles</p>'
})
afterEach(() => jest.useRealTimers())

/** The picture that is asked for before all else. */
function addPicture(isComplete: boolean): HTMLImageElement {
  const picture = document.createElement('img')
  picture.setAttribute('fetchpriority', 'high')
  Object.defineProperty(picture, 'complete', { value: isComplete })
  document.body.append(picture)
  return picture
}

test('waits until words can be read, and begins once', () => {
  whenDrawn(begin)
  FakeObserver.painted('first-paint')
  expect(begin).not.toHaveBeenCalled()
  FakeObserver.painted('first-contentful-paint')
  expect(begin).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(begin).toHaveBeenCalledTimes(1)
})

test('waits for the first picture too, and for the frame it is drawn in', () => {
  const picture = addPicture(false)
  whenDrawn(begin)
  FakeObserver.painted('first-contentful-paint')
  expect(begin).not.toHaveBeenCalled()
  picture.dispatchEvent(new Event('load'))
  expect(begin).not.toHaveBeenCalled()
  jest.advanceTimersByTime(40)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('does not wait for a picture that is there, fails, or is slow', () => {
  addPicture(true)
  whenDrawn(begin)
  FakeObserver.painted('first-contentful-paint')
  expect(begin).toHaveBeenCalledTimes(1)

  document.body.innerHTML = ''
  addPicture(false).dispatchEvent(new Event('error'))
  whenDrawn(begin)
  FakeObserver.painted('first-contentful-paint')
  jest.advanceTimersByTime(500)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('begins at once where nobody is looking, or no longer is', () => {
  isVisible.mockReturnValue('hidden')
  whenDrawn(begin)
  expect(begin).toHaveBeenCalledTimes(1)
  isVisible.mockReturnValue('visible')
  whenDrawn(begin)
  expect(begin).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(begin).toHaveBeenCalledTimes(2)
})

test('begins without having heard of a paint', () => {
  whenDrawn(begin)
  jest.advanceTimersByTime(3000)
  expect(begin).toHaveBeenCalledTimes(1)
  FakeObserver.supportedEntryTypes = []
  whenDrawn(begin)
  jest.advanceTimersByTime(40)
  expect(begin).toHaveBeenCalledTimes(2)
})
