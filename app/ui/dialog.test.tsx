import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Dialog } from './dialog'

const onGone = jest.fn()

function Page({ isOther = false }) {
  const [box, setBox] = useState<string>()
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
      </Dialog>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Box' })

async function open(isOther?: boolean) {
  const user = userEvent.setup()
  const view = render(<Page isOther={isOther} />)
  expect(document.querySelector('dialog')).toBeNull()
  await user.click(opener())
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
  return { user, view }
}

test('is drawn when it opens, outside of what it is written in, and not longer than it is seen', async () => {
  const { user } = await open()
  expect(dialog().parentElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.querySelector('dialog')).toBeNull()
  expect(onGone).toHaveBeenCalledTimes(1)
  expect(opener()).toHaveFocus()
})

test('stays what it was while it moves out of sight', async () => {
  const { user } = await open()
  let end = () => {}
  const finished = new Promise<void>((resolve) => (end = resolve))
  const element = dialog()
  Object.assign(element, { getAnimations: () => [{ finished }] })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(element).not.toHaveAttribute('open')
  expect(element).toHaveTextContent('A box of nine')
  end()
  await waitFor(() => expect(element).not.toBeInTheDocument())
})

test('gives the focus where it is told to', async () => {
  const { user } = await open(true)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('the browser closes it by Escape, and it takes note', async () => {
  await open()
  dialog().close()
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

test('a press beside it closes it; one that began inside does not', async () => {
  const { user } = await open()
  const element = dialog()
  fireEvent.mouseDown(screen.getByText('A box of nine'))
  fireEvent.click(element)
  expect(dialog()).toBeInTheDocument()
  await user.click(element)
  expect(element).not.toBeInTheDocument()
})

test('a page that is left with it open has its focus again', async () => {
  const { view } = await open()
  const element = dialog()
  const close = jest.spyOn(element, 'close')
  view.unmount()
  expect(close).toHaveBeenCalledTimes(1)
})
