import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { logError } from '@/lib/log'
import { useSheet } from '@/ui/use-sheet'
import { captchaRoutes } from '../../../tests/setup/captcha-routes'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import DigitalCatalogSheet from './digital-catalog-sheet'

jest.mock('@/lib/log')

let content: object
let leads: unknown[]
let failures: number
let held: Promise<void> | undefined
let asksForCaptcha: boolean
const login = createFakeLogin()

serve(
  ...login.handlers,
  http.post('*/api/test-site/marketing-lead/', async ({ request }) => {
    leads.push(await request.json())
    await held
    failures -= 1
    return failures >= 0 ? HttpResponse.error() : HttpResponse.json({ caseId: 'case-1' })
  }),
  http.get('*/api/test-site/content', () => HttpResponse.json(content)),
  ...captchaRoutes(() => asksForCaptcha),
)

beforeEach(() => {
  content = {
    contentType: 'digital-catalog',
    pdfURL: 'documents/catalog.pdf',
    hasPrintedCatalog: true,
  }
  leads = []
  failures = 0
  held = undefined
  asksForCaptcha = false
})

async function openSheet() {
  const user = userEvent.setup({ delay: null })
  renderApp(<DigitalCatalogSheet />)
  act(() => useSheet().open('digital-catalog', {}))
  const sheet = within(await screen.findByRole('dialog', { name: 'Download a Digital Catalog' }))
  return { user, sheet }
}
type Opened = Awaited<ReturnType<typeof openSheet>>

async function fillRequester({ user, sheet }: Opened) {
  const texts = {
    Company: 'Bloom & Sons',
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    Email: 'ada@example.com',
    'Zip Code': '60601',
    Phone: '3125550100',
  }
  fillIn(texts, sheet)
  await user.selectOptions(sheet.getByLabelText('Organization Type'), 'Hotel')
}

const click = async ({ user, sheet }: Opened, name: string) => {
  const button = sheet.getByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}

const REQUESTER = {
  companyName: 'Bloom & Sons',
  firstName: 'Ada',
  lastName: 'Bloom',
  email: 'ada@example.com',
  phone: '3125550100',
  postalCode: '60601',
  countryCode: 'US',
  consent: false,
}

test('submitting name and address gives the PDF [FORM-041, FORM-042, FORM-046, FORM-047, FORM-094, FORM-095]', async () => {
  const opened = await openSheet()
  const { sheet } = opened
  expect(sheet.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await fillRequester(opened)
  await click(opened, 'Download PDF')
  const done = await sheet.findByText('Success! Your Digital Catalog Is Ready')
  await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus())
  expect(leads).toEqual([
    { reason: 'DigitalDownload', ...REQUESTER, subscribelist: 'offersupdates' },
  ])
  const pdf = sheet.getByRole('link', { name: 'Download Pdf' })
  expect(pdf).toLeadTo('/document/documents/catalog.pdf')
  expect(pdf).toHaveAttribute('download')
})

