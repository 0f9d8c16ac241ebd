import { act, render } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Router } from 'react-router-dom'
import { useScrollMemory } from './use-scroll-memory'

/** jsdom has no layout: this mocks the page's height, its resizing and its scroll position. */
let pageHeight: number
let resized: (() => void)[]
const scrollTo = jest.fn()

function setScroll(y: number): void {
  Object.assign(window, { scrollY: y })
  window.dispatchEvent(new Event('scroll'))
}

function grow(height: number): void {
  pageHeight = height
  resized.forEach((notify) => notify())
}

beforeEach(() => {
  pageHeight = 3_000
  resized = []
  sessionStorage.clear()
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => pageHeight,
  })
  Object.assign(window, {
    innerHeight: 800,
    scrollY: 0,
    scrollTo: scrollTo.mockReset().mockImplementation(({ top }) => setScroll(top)),
    ResizeObserver: class {
      constructor(private readonly notify: () => void) {}
      observe = () => resized.push(this.notify)
      disconnect = () => (resized = resized.filter((known) => known !== this.notify))
    },
  })
})

function Memory() {
  useScrollMemory()
  return null
}

function visit(history = createMemoryHistory({ initialEntries: ['/category/candy?sz=24'] })) {
  const { unmount } = render(
    <Router history={history}>
      <Memory />
    </Router>,
  )
  return { history, unmount }
}

/**
 * Goes from far down a list to a product and back; the page is short while the list loads again.
 */
function leaveAndComeBack() {
  const { history } = visit()
  setScroll(2_000)
  act(() => history.push('/product'))
  setScroll(0)
  pageHeight = 900
  act(() => history.goBack())
  return history
}

test('going back scrolls to the previous position once the page is long enough', () => {
  leaveAndComeBack()
  grow(1_500)
  setScroll(700) // as far as the page allows
  expect(scrollTo).not.toHaveBeenCalled()
  grow(3_000)
  expect(scrollTo).toHaveBeenCalledWith({ top: 2_000, behavior: 'auto' })
})

test('whoever moves on meanwhile is left where they are', () => {
  leaveAndComeBack()
  window.dispatchEvent(new Event('wheel'))
  grow(3_000)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a reload on the way forgets nothing', () => {
  const { history, unmount } = visit()
  setScroll(2_000)
  act(() => history.push('/product'))
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  setScroll(0)
  visit(history)
  act(() => history.goBack())
  grow(3_000)
  expect(scrollTo).toHaveBeenCalledWith({ top: 2_000, behavior: 'auto' })
})

test('a new page is not scrolled', () => {
  const { history } = visit()
  setScroll(2_000)
  act(() => history.push('/category/bars'))
  grow(3_000)
  expect(scrollTo).not.toHaveBeenCalled()
})
