import { fireEvent, render, screen } from '@testing-library/react'
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

// React logs errors caught by a boundary; the tests expect that.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a failed section shows its fallback until it is rendered again', () => {
  const { rerender } = render(show('/a', <Broken />))
  expect(screen.getByText('Sorry')).toBeInTheDocument()
  rerender(show('/b', <p>Fine</p>))
  expect(screen.getByText('Fine')).toBeInTheDocument()
})

test('a failed optional section disappears and the rest stays', () => {
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

describe('a chunk that failed to load [ERR-008]', () => {
  const error = Object.assign(
    new Error('Loading chunk 12 failed.\n(timeout: http://shop.example/12.js)'),
    { name: 'ChunkLoadError' },
  )

  function Missing(): never {
    throw error
  }

  let reach: jest.SpyInstance

  beforeEach(() => {
    sessionStorage.clear()
    reach = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  })

  test('is named in the fallback', () => {
    sessionStorage.setItem('chunk-reload', '"/"')
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

  test('reloads the page once per URL', async () => {
    const reload = jest.fn()
    await reloadOnce(reload)
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledTimes(1)
    window.history.replaceState(null, '', '/category/bars')
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledTimes(2)
    window.history.replaceState(null, '', '/')
  })

  test('does not reload the page while the server is unreachable', async () => {
    const reload = jest.fn()
    reach.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await reloadOnce(reload)
    expect(reload).not.toHaveBeenCalled()
    await reloadOnce(reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is retried when the browser is back online', () => {
    reach.mockRejectedValue(new TypeError('Failed to fetch'))
    let isThere = false
    const Part = () => {
      if (!isThere) throw error
      return <p>The part</p>
    }
    render(
      <SectionBoundary name="page" fallback={<p>Sorry</p>}>
        <Part />
      </SectionBoundary>,
    )
    expect(screen.getByText('Sorry')).toBeInTheDocument()
    isThere = true
    fireEvent(window, new Event('online'))
    expect(screen.getByText('The part')).toBeInTheDocument()
  })
})
