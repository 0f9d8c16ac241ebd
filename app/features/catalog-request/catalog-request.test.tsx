import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { fillIn } from '../../../tests/setup/fill-in'
import { serve } from '../../../tests/setup/serve'
import { CatalogRequest } from './catalog-request'

const VERIFIED = { confidence: 'Verified match' }
const CORRECTED = {
  confidence: 'Verified match',
  validation_detail: { street_corrected: true },
  addresses_formatted: [
    {
      address: {
        LINE_1: '1 Main Street',
        LINE_5: '60601-1234',
        'City name': 'Chicago',
        'State code': 'IL',
      },
    },
  ],
}

let preferences: Record<string, boolean>
let verification: object
let verified: number
let requests: unknown[]
let refusal: { status: number; body?: object } | undefined
serve(
  http.get('*/api/test-shop/site-prefs', () => HttpResponse.json(preferences)),
  http.post('*/api/test-shop/address-suggestions', () =>
    HttpResponse.json({ result: { suggestions: [], confidence: 'No matches' } }),
  ),
  http.post('*/api/test-shop/shipping-address', () => {
    verified += 1
    return HttpResponse.json({ result: verification })
  }),
  http.post('*/api/test-shop/request-future-catalog', async ({ request }) => {
    requests.push(await request.json())
    if (!refusal) return HttpResponse.json({ success: true, caseId: 'c1' })
    return refusal.body
      ? HttpResponse.json(refusal.body, { status: refusal.status })
      : HttpResponse.error()
  }),
)

beforeEach(() => {
  preferences = { recaptchaEnabled: false, enableCanada: true }
  verification = VERIFIED
  verified = 0
  requests = []
  refusal = undefined
})

async function fill(street: string, changes: Record<string, string> = {}) {
  const user = userEvent.setup({ delay: null })
  const view = renderInShop(<CatalogRequest />, '/corporate-gifts/request-a-catalog')
  await screen.findByText('Canada')
  fillIn({
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    'Street Address': street,
    City: 'Chicago',
    'Zip Code': '60601',
    Phone: '3125550100',
    Email: 'ada@example.com',
    ...changes,
  })
  await user.selectOptions(screen.getByLabelText('State'), 'IL')
  return { user, ...view }
}
type User = ReturnType<typeof userEvent.setup>
const click = (user: User) => user.click(screen.getByText('Send Me a Catalog'))

const REQUEST = {
  companyName: '',
  organizationType: '',
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '1 Verified Way',
  address2: '',
  city: 'Chicago',
  stateCode: 'IL',
  postalCode: '60601',
  countryCode: 'US',
  c_isPOBox: false,
  phone: '3125550100',
  c_PHONE_EXTENSION: '',
  email: 'ada@example.com',
  marketingOptIn: true,
}

test('a verified address is sent without a dialog, and the form is cleared [FORM-032, FORM-034, FORM-035, FORM-038]', async () => {
  const { user } = await fill('1 Verified Way')
  await click(user)
  const done = await screen.findByText('Your catalog is on its way!')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  expect(verified).toBe(1)
  expect(requests).toEqual([REQUEST])
  expect(screen.getByLabelText('First Name')).toHaveValue('')
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('a double click verifies and sends once', async () => {
  await fill('2 Verified Way')
  fireEvent.click(screen.getByText('Send Me a Catalog'))
  fireEvent.click(screen.getByText('Send Me a Catalog'))
  await screen.findByText('Your catalog is on its way!')
  expect([verified, requests.length]).toEqual([1, 1])
})

test.each([
  ['Accept Change', '1 Main Street', '60601-1234'],
  ['Keep as is', 'as entered', '60601'],
])(
  'a suggested correction lets the shopper choose: %s [FORM-035, FORM-036]',
  async (choice, street, code) => {
    verification = CORRECTED
    const typed = `2 Doubt Road ${choice.length}`
    const { user } = await fill(typed)
    await click(user)
    const dialog = within(await screen.findByRole('dialog'))
    expect(requests).toEqual([])
    await user.click(dialog.getByRole('button', { name: choice }))
    await screen.findByText('Your catalog is on its way!')
    const address1 = street === 'as entered' ? typed : street
    expect(requests).toEqual([{ ...REQUEST, address1, postalCode: code }])
  },
)

test('an address in Canada is not verified [FORM-037, FORM-082]', async () => {
  const { user } = await fill('3 Maple Street', { 'Zip Code': '' })
  await user.selectOptions(screen.getByLabelText('Country'), 'CA')
  await user.selectOptions(screen.getByLabelText('Province'), 'ON')
  await user.type(screen.getByLabelText('Postal Code'), '60601')
  await click(user)
  expect((await screen.findAllByText('Please enter a valid postal code'))[0]).toBeVisible()
  await user.clear(screen.getByLabelText('Postal Code'))
  await user.type(screen.getByLabelText('Postal Code'), 'K1A 0B1')
  await click(user)
  await screen.findByText('Your catalog is on its way!')
  expect(verified).toBe(0)
  expect(requests).toMatchObject([{ countryCode: 'CA', stateCode: 'ON', postalCode: 'K1A 0B1' }])
})

test('the error text of the service is shown, otherwise the default one [FORM-039, ERR-010]', async () => {
  refusal = { status: 400, body: { title: 'Bad Request', detail: 'We are out of catalogs.' } }
  const { user } = await fill('4 Refused Row')
  await click(user)
  const alert = await screen.findByText('We are out of catalogs.')
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
  refusal = { status: 0 }
  await click(user)
  expect(
    await screen.findByText('Sorry there was a problem submitting your request, please try again'),
  ).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

test('when the site requires a company, it and its organization type are required [FORM-029, FORM-030, SITE-012]', async () => {
  preferences.companyNameRequired = true
  const { user } = await fill('5 Company Court')
  await click(user)
  expect((await screen.findAllByText('This field is required.'))[0]).toBeVisible()
  expect(screen.getAllByText('Please select a organization type.')[0]).toBeVisible()
  await user.type(screen.getByLabelText('Company'), '<b>')
  await user.tab()
  expect((await screen.findAllByText('Please enter a valid name'))[0]).toBeVisible()
  expect(requests).toEqual([])
  await user.clear(screen.getByLabelText('Company'))
  await user.type(screen.getByLabelText('Company'), 'Bloom & Daughters')
  await user.selectOptions(screen.getByLabelText('Organization Type'), 'Cruise Line')
  await click(user)
  await screen.findByText('Your catalog is on its way!')
  expect(requests).toMatchObject([
    { companyName: 'Bloom & Daughters', organizationType: 'Cruise Line' },
  ])
})

test('otherwise the company is optional, with eight organization types [FORM-029, FORM-033]', () => {
  renderInShop(<CatalogRequest />, '/corporate-gifts/request-a-catalog')
  const kinds = [...screen.getByLabelText('Organization Type (optional)').children].slice(1)
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Business 1-100 employees',
    'Business 100+ employees',
    'Hotel',
    'Casino',
    'Cruise Line',
    'Fundraiser',
    'Non-Youth Fundraiser',
    'Other',
  ])
  expect(screen.getByLabelText('Company (optional)')).toBeVisible()
})
