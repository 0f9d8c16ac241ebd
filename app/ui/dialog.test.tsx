import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Dialog } from './dialog'

const onGone = jest.fn()

function Page({ isOther = false }) {
  const [box, setBox] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const other = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button onClick={() => setBox('A box of nine')}>Open</button>
      <button ref={other}>Elsewhere</button>
      <Dialog
        isOpen={box !== undefined}
        onClose={() => setBox(undefined)}
        onGone={onGone}
        finalFocusRef={isOther ? other : undefined}
        placement="center"
        aria-label="Box"
      >
        <p>{box}</p>
        <button onClick={() => setBox(undefined)}>Done</button>
        <button onClick={() => setAsking(true)}>Ask</button>
        <input aria-label="Street" role="combobox" aria-expanded="true" aria-controls="streets" />
        <Dialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          placement="center"
          aria-label="Question"
        >
          <button>Yes</button>
        </Dialog>
      </Dialog>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name = 'Box') => screen.getByRole('dialog', { name })
/** Mocks the frames, after those that the test before has left: a lost one breaks zag's layers. */
async function mockFrames() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return jest.spyOn(window, 'requestAnimationFrame')
}
const isGone = (name = 'Box') =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

async function open(isOther?: boolean) {
  const user = userEvent.setup()
  const view = render(<Page isOther={isOther} />, { wrapper: MemoryRouter })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(button('Open'))
  await waitFor(() => expect(button('Done')).toHaveFocus())
  return { user, view }
}

test('is rendered when it opens, outside of what it is written in, and no longer than it is seen', async () => {
  const { user, view } = await open()
  expect(view.container).not.toContainElement(dialog())
  await user.click(button('Done'))
  await isGone()
  expect(onGone).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(button('Open')).toHaveFocus())
})

test('stays what it was while it moves out of sight', async () => {
  const { user } = await open()
  const element = dialog()
  await user.click(button('Done'))
  expect(element).toHaveAttribute('data-state', 'closed')
  expect(element).toHaveTextContent('A box of nine')
  await isGone()
})

test('moves the focus to the given element', async () => {
  const { user } = await open(true)
  await user.click(button('Done'))
  await waitFor(() => expect(button('Elsewhere')).toHaveFocus())
})

test.each([
  ['the element that opened it', false, 'Open'],
  ['the given element', true, 'Elsewhere'],
])(
  'closed before its focus trap has begun, it still moves the focus to %s',
  async (_what, isOther, name) => {
    render(<Page isOther={isOther} />, { wrapper: MemoryRouter })
    // the frame in which the trap would begin does not come
    const frames = (await mockFrames()).mockReturnValue(0)
    await userEvent.click(button('Open'))
    const done = await screen.findByRole('button', { name: 'Done' })
    frames.mockRestore()
    await userEvent.click(done)
    await isGone()
    await waitFor(() => expect(button(name)).toHaveFocus())
  },
)

test('a field that is clicked before the focus trap has begun keeps the focus', async () => {
  render(<Page />, { wrapper: MemoryRouter })
  const late: FrameRequestCallback[] = []
  const frames = await mockFrames()
  frames.mockImplementation((callback) => late.push(callback))
  await userEvent.click(button('Open'))
  const street = await screen.findByRole('combobox', { name: 'Street' })
  await userEvent.click(street)
  frames.mockRestore()
  act(() => late.forEach((callback) => callback(0)))
  expect(street).toHaveFocus()
})

test('Escape closes it, but first the list of suggestions that is open in it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: 'Street' }))
  await user.keyboard('{Escape}')
  expect(dialog()).toBeVisible()
  act(() => button('Done').focus())
  await user.keyboard('{Escape}')
  await isGone()
})

test('a click beside it closes it, a click inside does not', async () => {
  const { user } = await open()
  await user.click(screen.getByText('A box of nine'))
  expect(dialog()).toBeVisible()
  // the dialog listens for clicks beside it a moment after it has opened
  await waitFor(() => {
    fireEvent.pointerDown(document.documentElement)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('of two dialogs Escape closes the one above, which gives its focus back', async () => {
  const { user } = await open()
  await user.click(button('Ask'))
  await waitFor(() => expect(button('Yes')).toHaveFocus())
  await user.keyboard('{Escape}')
  await isGone('Question')
  expect(dialog()).toBeVisible()
  await waitFor(() => expect(button('Ask')).toHaveFocus())
})

test('the page does not scroll while a dialog is open', async () => {
  const { user } = await open()
  const root = document.documentElement
  expect(root).toHaveStyle({ overflow: 'hidden' })
  await user.click(button('Ask'))
  // until the question has the focus, Escape would close the dialog below it
  await waitFor(() => expect(button('Yes')).toHaveFocus())
  await user.keyboard('{Escape}')
  await isGone('Question')
  expect(root).toHaveStyle({ overflow: 'hidden' })
  await user.keyboard('{Escape}')
  await isGone()
  expect(root).not.toHaveStyle({ overflow: 'hidden' })
})

test('a page that is left with it open has its focus and its scrolling again', async () => {
  const { view } = await open()
  view.rerender(<button>Next page</button>)
  await waitFor(() => expect(document.body).not.toHaveAttribute('data-inert'))
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
})
