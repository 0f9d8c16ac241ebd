import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { IntlProvider } from 'react-intl'
import { AppFormProvider } from '../app-form-provider'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'

function Form({ children }: { children: JSX.Element }) {
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <AppFormProvider {...useForm({ defaultValues: { password: '' } })}>
        {children}
      </AppFormProvider>
    </IntlProvider>
  )
}

const listFulfilled = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.endsWith(': fulfilled'))
    .map((text) => text.replace(': fulfilled', ''))

const announced = () =>
  screen.getByText((_text, element) => element?.matches('[aria-live]:not([id])') ?? false)

test('what a new password needs is ticked off and announced while it is typed [ACC-019, ACC-020]', async () => {
  render(
    <Form>
      <NewPasswordField />
    </Form>,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(field).toHaveAccessibleDescription(/^Your password needs:.*8 to 64 characters/)
  expect(listFulfilled()).toEqual([])
  await userEvent.type(field, 'r')
  expect(listFulfilled()).toEqual(['Letters'])
  expect(announced()).toHaveTextContent('Letters: fulfilled')
  await userEvent.type(field, 'R1')
  expect(listFulfilled()).toEqual(['Letters', 'Small and capital letters', 'A number'])
  await userEvent.type(field, '!')
  expect(announced()).toHaveTextContent('A special character: fulfilled')
  await userEvent.type(field, 'abcd')
  expect(listFulfilled()).toHaveLength(5)
  await userEvent.type(field, '{Backspace}')
  expect(announced()).toHaveTextContent('8 to 64 characters: missing')
  expect(listFulfilled()).toHaveLength(4)
})

test('a password is shown to who wants to see it, and hidden again', async () => {
  render(
    <Form>
      <PasswordField />
    </Form>,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.type(field, 'Right1!x')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('Right1!x')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})
