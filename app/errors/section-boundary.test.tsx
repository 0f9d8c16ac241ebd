import { render, screen } from '@testing-library/react'
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
