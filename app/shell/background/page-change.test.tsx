import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { Router } from 'react-router-dom'
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
