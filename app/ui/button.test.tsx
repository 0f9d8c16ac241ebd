import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button'

test('a pending button keeps the focus and ignores further clicks', async () => {
  const onClick = jest.fn()
  const { rerender } = render(<Button onClick={onClick}>Send</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  rerender(
    <Button onClick={onClick} isPending>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('a pending button does not submit its form', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})
