import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { anAddress } from '../../../tests/setup/an-address'
import { BillingAddress } from './billing-address'

const home = anAddress({
  addressId: 'Home',
  preferred: true,
  address1: '1 Home Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12201',
  phone: '5185550100',
})
createBasketServer({ getCustomer: () => ({ customerId: 'customer-1', addresses: [home] }) })
beforeEach(() => logInCustomer())

function Form({ usesShippingAddress }: { usesShippingAddress: boolean }) {
  const typed = toAddressValues({ ...home, address1: '9 Typed Street', city: 'Troy' })
  const form = useForm({ defaultValues: { usesShippingAddress, address: typed } })
  const shipping = { ...home, address1: '5 Delivery Street' }
  return (
    <AppFormProvider {...form}>
      <BillingAddress shippingAddress={shipping} />
    </AppFormProvider>
  )
}

test('the delivery’s address is shown while it is used [CHK-035]', async () => {
  renderInShop(<Form usesShippingAddress />)
  expect(screen.getByText('5 Delivery Street')).toBeVisible()
  expect(screen.queryByLabelText('Street Address')).not.toBeInTheDocument()
  await userEvent.click(screen.getByLabelText('Use shipping address'))
  expect(screen.getByLabelText('Street Address')).toHaveValue('9 Typed Street')
})

test('a saved address that is chosen overrides the fields [CHK-036]', async () => {
  renderInShop(<Form usesShippingAddress={false} />)
  expect(screen.getByLabelText('Street Address')).toHaveValue('9 Typed Street')
  await userEvent.click(await screen.findByRole('radio', { name: /1 Home Street/ }))
  expect(screen.getByLabelText('Street Address')).toHaveValue('1 Home Street')
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Albany'))
  expect(screen.getByLabelText('Zip Code')).toHaveValue('12201')
})
