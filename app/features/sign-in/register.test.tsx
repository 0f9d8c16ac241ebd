import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import {
  answering,
  clickOn,
  createSignInPages,
  findTitle,
  ok,
  openPage,
  refusal,
  typeInto,
} from './testing/render-sign-in'

const { server } = createSignInPages()
const PASSWORD = 'Right1!x'
const PERSON = { firstName: 'Ada', lastName: 'Bloom', email: 'ada@example.com' }

const CORRECTION = {
  confidence: 'Verified match',
  validation_detail: { street_corrected: true },
  addresses_formatted: [
    {
      address: {
        LINE_1: '1 Home St',
        LINE_5: '12202',
        'City name': 'Albany',
        'State code': 'NY',
      },
    },
  ],
}

async function fillIn() {
  openPage('/register')
  await screen.findByLabelText('First Name')
  typeInto('First Name', PERSON.firstName)
  typeInto('Last Name', PERSON.lastName)
  typeInto('Email', PERSON.email)
  typeInto('Password', PASSWORD)
}

test('when the site requires email confirmation, registering leads to the confirmation page [ACC-024]', async () => {
  server.use(
    answering('post', 'customer-register', ok).handler,
    http.post('*/session/login', () =>
      refusal(401, { status_code: 401, message: 'The account requires.verification.' }),
    ),
  )
  await fillIn()
  await clickOn('Create Account')
  await findTitle('Check Your Inbox')
  expect(screen.getByText(PERSON.email)).toBeVisible()
})

test('a business must choose its organization type [ACC-021]', async () => {
  const register = answering('post', 'customer-register', ok)
  server.use(register.handler)
  await fillIn()
  await userEvent.click(screen.getByLabelText('I order for a business or an organization'))
  await clickOn('Create Account')
  const refusals = await screen.findAllByText('Please select a organization type.')
  expect(refusals.length).toBeGreaterThan(0)
  expect(register.sent).toEqual([])
  typeInto('Company', 'Bloom & Daughters')
  typeInto('Organization Type', 'Hotel')
  await clickOn('Create Account')
  await waitFor(() => expect(register.sent).toHaveLength(1))
  const business = { companyName: 'Bloom & Daughters', c_organizationType: 'Hotel' }
  expect(register.sent[0]?.body).toEqual({
    customer: { ...PERSON, ...business },
    password: PASSWORD,
  })
})

test('an address is verified, corrected in the form, and saved with the account [ACC-064]', async () => {
  const register = answering('post', 'customer-register', () =>
    refusal(503, { title: 'Down', detail: 'Down.' }),
  )
  server.use(
    register.handler,
    http.post('*/api/test-site/shipping-address', () => HttpResponse.json({ result: CORRECTION })),
    http.post('*/api/test-site/address-suggestions', () =>
      HttpResponse.json({ result: { confidence: 'No matches', suggestions: [] } }),
    ),
  )
  await fillIn()
  await userEvent.click(screen.getByLabelText('Add an address'))
  expect(screen.getAllByLabelText('First Name')[1]).toHaveValue('Ada')
  typeInto('Street Address', '1 Home Street')
  typeInto('City', 'Albany')
  typeInto('State', 'NY')
  typeInto('Zip Code', '12201')
  typeInto('Phone', '5185550100')
  await clickOn('Create Account')
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Accept Change' }))
  await waitFor(() => expect(register.sent).toHaveLength(1))
  const corrected = { address1: '1 Home St', postalCode: '12202' }
  const entry = { addressId: 'Albany', preferred: true, countryCode: 'US', phone: '5185550100' }
  expect(register.sent[0]?.body).toMatchObject({
    customer: { ...PERSON, addresses: [{ ...corrected, ...entry }] },
  })
  // the account was not created; the form still shows the accepted address
  await screen.findByRole('alert')
  expect(screen.getByLabelText('Street Address')).toHaveValue('1 Home St')
})

test.each([
  [
    { c_messages: ['The login is in use.', 'Another one is free.'], detail: 'Refused.' },
    /^The login is in use.\nAnother one is free.$/,
  ],
  [{ detail: 'The login is already in use.' }, /^The login is already in use.$/],
])('a refusal shows the message of the service [ACC-025]', async (body, expected) => {
  const refused = () => refusal(400, { title: 'Refused', type: 'x', ...body })
  server.use(answering('post', 'customer-register', refused).handler)
  await fillIn()
  await clickOn('Create Account')
  const failure = await screen.findByRole('alert')
  expect(failure.textContent?.trim()).toMatch(expected)
  await waitFor(() => expect(failure).toHaveFocus())
})

test('a visitor with an account is led to the login or to a new password, with the address', async () => {
  const taken = () =>
    refusal(400, { title: 'Refused', type: 'x/login-already-in-use', detail: 'It is in use.' })
  server.use(answering('post', 'customer-register', taken).handler)
  await fillIn()
  await clickOn('Create Account')
  const failure = await screen.findByRole('alert')
  const names = within(failure)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Log in', 'Forgot your password?'])
})

test('registration and login are reported to the service [ACC-062]', async () => {
  const reported: unknown[] = []
  server.use(
    answering('post', 'customer-register', ok).handler,
    http.post('*/custom/customer/v1/organizations/*/event', async ({ request }) => {
      reported.push({
        siteId: new URL(request.url).searchParams.get('siteId'),
        body: await request.json(),
        isShopper: request.headers.get('authorization')?.startsWith('Bearer '),
      })
      return HttpResponse.json({ success: true })
    }),
  )
  await fillIn()
  await clickOn('Create Account')
  const event = (type: string) => ({ siteId: 'test-site', body: { type }, isShopper: true })
  await waitFor(() => expect(reported).toHaveLength(2))
  expect(reported).toEqual(expect.arrayContaining([event('registration'), event('login')]))
})
