/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react'
import { keepPendingInput } from './pending-input'

/* A click, before hydration, on a link that opens a sheet. */

beforeEach(() => jest.useFakeTimers())

const writeLink = () => {
  document.body.innerHTML = '<a href="#product" aria-haspopup="dialog">Options</a>'
  const replay = keepPendingInput()
  const link = screen.getByText('Options')
  const wasPrevented = (keys: MouseEventInit = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    link.dispatchEvent(click)
    return click.defaultPrevented
  }
  const clicked = jest.fn((event: Event) => event.preventDefault())
  return { replay, link, wasPrevented, clicked }
}

test('a click on a sheet link waits for hydration, which opens the sheet once [TILE-008]', () => {
  const { replay, link, wasPrevented, clicked } = writeLink()
  expect(wasPrevented()).toBe(true)
  expect(wasPrevented()).toBe(true)
  link.addEventListener('click', clicked)
  replay()
  jest.runAllTimers()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('a sheet link is followed when no script loads, or in a new tab', () => {
  const { wasPrevented, link } = writeLink()
  expect(wasPrevented({ ctrlKey: true })).toBe(false)
  expect(wasPrevented()).toBe(true)
  const followed = jest.fn((event: Event) => event.defaultPrevented)
  link.addEventListener('click', followed)
  jest.runAllTimers()
  expect(followed.mock.results).toEqual([{ type: 'return', value: false }])
})
