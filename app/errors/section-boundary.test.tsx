import { render, screen } from '@testing-library/react'
import { chunkFailureText, reloadOnce } from './chunk-failure'
import { SectionBoundary } from './section-boundary'

function Broken(): never {
  throw new Error('broken')
}

function show(path: string, child: JSX.Element) {
  return (
    <SectionBoundary name="page" resetKey={path} fallback={<p>Sorry</p>}>
      {child}
    </SectionBoundary>
  )
}

// React reports what a boundary catches; that report is expected here.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => jest.restoreAllMocks())

test('a failed section shows its fallback until another try', () => {
  const { rerender } = render(show('/a', <Broken />))
  expect(screen.getByText('Sorry')).toBeInTheDocument()
  rerender(show('/b', <p>Fine</p>))
  expect(screen.getByText('Fine')).toBeInTheDocument()
})

test('an optional section vanishes, the rest stays', () => {
  render(
    <>
      <SectionBoundary name="optional">
        <Broken />
      </SectionBoundary>
      <p>The rest</p>
    </>,
  )
  expect(screen.getByText('The rest')).toBeInTheDocument()
})

describe('a part of the program that did not arrive [ERR-008]', () => {
  const error = Object.assign(
    new Error('Loading chunk 12 failed.\n(timeout: http://shop.example/12.js)'),
    { name: 'ChunkLoadError' },
  )

  function Missing(): never {
    throw error
  }

  beforeEach(() => sessionStorage.clear())

  test('says which, and where it can be read', () => {
    sessionStorage.setItem('chunk-reload', '/')
    render(
      <SectionBoundary
        name="page"
        fallback={(failure) => <p>Sorry: {chunkFailureText(failure)}</p>}
      >
        <Missing />
      </SectionBoundary>,
    )
    expect(screen.getByText('Sorry: Loading chunk 12 failed')).toBeInTheDocument()
    expect(chunkFailureText(new Error('x is undefined'))).toBeUndefined()
  })

  test('has the page loaded anew, once for an address', () => {
    const reload = jest.fn()
    reloadOnce(reload)
    reloadOnce(reload)
    expect(reload).toHaveBeenCalledTimes(1)
    window.history.replaceState(null, '', '/category/bars')
    reloadOnce(reload)
    expect(reload).toHaveBeenCalledTimes(2)
    window.history.replaceState(null, '', '/')
  })
})
