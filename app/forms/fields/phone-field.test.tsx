import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { renderApp } from '../../../tests/setup/render-app'
import { PhoneField } from './phone-field'

function Form({ country }: { country?: string }) {
  const { register } = useForm<{ phone: string }>()
  return (
    <PhoneField field={{ id: 'phone', error: undefined, ...register('phone') }} country={country} />
  )
}

test.each([
  ['US', '4155550100', '(415) 555-0100'],
  ['CA', '6045550100', '(604) 555-0100'],
  [undefined, '415555', '(415) 555'],
])('a number of %s typed as %s reads %s [I18N-010]', async (country, typed, shown) => {
  renderApp(<Form country={country} />)
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  await userEvent.type(phone, typed)
  expect(phone).toHaveValue(shown)
})

test('a number of another country reads as it is written there [I18N-010]', async () => {
  renderApp(<Form country="DE" />)
  const phone = screen.getByRole('textbox', { name: 'Phone' })
  await waitFor(async () => {
    await userEvent.clear(phone)
    await userEvent.type(phone, '03012345678')
    expect(phone).toHaveValue('030 12345678')
  })
})
