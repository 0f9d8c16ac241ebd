import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useSheet } from '@/ui/use-sheet'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import ConciergeSheet from './concierge-sheet'

const KNOWN: Record<string, object> = {
  '94108': { id: 'bay', name: 'Anselm Reyes', phone: '(415) 555-0162', email: 'bay@m.example' },
  '60601': { id: 'central', name: 'Ingrid Halvorsen', phone: '(312) 555-0163' },
}
let content: object | undefined
let failures: number
let asked: string[]

serve(
  http.get('*/api/test-site/concierge/:id', ({ params }) => {
    asked.push(String(params.id))
    failures -= 1
    if (failures >= 0) return HttpResponse.error()
    const found = KNOWN[String(params.id)]
    return HttpResponse.json(found ?? { title: 'Not Found', type: 'x' }, {
      status: found ? 200 : 404,
    })
  }),
  http.get('*/api/test-site/content', () =>
    HttpResponse.json(content ?? { title: 'Not Found', type: 'x' }, {
      status: content ? 200 : 404,
    }),
  ),
)

beforeEach(() => {
  content = undefined
  failures = 0
  asked = []
})

async function openSheet() {
  const user = userEvent.setup()
  renderApp(<ConciergeSheet />)
  act(() => useSheet().open('find-a-concierge', {}))
  const sheet = within(await screen.findByRole('dialog', { name: 'Find a Concierge' }))
  const find = async (code: string) => {
    await user.clear(sheet.getByLabelText('Zip Code'))
    await user.type(sheet.getByLabelText('Zip Code'), code)
    await user.click(sheet.getByRole('button', { name: 'Find' }))
  }
  return { user, sheet, find }
}

test('a postal code finds a concierge with telephone and email [FORM-061, FORM-062, FORM-066, FORM-067, FORM-097]', async () => {
  const { sheet, find } = await openSheet()
  expect(sheet.getByRole('heading', { name: 'Find A Concierge' })).toBeVisible()
  await find('94108')
  expect(await sheet.findByRole('heading', { name: 'Meet Anselm Reyes' })).toBeVisible()
  expect(sheet.getByRole('link', { name: '(415) 555-0162' })).toLeadTo('tel:+14155550162')
  expect(sheet.getByRole('link', { name: 'Email Me' })).toLeadTo('mailto:bay@m.example')
  await waitFor(() => expect(sheet.getByRole('status')).toHaveFocus())
  expect(asked).toEqual(['94108'])
})

test('a double click sends one request', async () => {
  const { user, sheet } = await openSheet()
  await user.type(sheet.getByLabelText('Zip Code'), '94108')
  const button = sheet.getByRole('button', { name: 'Find' })
  fireEvent.click(button)
  fireEvent.click(button)
  await sheet.findByRole('heading', { name: 'Meet Anselm Reyes' })
  expect(asked).toEqual(['94108'])
})

test('a concierge without an email address has no email link, and another code can be tried [FORM-063, FORM-065]', async () => {
  const { user, sheet, find } = await openSheet()
  await find('60601')
  expect(await sheet.findByRole('heading', { name: 'Meet Ingrid Halvorsen' })).toBeVisible()
  expect(sheet.queryByRole('link', { name: 'Email Me' })).not.toBeInTheDocument()
  await user.click(sheet.getByRole('button', { name: 'Try another zip code' }))
  await find('94108')
  expect(await sheet.findByRole('heading', { name: 'Meet Anselm Reyes' })).toBeVisible()
})

test.each([
  [
    'an editor’s',
    { contentType: 'concierge', notFound: { html: '<p>Call the desk.</p>' } },
    'Call the desk.',
  ],
  ['our', undefined, 'Sorry, we could not find a concierge for your postal code.'],
])(
  'when no concierge is found, %s text is shown [FORM-064, FORM-092]',
  async (_whose, item, text) => {
    content = item
    const { sheet, find } = await openSheet()
    await find('10001')
    expect(await sheet.findByText(text)).toBeVisible()
  },
)

test('an invalid postal code is not sent [FORM-059]', async () => {
  const { user, sheet } = await openSheet()
  expect(sheet.getByRole('button', { name: 'Find' })).toBeDisabled()
  await user.type(sheet.getByLabelText('Zip Code'), '123')
  await user.tab()
  expect(await sheet.findByText('Please enter a valid zip or postal code')).toBeVisible()
  expect(asked).toEqual([])
})

test('a failure is shown in a banner at the top, and the code is kept for a retry [FORM-040, FORM-051, ERR-010]', async () => {
  failures = 1
  const { user, sheet, find } = await openSheet()
  await find('94108')
  const banner = await sheet.findByRole('alert')
  expect(banner).toHaveTextContent(
    'Sorry there was a problem submitting your request, please try again',
  )
  await waitFor(() => expect(banner).toHaveFocus())
  await user.click(sheet.getByRole('button', { name: 'Find' }))
  expect(await sheet.findByRole('heading', { name: 'Meet Anselm Reyes' })).toBeVisible()
})
