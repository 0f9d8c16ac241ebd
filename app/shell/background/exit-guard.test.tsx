import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExitGuard } from './exit-guard'
import { leaveFor } from './leave-for'
import { renderShell } from '../testing/render-shell'

// jsdom does not navigate: this records the URL
jest.mock('./leave-for', () => ({ leaveFor: jest.fn() }))
beforeAll(() => import('./exit-question'))

async function renderLink(pieces: number) {
  renderShell(
    <>
      <ExitGuard />
      <a href="https://instagram.example/brindille">Instagram</a>
    </>,
    { pieces },
  )
  // the question is a separate chunk
  await act(async () => {})
}

/** Clicks the link. @returns whether a browser would follow it; the test stays on the page. */
function follow(): boolean {
  let isFollowed = false
  const look = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look)
  fireEvent.click(screen.getByRole('link', { name: 'Instagram' }))
  window.removeEventListener('click', look)
  return isFollowed
}

it('asks before a link leads away from a bag with something in it; staying keeps all [SHELL-031, SHELL-033]', async () => {
  await renderLink(1)
  expect(follow()).toBe(false)
  await screen.findByRole('dialog', { name: 'Leave Maison Brindille?' })
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(leaveFor).not.toHaveBeenCalled()
})

it('follows the link when confirmed [SHELL-033]', async () => {
  await renderLink(2)
  follow()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave site' }))
  expect(leaveFor).toHaveBeenCalledWith('https://instagram.example/brindille')
})

it('lets go at once with an empty bag [SHELL-032]', async () => {
  await renderLink(0)
  expect(follow()).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
