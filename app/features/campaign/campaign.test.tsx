import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { logError } from '@/lib/log'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { fillIn } from '../../../tests/setup/fill-in'
import { serve } from '../../../tests/setup/serve'
import { Campaign } from './campaign'
import type { CampaignContent } from './campaign.types'

jest.mock('@/lib/log')

const FAILURE = 'There was an error submitting the form. Please try again.'
const box = (checkboxID: string, more = {}) => ({
  checkboxID,
  text: checkboxID,
  required: false,
  preselected: false,
  isGrouped: false,
  ...more,
})
const DRAW: CampaignContent = {
  eventId: 'draw',
  eventPhase: '2',
  maxAllowed: 3,
  checkboxes: [
    box('adult', { required: true, errorMessage: 'Adults only.' }),
    box('byPhone', { isGrouped: true }),
    box('byMail', { isGrouped: true }),
    box('smsOptIn'),
    box('news', { preselected: true }),
  ],
  minOptionsSelection: 1,
  groupedErrorMessage: 'Tell us how to reach you.',
  successText: 'You are in!',
  ctaList: [{ text: 'Shop on', link: '/category/bars', type: 'primary' }],
}

let entries: unknown[]
let riddles: number
let status: number
let held: Promise<void> | undefined
serve(
  http.post('*/api/test-shop/campaign-signup', async ({ request }) => {
    entries.push(await request.json())
    await held
    return HttpResponse.json({ success: status === 200, title: 'x', detail: 'No.' }, { status })
  }),
  http.get('*/api/test-shop/site-prefs', () => HttpResponse.json({ recaptchaEnabled: true })),
  http.post('*/api/test-shop/captcha-challenge', () => {
    riddles += 1
    return HttpResponse.json({ challenge: `riddle-${riddles}`, difficulty: 1 })
  }),
)
const scrollTo = jest.fn()
const scrollIntoView = jest.fn()

Reflect.set(window, 'scrollTo', scrollTo)
Reflect.set(Element.prototype, 'scrollIntoView', scrollIntoView)
beforeEach(() => {
  entries = []
  riddles = 0
  status = 200
  held = undefined
})

const human = () => screen.findByLabelText('I am a person, not a robot')
const button = () => screen.getByRole('button', { name: 'Enter' })

function show(changes: Partial<CampaignContent> = {}) {
  const user = userEvent.setup({ delay: null })
  return { user, ...renderInShop(<Campaign campaign={{ ...DRAW, ...changes }} />, '/draw') }
}
type Shown = ReturnType<typeof show>

const PERSON = {
  'First Name': 'Ada',
  'Last Name': 'Bloom',
  Email: 'ada@example.com',
  Phone: '4155550100',
  'Street Address': '1 Main St',
  City: 'Chicago',
  'Zip Code': '60601',
}

async function fill({ user }: Shown) {
  fillIn(PERSON)
  await user.selectOptions(screen.getByLabelText('State'), 'IL')
  await user.click(screen.getByLabelText('adult'))
  await user.click(screen.getByLabelText('byMail'))
  expect(button()).toBeDisabled()
  await user.click(await human())
  await waitFor(() => expect(button()).toBeEnabled())
}

test('the button is disabled until every field, required box, box group and the captcha are complete [CAMP-007, CAMP-010, CAMP-011]', async () => {
  const shown = show()
  const { user } = shown
  expect(screen.getByLabelText('news')).toBeChecked()
  expect(screen.getByLabelText('adult')).not.toBeChecked()
  await fill(shown)
  for (const [label, text] of Object.entries(PERSON)) {
    await user.clear(screen.getByLabelText(label))
    await waitFor(() => expect(button()).toBeDisabled())
    fillIn({ [label]: text })
    await waitFor(() => expect(button()).toBeEnabled())
  }
  await user.selectOptions(screen.getByLabelText('State'), '')
  await waitFor(() => expect(button()).toBeDisabled())
  await user.selectOptions(screen.getByLabelText('State'), 'IL')
  await waitFor(() => expect(button()).toBeEnabled())
  for (const label of ['adult', 'byMail', 'I am a person, not a robot']) {
    await user.click(screen.getByLabelText(label))
    await waitFor(() => expect(button()).toBeDisabled())
    await user.click(screen.getByLabelText(label))
    await waitFor(() => expect(button()).toBeEnabled())
  }
})

