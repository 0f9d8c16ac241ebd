import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { FeedbackButton } from './feedback-button'

const sent: unknown[] = []
let status = 200
const server = setupServer(
  http.post('*/api/test-shop/feedback', async ({ request }) => {
    if (status !== 200) return HttpResponse.json({ title: 'x', detail: 'No.' }, { status })
    sent.push(await request.json())
    return HttpResponse.json({ caseId: 'c1' })
  }),
)
beforeAll(() => {
  server.listen()
})
afterAll(() => server.close())
beforeEach(() => {
  sent.length = 0
  status = 200
})

async function openSurvey() {
  const user = userEvent.setup()
  renderInShop(<FeedbackButton />, '/category/bars')
  await user.click(screen.getByRole('button', { name: 'Feedback' }))
  const survey = within(await screen.findByRole('dialog', { name: 'How are we doing?' }))
  return { user, survey }
}

test('asks how easy the shop is, hands the answer over and says thank you', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Hard' }))
  await user.type(survey.getByLabelText(/What could be better/), 'Where are the bars?')
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeInTheDocument()
  expect(sent).toEqual([
    { rating: 2, comment: 'Where are the bars?', email: '', page: '/category/bars' },
  ])
  expect(screen.getByRole('status')).toHaveFocus()
})

test('two presses send once', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Hard' }))
  const button = survey.getByRole('button', { name: 'Send Feedback' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(sent).toHaveLength(1)
})

test('wants the one choice, and nothing else', async () => {
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await survey.findByText('Please check one field:')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a failure keeps what was written', async () => {
  status = 500
  const { user, survey } = await openSurvey()
  await user.click(survey.getByRole('radio', { name: 'Easy' }))
  await user.type(survey.getByLabelText(/What could be better/), 'Nothing')
  await user.click(survey.getByRole('button', { name: 'Send Feedback' }))
  expect(await survey.findByRole('alert')).toBeInTheDocument()
  expect(survey.getByLabelText(/What could be better/)).toHaveValue('Nothing')
})