test('a double click sends one request', async () => {
  const opened = await openSheet()
  await fillRequester(opened)
  const button = opened.sheet.getByRole('button', { name: 'Download PDF' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
  fireEvent.click(button)
  await opened.sheet.findByText('Success! Your Digital Catalog Is Ready')
  expect(leads).toHaveLength(1)
})

test('the printed catalog can be requested after the PDF [FORM-043, FORM-044, FORM-045, FORM-048, FORM-055]', async () => {
  const opened = await openSheet()
  const { user, sheet } = opened
  await fillRequester(opened)
  expect(sheet.getByRole('checkbox')).toBeChecked()
  await click(opened, 'Download PDF')
  await user.click(await sheet.findByRole('button', { name: 'REQUEST CATALOG' }))
  expect(sheet.getByLabelText('Company')).toHaveValue('Bloom & Sons')
  expect(sheet.getByRole('button', { name: 'Submit Request' })).toBeDisabled()
  const texts = {
    'Street Address': '1 Main St',
    'Unit / Suite (optional)': 'Suite 4',
    City: 'Chicago',
    'Extension (optional)': '12',
  }
  fillIn(texts, sheet)
  await user.selectOptions(sheet.getByLabelText('State'), 'IL')
  await user.click(sheet.getByRole('checkbox'))
  await click(opened, 'Submit Request')
  expect(await sheet.findByText('Request Confirmed!')).toBeVisible()
  expect(leads[1]).toEqual({
    reason: 'PostalCatalog',
    ...REQUESTER,
    organizationType: 'Hotel',
    address1: '1 Main St',
    address2: 'Suite 4',
    city: 'Chicago',
    stateCode: 'IL',
    phoneExt: '12',
  })
})

test('without a printed catalog, no request for one is offered [FORM-042]', async () => {
  content = { ...content, hasPrintedCatalog: false }
  const opened = await openSheet()
  await fillRequester(opened)
  await click(opened, 'Download PDF')
  expect(await opened.sheet.findByRole('link', { name: 'Download Pdf' })).toBeVisible()
  expect(opened.sheet.queryByRole('button', { name: 'REQUEST CATALOG' })).not.toBeInTheDocument()
})

test('a failure is logged and shown in a focused banner, and the input is kept [FORM-040, FORM-049, FORM-050, FORM-051, ERR-010]', async () => {
  failures = 1
  const opened = await openSheet()
  const { sheet } = opened
  await fillRequester(opened)
  await click(opened, 'Download PDF')
  const banner = await sheet.findByRole('alert')
  expect(banner).toHaveTextContent(
    'Sorry there was a problem submitting your request, please try again',
  )
  await waitFor(() => expect(banner).toHaveFocus())
  expect(logError).toHaveBeenCalledWith('Failed to send marketing lead', expect.anything())
  expect(sheet.getByLabelText('Company')).toHaveValue('Bloom & Sons')
  await click(opened, 'Download PDF')
  expect(await sheet.findByText('Success! Your Digital Catalog Is Ready')).toBeVisible()
})

test.each([
  ['Company', '', 'This field is required.'],
  ['Phone', '', 'This field is required.'],
  ['Phone', '31255', 'Invalid phone number. Should be 10 digits with optional extension.'],
  ['Zip Code', '123', 'Please enter a valid zip or postal code'],
  ['Email', 'ada', 'Please enter a valid email address.'],
  ['First Name', '1234', 'Please enter a valid name'],
])(
  'field %s with value %j is validated on blur: %s [FORM-052, FORM-053, FORM-056, FORM-085, FORM-088]',
  async (label, typed, message) => {
    const { user, sheet } = await openSheet()
    const field = sheet.getByLabelText(label)
    await user.click(field)
    if (typed) await user.type(field, typed)
    await user.tab()
    expect(await sheet.findByText(message)).toBeVisible()
  },
)

test('while the request is pending, the form is covered by an announced overlay and keeps the focus [FORM-050]', async () => {
  let answer = () => {}
  held = new Promise((resolve) => {
    answer = resolve
  })
  const opened = await openSheet()
  await fillRequester(opened)
  await click(opened, 'Download PDF')
  const shown = await opened.sheet.findByText('Sending your request…')
  expect(shown).toHaveAttribute('role', 'status')
  const button = opened.sheet.getByRole('button', { name: 'Download PDF' })
  expect(button.closest('[aria-busy=true]:not(button)')).toContainElement(shown)
  await waitFor(() => expect(button).toHaveFocus())
  answer()
  await opened.sheet.findByText('Success! Your Digital Catalog Is Ready')
  expect(opened.sheet.queryByText('Sending your request…')).not.toBeInTheDocument()
})

test('when the site requires a captcha, each catalog needs a solved captcha of its own [FORM-014, FORM-089]', async () => {
  asksForCaptcha = true
  const opened = await openSheet()
  const human = () => opened.sheet.findByLabelText('I am a person, not a robot')
  await human()
  await fillRequester(opened)
  expect(opened.sheet.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  await opened.user.click(await human())
  await click(opened, 'Download PDF')
  await opened.user.click(await opened.sheet.findByRole('button', { name: 'REQUEST CATALOG' }))
  expect(await human()).not.toBeChecked()
  expect(leads).toEqual([
    expect.objectContaining({ recaptchaToken: expect.stringMatching(/^a-riddle\.\d+$/) }),
  ])
})