test("an entry is sent with all fields, and the editor's success text is shown [CAMP-001, CAMP-004, CAMP-005, CAMP-008, CAMP-017, CAMP-018, CAMP-019, CAMP-023]", async () => {
  const shown = show()
  const { user } = shown
  await fill(shown)
  expect(screen.getByLabelText('Phone')).toHaveValue('(415) 555-0100')
  await user.type(screen.getByLabelText('Birthday (optional)'), '02291992')
  await user.click(screen.getByLabelText('smsOptIn'))
  let answer = () => {}
  held = new Promise((resolve) => {
    answer = resolve
  })
  await user.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  answer()
  await screen.findByText('You are in!')
  const done = screen.getByRole('status')
  await waitFor(() => expect(done).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Shop on' })).toLeadTo('/category/bars')
  expect(entries).toEqual([
    {
      eventId: 'draw',
      eventPhase: '2',
      entryId: expect.any(String),
      maxAllowed: 3,
      firstName: 'Ada',
      lastName: 'Bloom',
      email: 'ada@example.com',
      birthdate: '02/29/1992',
      phone: '(415) 555-0100',
      address1: '1 Main St',
      city: 'Chicago',
      state: 'IL',
      countryCode: 'US',
      postalCode: '60601',
      smsOptIn: true,
      recaptchaToken: expect.stringMatching(/^riddle-1\./),
      adult: true,
      byPhone: false,
      byMail: true,
      news: true,
    },
  ])
})

test('a double click sends one entry', async () => {
  await fill(show())
  fireEvent.click(button())
  fireEvent.click(button())
  await screen.findByText('You are in!')
  expect(entries).toHaveLength(1)
})

test('a successful entry redirects to the page set by the editor [CAMP-004]', async () => {
  const shown = show({ successRedirectUrl: '/category/christmas' })
  await fill(shown)
  await shown.user.click(button())
  await waitFor(() => expect(shown.address()).toBe('/category/christmas'))
})

test('a failure is shown at the top, and the retry needs a new captcha [CAMP-009, CAMP-020, CAMP-021, CAMP-022]', async () => {
  const shown = show()
  await fill(shown)
  status = 500
  await shown.user.click(button())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' })
  expect(logError).toHaveBeenCalledWith('Failed to signup!', expect.anything())
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(await human()).not.toBeChecked()
  expect(button()).toBeDisabled()
  await shown.user.click(await human())
  await waitFor(() => expect(button()).toBeEnabled())
  status = 409
  await shown.user.click(button())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/as often as it may be/))
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  expect(entries).toMatchObject([
    { recaptchaToken: expect.stringMatching(/^riddle-1\./) },
    { recaptchaToken: expect.stringMatching(/^riddle-2\./) },
  ])
})

test.each([
  ['First Name', '1234', 'Invalid field value', 'CAMP-013'],
  ['Street Address', '123', 'Invalid field value', 'CAMP-013'],
  ['City', 'Sp4ce', 'Invalid field value', 'CAMP-013'],
  ['Phone', '31255', 'Please enter a valid phone number', 'CAMP-012'],
])(
  'field %s with value %s is validated on blur: %s [%s, CAMP-016]',
  async (label, typed, message) => {
    const { user } = show()
    await user.type(screen.getByLabelText(label), typed)
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText(message)).toBeVisible()
  },
)

test("missing checkboxes show the editor's error messages [CAMP-002, CAMP-006, CAMP-014, CAMP-015]", async () => {
  const { user } = show()
  await user.click(screen.getByLabelText('adult'))
  await user.click(screen.getByLabelText('adult'))
  await user.tab()
  expect(await screen.findByText('Adults only.')).toBeVisible()
  await user.click(screen.getByLabelText('byPhone'))
  expect(screen.queryByText('Tell us how to reach you.')).not.toBeInTheDocument()
  await user.click(screen.getByLabelText('byPhone'))
  expect(await screen.findByText('Tell us how to reach you.')).toBeVisible()
})

test('email, street and postal code are cut at their maximum lengths [CAMP-025]', async () => {
  const { user } = show()
  for (const [label, most] of [
    ['Email', 50],
    ['Street Address', 60],
    ['Zip Code', 10],
  ] as const) {
    await user.click(screen.getByLabelText(label))
    await user.paste('a'.repeat(most + 1))
    expect(screen.getByLabelText(label)).toHaveValue('a'.repeat(most))
  }
})
