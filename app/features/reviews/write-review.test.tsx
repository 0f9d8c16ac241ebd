import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { WriteReview } from './write-review'
import type {} from './reviews-block'

let sent: unknown[]
let answers: { status: number; body?: object }[]
let sheet: ReturnType<typeof useSheet>
let isOpen: boolean | undefined

function Host() {
  sheet = useSheet()
  const state = useSheetState()
  isOpen = state?.isOpen
  return state ? <WriteReview productId="box" productName="Box" /> : null
}

serve(
  http.post('*/api/test-site/reviews', async ({ request }) => {
    sent.push(await request.json())
    const { status, body = {} } = answers.shift() ?? { status: 202 }
    return HttpResponse.json(body, { status })
  }),
)

beforeEach(() => {
  sent = []
  answers = []
  renderApp(<Host />)
  act(() => sheet.open('write-review', { productId: 'box', productName: 'Box' }))
})

// finds the button by text, because searching by role is slow in a large form
const send = () => userEvent.click(screen.getByText('Send review'))

async function type(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

async function fill() {
  await userEvent.click(screen.getByLabelText('4 stars: very good'))
  await type('Title', 'Gone')
  await type('Your review', 'Gone before the kettle had boiled.')
  await userEvent.click(screen.getByLabelText('No'))
  await type('Nickname', 'Ada')
  await type('Email', 'ada@example.com')
  await type('Where you live (optional)', 'Erie, PA')
}

test('missing fields are listed in a focused summary that links to them', async () => {
  await send()
  const summary = await screen.findByRole('alert')
  await waitFor(() => expect(summary).toHaveFocus())
  expect(summary).toHaveTextContent('Please check 5 fields:')
  await userEvent.click(
    screen.getByRole('link', { name: 'Your rating: Please choose one to five stars.' }),
  )
  await waitFor(() => expect(screen.getByLabelText('1 star: not for me')).toHaveFocus())
  await type('Your review', 'Good')
  await send()
  expect(await screen.findAllByText('Please write 20 to 4,000 characters.')).not.toHaveLength(0)
  expect(sent).toEqual([])
})

test('a review is sent once, and shown as waiting for moderation', async () => {
  await fill()
  await userEvent.dblClick(screen.getByText('Send review'))
  const thanks = await screen.findByRole('status')
  expect(thanks).toHaveTextContent('once a person has read it')
  await waitFor(() => expect(thanks).toHaveFocus())
  expect(sent).toEqual([
    {
      productId: 'box',
      rating: 4,
      title: 'Gone',
      text: 'Gone before the kettle had boiled.',
      nickname: 'Ada',
      email: 'ada@example.com',
      location: 'Erie, PA',
      isRecommended: false,
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Back to the product' }))
  expect(isOpen).toBe(false)
})

test('field errors of the server are shown at their fields, others at the top, and the input is kept', async () => {
  answers = [
    { status: 422, body: { message: 'No.', fieldErrors: { nickname: 'Taken by another.' } } },
    { status: 409, body: { message: 'Again?' } },
    { status: 429, body: { message: 'Slowly.' } },
    { status: 422, body: { message: 'No.', fieldErrors: { photo_1: 'Too large.' } } },
    { status: 500 },
  ]
  await fill()
  await send()
  expect(await screen.findAllByText('Taken by another.')).not.toHaveLength(0)
  await waitFor(() => expect(screen.getByLabelText('Nickname')).toHaveFocus())
  for (const text of [
    'We have this review already',
    'Many reviews have come',
    'could not be sent',
    'could not be sent',
  ]) {
    await send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  }
  expect(screen.getByLabelText('Title')).toHaveValue('Gone')
})
