import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { serve } from '../../../tests/setup/serve'
import { FeedbackButton } from './feedback-button'

const sent: unknown[] = []
const asked: { entryId?: string }[] = []
let status = 200
serve(
  http.post('*/api/test-shop/feedback', async ({ request }) => {
    const body = (await request.json()) as { entryId?: string }
    asked.push(body)
    if (status !== 200) return HttpResponse.json({ title: 'x', detail: 'No.' }, { status })
    sent.push(body)
    return HttpResponse.json({ caseId: 'c1' })
  }),
)
beforeEach(() => {
  sent.length = 0
  asked.length = 0
  status = 200
})

/** Pages without https have no `randomUUID`. */
const leaveHttps = () =>
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })

async function openSurvey() {
  leaveHttps()
  const user = userEvent.setup()
  renderInShop(<FeedbackButton />, '/category/bars')
  await user.click(screen.getByRole('button', { name: 'Feedback' }))
  const survey = within(await screen.findByRole('dialog', { name: 'How are we doing?' }))
  return { user, survey }
}

test('the survey asks how easy the shop is to use, sends the answer and shows a thank-you message', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Hard' }))
  await user.type(survey.getByLabelText(/What could be better/), 'Where are the bars?')
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument()
  expect(sent).toEqual([
    {
      rating: 2,
      comment: 'Where are the bars?',
      email: '',
      page: '/category/bars',
      entryId: expect.any(String),
    },
  ])
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
})

test('a double click sends one answer', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Hard' }))
  const button = survey.getByRole('button', { name: 'Send Feedback' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(sent).toHaveLength(1)
})

test('only the rating is required', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await survey.findByText('Please check one field:')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a failure keeps the input', async () => {
  status = 500
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Easy' }))
  await user.type(survey.getByLabelText(/What could be better/), 'Nothing')
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await survey.findByRole('alert')).toBeInTheDocument()
  expect(survey.getByLabelText(/What could be better/)).toHaveValue('Nothing')
})

test('a retry after a failure reuses the entry id, and a reopened survey gets a new one', async () => {
  status = 500
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Easy' }))
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  await survey.findByRole('alert')
  status = 200
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the page' }))
  await user.click(screen.getByRole('button', { name: 'Feedback' }))
  await user.click(await screen.findByRole('radio', { name: 'Easy' }))
  await user.click(screen.getByRole('button', { name: 'Send Feedback' }))
  await waitFor(() => expect(asked).toHaveLength(3))
  const [first, again, other] = asked.map(({ entryId }) => entryId)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
