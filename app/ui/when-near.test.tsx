import { act, render, screen } from '@testing-library/react'
import { WhenNear } from './when-near'

type Notify = (entries: { isIntersecting: boolean }[]) => void
const usual = window.IntersectionObserver
let notify: Notify

/** A fake observer: nothing is near until the test reports it. */
class Far {
  constructor(listener: Notify) {
    notify = listener
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { IntersectionObserver: Far })
})
afterEach(() => Object.assign(window, { IntersectionObserver: usual }))

const show = () => render(<WhenNear placeholder="Room">Content</WhenNear>)

test('what is far down comes when a visitor comes near, and stays', () => {
  show()
  expect(screen.getByText('Room')).toBeVisible()
  act(() => notify([{ isIntersecting: true }]))
  expect(screen.getByText('Content')).toBeVisible()
  act(() => notify([{ isIntersecting: false }]))
  expect(screen.getByText('Content')).toBeVisible()
})

test('without scrolling it comes after the page, for a print or a search in it', () => {
  show()
  act(() => jest.advanceTimersByTime(1999))
  expect(screen.getByText('Room')).toBeVisible()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByText('Content')).toBeVisible()
})
