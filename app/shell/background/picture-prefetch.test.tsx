import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { PicturePrefetch } from './picture-prefetch'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no layout
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    const rects = this.closest('[hidden]') ? [] : [document.body.getBoundingClientRect()]
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null })
  })
})
afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

function renderPage(connection?: object) {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true }) // prettier-ignore
  const { container } = render(
    <MemoryRouter>
      <PicturePrefetch />
      <img alt="near" loading="eager" />
      <img alt="below" loading="lazy" />
      <div hidden>
        <img alt="of a closed menu" loading="lazy" />
      </div>
    </MemoryRouter>,
  )
  return () =>
    [...container.querySelectorAll('img[loading=lazy]')].map((image) => image.getAttribute('alt'))
}

test('the pictures below come once the page has loaded, those of closed menus do not', () => {
  const waiting = renderPage({ saveData: false, effectiveType: '4g' })
  expect(waiting()).toEqual(['below', 'of a closed menu'])
  jest.advanceTimersByTime(1000)
  expect(waiting()).toEqual(['of a closed menu'])
})

test('what the page fetches later comes too', () => {
  const waiting = renderPage()
  jest.advanceTimersByTime(1000)
  document.querySelector('[hidden]')?.removeAttribute('hidden')
  jest.advanceTimersByTime(3000)
  expect(waiting()).toEqual([])
})

test.each([[{ saveData: true, effectiveType: '4g' }], [{ saveData: false, effectiveType: '3g' }]])(
  'with %j they wait until somebody comes near',
  (connection) => {
    const waiting = renderPage(connection)
    jest.advanceTimersByTime(10_000)
    expect(waiting()).toHaveLength(2)
  },
)
