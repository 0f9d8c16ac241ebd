/** @jest-environment jest-fixed-jsdom */
import { pushedEvents } from '../testing/pushed-events'
import { pushBeforeLeaving } from './push-visitor-email'

const fields = { emailHash: 'ab' }
let hasLeft: boolean

function addTagManager(): HTMLScriptElement {
  const script = document.createElement('script')
  script.dataset.thirdParty = 'tag-manager'
  document.head.append(script)
  return script
}
const leave = () => void pushBeforeLeaving('visitor-email', fields).then(() => (hasLeft = true))

beforeEach(() => {
  window.dataLayer = []
  hasLeft = false
  document.head.replaceChildren()
  jest.useFakeTimers()
})

test('nobody waits where there is no tag manager, or the browser blocks it [ANL-002]', async () => {
  leave()
  await jest.advanceTimersByTimeAsync(0)
  expect(hasLeft).toBe(true)
  addTagManager().dataset.failed = ''
  hasLeft = false
  leave()
  await jest.advanceTimersByTimeAsync(0)
  expect(hasLeft).toBe(true)
  expect(pushedEvents()).toHaveLength(2)
})

test('a tag manager that hangs holds nobody longer than 2000 ms [ANL-002]', async () => {
  addTagManager()
  leave()
  await jest.advanceTimersByTimeAsync(1_999)
  expect(hasLeft).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(hasLeft).toBe(true)
})

test('one that works says when it has taken the event', async () => {
  addTagManager()
  leave()
  const [entry] = pushedEvents()
  expect(entry).toMatchObject({ event: 'visitor-email', ...fields, eventTimeout: 2_000 })
  const callback: unknown = Reflect.get(entry ?? {}, 'eventCallback')
  if (typeof callback !== 'function') throw new Error('The tag manager has nobody to call')
  callback('GTM-1')
  await jest.advanceTimersByTimeAsync(0)
  expect(hasLeft).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})
