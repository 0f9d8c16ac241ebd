import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { CheckboxField } from './checkbox-field'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

const inWords = (field: JSX.Element) => <IntlProvider locale="en-US">{field}</IntlProvider>

interface Described {
  id: string
  label: string
  hint: string
  error?: string
}

const fields = [
  ['text', (props: Described) => <TextField {...props} />],
  ['text area', (props: Described) => <TextAreaField {...props} />],
  ['select', (props: Described) => <SelectField {...props} options={[]} />],
] as const

test.each(fields)('a %s field is described by its hint and its error', (_name, draw) => {
  const field = (error?: string) =>
    inWords(draw({ id: 'state', label: 'State', hint: 'Two letters', error }))
  const { rerender } = render(field())
  const control = screen.getByLabelText('State')
  expect(control).toHaveAttribute('id', 'state')
  expect(control).toHaveAccessibleDescription('Two letters')
  expect(control).toBeValid()

  rerender(field('Enter a state'))
  expect(screen.getByLabelText('State')).toBe(control)
  expect(control).toHaveAttribute('aria-describedby', 'state-hint state-error')
  expect(control).toHaveAccessibleDescription('Two letters Enter a state')
  expect(control).toBeInvalid()
  // the description already contains the error
  expect(control).not.toHaveAttribute('aria-errormessage')
})

test('the live region of an error is there before the error', () => {
  const { rerender, container } = render(inWords(<TextField id="zip" label="Zip Code" />))
  const region = container.querySelector('#zip-error')
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(region).toBeEmptyDOMElement()
  rerender(inWords(<TextField id="zip" label="Zip Code" error="Enter five digits" />))
  expect(container.querySelector('#zip-error')).toBe(region)
  expect(region).toHaveTextContent('Enter five digits')
})

test('a field hands every attribute of its control on, and is no group without a name', () => {
  render(
    inWords(
      <TextField
        label="Phone"
        type="tel"
        name="phone"
        autoComplete="tel"
        maxLength={14}
        required
      />,
    ),
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input).toHaveAttribute('type', 'tel')
  expect(input).toHaveAttribute('name', 'phone')
  expect(input).toHaveAttribute('autocomplete', 'tel')
  expect(input).toHaveAttribute('maxlength', '14')
  expect(input).toBeRequired()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('a checkbox goes back with its form', async () => {
  render(
    <form>
      <CheckboxField label="Gift wrap" hint="With a ribbon" name="wrap" />
      <button type="reset">Reset</button>
    </form>,
  )
  const box = screen.getByRole('checkbox', { name: /Gift wrap/ })
  expect(box).toHaveAccessibleDescription('With a ribbon')
  await userEvent.click(screen.getByText('Gift wrap'))
  expect(box).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(box).not.toBeChecked()
})
