/** @jest-environment jest-fixed-jsdom */
import { onlineManager } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { leaveWhileOffline } from './register-worker'

const taken = jest.fn()
let isBusy = false
let stop: () => void

beforeEach(() => {
  isBusy = false
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: {} },
    configurable: true,
  })
  document.body.innerHTML =
    '<main><a href="/category/bars"><b>Bars</b></a> <a href="#reviews">Reviews</a> <a href="https://other.example/">Other</a></main>'
  // like the router
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault()
    taken()
  })
  // jsdom does not load documents
  document.addEventListener('click', prevent, { capture: true })
  stop = leaveWhileOffline(() => isBusy)
})
afterEach(() => {
  stop()
  document.removeEventListener('click', prevent, { capture: true })
  Reflect.deleteProperty(navigator, 'serviceWorker')
  onlineManager.setOnline(undefined)
})

const prevent = (event: Event) => event.preventDefault()

async function click(selector: string) {
  const element = document.querySelector(selector)
  if (element) await userEvent.click(element)
}

test('offline, a link to another page of the shop is left to the browser', async () => {
  await click('b')
  expect(taken).toHaveBeenCalledTimes(1)
  onlineManager.setOnline(false)
  await click('b')
  expect(taken).toHaveBeenCalledTimes(1)
})

test('not while something waits for the connection in this tab, which would be lost', async () => {
  onlineManager.setOnline(false)
  isBusy = true
  await click('b')
  expect(taken).toHaveBeenCalledTimes(1)
})

test('nor a link within the page, nor where no worker has pages', async () => {
  onlineManager.setOnline(false)
  await click('a[href="#reviews"]')
  expect(taken).toHaveBeenCalledTimes(1)
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  await click('b')
  expect(taken).toHaveBeenCalledTimes(2)
})
