import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderOffice } from '../testing/render-office'
import { FormDialog } from './form-dialog'
import { AmountField, WholeEntry } from './number-fields'

function Example({ onSubmit }: { onSubmit: (form: URLSearchParams) => void }) {
  const [amount, setAmount] = useState('')
  return (
    <FormDialog
      title="Example"
      action="Save"
      isBusy={false}
      onSubmit={onSubmit}
      onClose={() => undefined}
    >
      <AmountField
        label="Amount"
        name="amount"
        currency="USD"
        value={amount}
        onChange={setAmount}
      />
      <WholeEntry label="Count" name="count" min={1} max={9} isOptional />
    </FormDialog>
  )
}

test('says how an amount is written, and sends none that is wrong', async () => {
  const onSubmit = jest.fn()
  renderOffice(<Example onSubmit={onSubmit} />)
  const amount = screen.getByLabelText(/^Amount/)
  await userEvent.type(amount, '6,45')
  expect(screen.queryByText(/^Write the amount/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Write the amount with a dot: 6.45.')).toBeInTheDocument()
  expect(amount).toBeInvalid()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.clear(amount)
  await userEvent.type(amount, '6.45')
  await userEvent.type(screen.getByLabelText(/^Count/), '10')
  await userEvent.tab()
  expect(await screen.findByText('Write a whole number from 1 to 9.')).toBeInTheDocument()
  expect(screen.queryByText(/^Write the amount/)).toBeNull()
  await userEvent.clear(screen.getByLabelText(/^Count/))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(Object.fromEntries(onSubmit.mock.lastCall?.[0] ?? [])).toEqual({
    amount: '6.45',
    count: '',
  })
})
