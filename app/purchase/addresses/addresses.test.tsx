import { useState } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { z } from 'zod'
import { toAddressValues } from '@/forms/address-values'
import { AppFormProvider } from '@/forms/app-form-provider'
import { addressRule, type AddressInput, type AddressOutput } from '@/forms/rules/address'
import { useAppForm } from '@/forms/use-app-form'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { logInCustomer } from '@/shopper/testing/log-in-customer'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { anAddress } from '../../../tests/setup/an-address'
import { DeliveryAddress } from './delivery-address'
import { useAcceptAddress } from './use-accept-address'

const home = anAddress({
  addressId: 'Home',
  preferred: false,
  address1: '1 Home Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12201',
  phone: '5185550100',
})
const work = {
  ...home,
  addressId: 'Work',
  preferred: true,
  address1: '2 Work Street',
  city: 'Toronto',
  stateCode: 'ON',
  postalCode: 'M5V 1A1',
  countryCode: 'CA',
  c_isPOBox: false,
}

let writes: { method: string; parameters: unknown; body: unknown }[]
const { server, logIn } = createBasketServer({
  getCustomer: () => ({ customerId: 'customer-1', email: 'a@b.co', addresses: [home, work] }),
  createCustomerAddress: (_basket, call) => {
    writes.push(call)
    return {}
  },
  updateCustomerAddress: (_basket, call) => {
    writes.push(call)
    return {}
  },
})
let answers: (object | number)[]
let verified: URLSearchParams[]

beforeEach(() => {
  writes = []
  verified = []
  answers = []
  server.use(
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json({ enableCanada: true })),
    http.post('*/api/test-shop/shipping-address', ({ request }) => {
      verified.push(new URL(request.url).searchParams)
      const answer = answers.shift() ?? { confidence: 'Verified match' }
      return typeof answer === 'number'
        ? HttpResponse.json({ title: 'Down' }, { status: answer })
        : HttpResponse.json({ result: answer })
    }),
  )
})

function Form({ start, onSave }: { start: AddressInput; onSave: (value: AddressOutput) => void }) {
  const form = useAppForm(z.object({ address: addressRule }), { defaultValues: { address: start } })
  const { settle, dialog } = useAcceptAddress()
  const [isLeft, setLeft] = useState(false)
  const submit = form.handleSubmit(async ({ address }) => {
    const settled = await settle(address, (parts) => {
      form.setValue('address', { ...form.getValues('address'), ...parts })
    })
    if (!settled) return
    onSave(settled)
    setLeft(true)
  })
  return (
    <AppFormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <DeliveryAddress />
        <button>Go on</button>
        {isLeft && <p>The next step</p>}
      </form>
      {dialog}
    </AppFormProvider>
  )
}

// an address is verified only once, so each test uses its own
let serial = 0
function show(change: Partial<AddressInput> = {}) {
  serial += 1
  const onSave = jest.fn()
  const typed = { ...home, address1: `${serial} Cocoa Lane`, city: 'Alban' }
  renderInShop(<Form start={{ ...toAddressValues(typed), ...change }} onSave={onSave} />)
  return onSave
}
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
const saved = (onSave: jest.Mock) => onSave.mock.calls[0]?.[0] as AddressOutput
const corrected = (detail: object) => ({
  confidence: 'Verified match',
  validation_detail: detail,
  addresses_formatted: [
    {
      address: {
        LINE_1: '77 Corrected Way',
        LINE_5: '12202',
        'City name': 'Albany',
        'State code': 'NY',
      },
    },
  ],
})

