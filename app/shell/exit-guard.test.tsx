import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installTestConfig } from '../../tests/setup/render-app'
import { ExitGuard } from './exit-guard'
import { leaveFor } from './leave-for'
import { renderShell } from './testing/render-shell'

// jsdom goes nowhere: where it would go is told here
jest.mock('./leave-for', () => ({ leaveFor: jest.fn() }))
beforeAll(() => {
  installTestConfig()
  window.scrollTo = () => {}
})

function renderLink(pieces: number) {
  renderShell(
    <>
      <ExitGuard />
      <a href="https://instagram.example/brindille">Instagram</a>
    </>,
    { pieces },
  )
}

/** Presses the link. @returns whether the browser would have followed it. */
const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Instagram' }))

it('asks before a link leads away from a bag with something in it; staying keeps all [SHELL-031, SHELL-033]', async () => {
  const user = userEvent.setup()
  renderLink(2)
  expect(follow()).toBe(false)
  await screen.findByRole('dialog', { name: 'Leave Maison Brindille?' })
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(leaveFor).not.toHaveBeenCalled()
})

it('follows the link when told to [SHELL-033]', async () => {
  const user = userEvent.setup()
  renderLink(1)
  follow()
  await user.click(await screen.findByRole('button', { name: 'Leave site' }))
  expect(leaveFor).toHaveBeenCalledWith('https://instagram.example/brindille')
})

it('lets go at once with an empty bag [SHELL-032]', () => {
  const stop = (event: Event) => event.preventDefault()
  renderLink(0)
  let isTaken: boolean | undefined
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    stop(event)
  }
  window.addEventListener('click', look)
  follow()
  window.removeEventListener('click', look)
  expect(isTaken).toBe(false)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
