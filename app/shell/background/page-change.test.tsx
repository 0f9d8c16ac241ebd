import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { startTransition, useEffect } from 'react'
import { Router, useLocation } from 'react-router-dom'
import { Link } from '@/ui/link'
import { landmarks } from '../landmarks'
import { PageChange } from './page-change'

beforeEach(() => void (window.scrollTo = jest.fn()))

/** A page between header and footer; `content` is undefined while its chunk loads. */
function Window({ content }: { content?: string }) {
  return (
    <Router history={history}>
      <PageChange />
      <a href="/header">Header</a>
      <main id={landmarks.content} tabIndex={-1}>
        {content !== undefined && (
          <>
            <h1>{content}</h1>
            <a href="/first">First</a>
          </>
        )}
      </main>
      <a href="/footer">Footer</a>
    </Router>
  )
}

let history: ReturnType<typeof createMemoryHistory>

function goToPageOnItsWay() {
  history = createMemoryHistory({ initialEntries: ['/'] })
  const { rerender } = render(<Window content="Home" />)
  act(() => history.push('/category/truffles'))
  rerender(<Window />)
  return { arrive: () => rerender(<Window content="Truffles" />) }
}

test('a change of page moves the focus to the content', () => {
  goToPageOnItsWay()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('Tab waits for a page that is on its way, and then goes into it', async () => {
  const { arrive } = goToPageOnItsWay()
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  arrive()
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('First')).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('Footer')).toHaveFocus())
})

test('the way back is open meanwhile', async () => {
  goToPageOnItsWay()
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(screen.getByText('Header')).toHaveFocus())
})

/** A page with a button that it has in common with the page before it. */
function Steps({ onPainted }: { onPainted?: () => void }) {
  const { pathname } = useLocation()
  useEffect(() => {
    onPainted?.()
  }, [onPainted, pathname])
  return (
    <main id={landmarks.content} tabIndex={-1}>
      <h1>{pathname}</h1>
      <Link isDeferred to="/second">
        Continue
      </Link>
      <button>Place 1</button>
    </main>
  )
}

function renderSteps(onPainted?: () => void) {
  history = createMemoryHistory({ initialEntries: ['/first'] })
  render(
    <Router history={history}>
      <Steps onPainted={onPainted} />
      <PageChange />
    </Router>,
  )
}

test('the focus is on the content before anyone can use it', async () => {
  const focused: (string | undefined)[] = []
  renderSteps(() => focused.push(document.activeElement?.id))
  await userEvent.click(screen.getByText('Continue'))
  await waitFor(() => expect(focused).toEqual(['', landmarks.content]))
})

test('what the shopper uses while the next page is rendered keeps the focus', async () => {
  renderSteps()
  screen.getByText('Continue').focus()
  act(() => {
    startTransition(() => history.push('/second'))
    screen.getByText('Place 1').focus()
  })
  expect(await screen.findByRole('heading', { name: '/second' })).toBeVisible()
  expect(screen.getByText('Place 1')).toHaveFocus()
})