describe('verification', () => {
  beforeEach(logIn)

  test('a verified address passes without a word [ADDR-016]', async () => {
    const onSave = show({ address2: 'Apt 4' })
    await goOn()
    expect(await screen.findByText('The next step')).toBeInTheDocument()
    expect(Object.fromEntries(verified[0] ?? [])).toEqual({
      address1: `${serial} Cocoa Lane`,
      address2: 'Apt 4',
      city: 'Alban',
      stateCode: 'NY',
      postalCode: '12201',
      countryCode: 'US',
    })
    expect(saved(onSave)).toMatchObject({ city: 'Alban' })
  })

  test('a lone correction of the zip code passes too [ADDR-020]', async () => {
    answers = [corrected({ zip_code_corrected: true })]
    const onSave = show()
    await goOn()
    expect(await screen.findByText('The next step')).toBeInTheDocument()
    expect(saved(onSave)).toMatchObject({ postalCode: '12201' })
  })

  test('the change that is accepted is saved, and stands in the form [ADDR-014, ADDR-021, ADDR-022, ADDR-025]', async () => {
    answers = [corrected({ street_corrected: true, zip_code_corrected: true })]
    const onSave = show()
    await goOn()
    const dialog = await screen.findByRole('dialog', { name: 'Check the Address' })
    expect(dialog).toHaveTextContent(
      'We think that your address may be incorrect or incomplete. To proceed, please choose one of the options below.',
    )
    expect(within(dialog).getByText('77 Corrected Way')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Keep as is' })).toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: 'Edit Address' })).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept Change' }))
    expect(await screen.findByText('The next step')).toBeInTheDocument()
    const address = { address1: '77 Corrected Way', city: 'Albany', postalCode: '12202' }
    expect(saved(onSave)).toMatchObject({ ...address, stateCode: 'NY', firstName: 'Ada' })
    expect(screen.getByLabelText('Street Address')).toHaveValue('77 Corrected Way')
    expect(screen.getByLabelText('Zip Code')).toHaveValue('12202')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('an address that is confirmed as typed is saved so, and not asked about again [ADDR-023]', async () => {
    answers = [corrected({ street_corrected: true })]
    const onSave = show()
    await goOn()
    await userEvent.click(await screen.findByRole('button', { name: 'Keep as is' }))
    expect(await screen.findByText('The next step')).toBeInTheDocument()
    expect(saved(onSave)).toMatchObject({ address1: `${serial} Cocoa Lane`, city: 'Alban' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await goOn()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    expect(verified).toHaveLength(1)
  })

  test.each([
    [
      'Street partial',
      "Sorry, we don't recognize your house or building number. To proceed, please enter your house or building number or use your address as entered.",
    ],
    ['No matches', 'Sorry, we could not find a match to your address.'],
    ['Multiple matches', 'Sorry, we could not find a match to your address.'],
    ['Premises partial', 'Sorry, we could not find a match to your address.'],
    ['Interaction required', 'Sorry, we could not find a match to your address.'],
  ])('%s: %s [ADDR-018, ADDR-019, ADDR-024, ADDR-026, ADDR-027]', async (confidence, text) => {
    answers = [{ confidence }]
    const onSave = show()
    await goOn()
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Accept Change' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Edit Address' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Keep as is' }))
    await waitFor(() => expect(saved(onSave)).toMatchObject({ city: 'Alban' }))
  })

  test.each(['Edit Address', 'Close'])(
    '%s leads back to the form as it was [ADDR-054]',
    async (name) => {
      answers = [{ confidence: 'No matches' }]
      const onSave = show()
      await goOn()
      await userEvent.click(await screen.findByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(screen.getByLabelText('Street Address')).toHaveFocus())
      expect(screen.getByLabelText('Street Address')).toHaveValue(`${serial} Cocoa Lane`)
      expect(onSave).not.toHaveBeenCalled()
    },
  )

  test('a verification that fails says so; it may be tried again, and stops nobody [ADDR-028]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    answers = [500, 503]
    const onSave = show()
    await goOn()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByText(/We could not check your address/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(verified).toHaveLength(2))
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    await userEvent.click(screen.getByRole('button', { name: 'Keep as is' }))
    await waitFor(() => expect(onSave).toHaveBeenCalled())
  })

  test('a guest has no address book', async () => {
    show()
    expect(await screen.findByLabelText('Street Address')).toBeVisible()
    expect(screen.queryByText('Saved addresses')).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/address book/)).not.toBeInTheDocument()
  })
})

describe('address book', () => {
  beforeEach(() => logInCustomer())

  test('the preferred entry comes first; the one that is chosen fills the form [ADDR-052]', async () => {
    const onSave = show()
    const group = await screen.findByRole('radiogroup', { name: 'Saved addresses' })
    const [first, second, another] = within(group).getAllByRole('radio')
    expect(first?.closest('label')).toHaveTextContent(/Preferred.*2 Work Street/)
    expect(another).toBeChecked()
    await userEvent.click(first as HTMLElement)
    expect(screen.getByLabelText('Street Address')).toHaveValue('2 Work Street')
    expect(screen.getByLabelText('Country')).toHaveValue('CA')
    await waitFor(() => expect(screen.getByLabelText('Province')).toHaveValue('ON'))
    await goOn()
    await waitFor(() =>
      expect(saved(onSave)).toMatchObject({
        addressId: 'Work',
        countryCode: 'CA',
        stateCode: 'ON',
      }),
    )
    expect(writes).toEqual([])
    await userEvent.click(second as HTMLElement)
    expect(screen.getByLabelText('City')).toHaveValue('Albany')
    await userEvent.click(another as HTMLElement)
    expect(screen.getByLabelText('City')).toHaveValue('')
  })

  test('an address is saved under its city, as the preferred one if requested [ADDR-001, ADDR-051, ADDR-052]', async () => {
    show({ city: 'Home', c_PHONE_EXTENSION: '42', c_RESIDENCE_CODE: true })
    await userEvent.click(await screen.findByLabelText('Save to my address book'))
    await userEvent.click(screen.getByLabelText('Make this my preferred address'))
    await goOn()
    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      method: 'createCustomerAddress',
      body: {
        addressId: 'Home 2',
        address1: `${serial} Cocoa Lane`,
        preferred: true,
        c_PHONE_EXTENSION: '42',
        c_RESIDENCE_CODE: true,
      },
    })
  })

  test('a change of an entry is saved there [ADDR-051]', async () => {
    show()
    await userEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement)
    await userEvent.type(screen.getByLabelText('Unit / Suite (optional)'), 'Apt 5')
    await userEvent.click(screen.getByLabelText('Save these changes to my address book'))
    await goOn()
    await waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      method: 'updateCustomerAddress',
      parameters: { addressName: 'Home' },
      body: { address1: '1 Home Street', address2: 'Apt 5' },
    })
  })

  test('an address book that cannot be written does not block checkout', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(
      http.post('*/scapi/shopperCustomers/createCustomerAddress', () =>
        HttpResponse.json({ title: 'Full' }, { status: 400 }),
      ),
    )
    const onSave = show()
    await userEvent.click(await screen.findByLabelText('Save to my address book'))
    await goOn()
    await waitFor(() => expect(onSave).toHaveBeenCalled())
  })
})
