import { notifyManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useSheetState } from '@/ui/use-sheet'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { ReviewEntry } from './review-entry'
import ReviewsBlock from './reviews-block'

const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 2]
let votes: unknown[]
let voteStatus: number

const all = RATINGS.map((rating, index) => ({
  id: `r${index}`,
  rating,
  title: `Title ${index}`,
  text: `Text ${index} <b>`,
  nickname: `Nick${index}`,
  location: 'Erie, PA',
  submittedAt: `2026-01-${11 + index}T07:30:00Z`,
  isRecommended: rating > 2,
  helpful: index,
  unhelpful: 0,
  responses: rating === 2 ? [{ name: 'Odile', department: 'Care', text: 'We are sorry.' }] : [],
}))

const summary = {
  average: 4.4,
  count: 10,
  distribution: { 5: 6, 4: 3, 3: 0, 2: 1, 1: 0 },
  recommendedShare: 0.9,
}

const server = serve(
  http.get('*/api/test-site/reviews', ({ request }) => {
    const query = new URL(request.url).searchParams
    const rating = query.get('rating')
    const found = all.filter((one) => rating === null || one.rating === Number(rating))
    if (query.get('sort') === 'lowest') found.sort((a, b) => a.rating - b.rating)
    const offset = Number(query.get('offset'))
    const reviews = found.slice(offset, offset + 8)
    return HttpResponse.json({ summary, reviews, total: found.length })
  }),
  http.post('*/api/test-site/review-votes', async ({ request }) => {
    votes.push(await request.json())
    return HttpResponse.json({ message: 'No.' }, { status: voteStatus })
  }),
)

beforeEach(() => {
  votes = []
  voteStatus = 200
})

const show = () => renderApp(<ReviewsBlock productId="box" productName="Box" />)
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const status = () => screen.findAllByRole('status').then(([first]) => first)

test('a summary and eight of ten reviews are shown until more are loaded', async () => {
  show()
  expect(await screen.findByText('10 reviews')).toBeVisible()
  expect(screen.getByRole('img', { name: '4.4 out of 5 stars' })).toBeVisible()
  expect(screen.getByText('90% would recommend it')).toBeVisible()
  expect(titles()).toHaveLength(8)
  expect(await status()).toHaveTextContent('8 of 10 reviews')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(titles()).toHaveLength(10))
  expect(await status()).toHaveTextContent('10 of 10 reviews')
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('list').at(-1)).toHaveFocus())
  expect(screen.getByText('Our answer, by Odile, Care')).toBeVisible()
  expect(screen.getByText('Text 9 <b>')).toBeVisible()
  expect(screen.getByText('January 19, 2026')).toBeVisible()
  expect(screen.getByText('January 10, 2026')).toBeVisible()
})

test('clicking a rating bar filters the list, and clicking it again removes the filter', async () => {
  show()
  const bar = await screen.findByRole('button', { name: '4 stars 3 reviews' })
  await userEvent.click(bar)
  expect(bar).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(titles()).toEqual(['Title 6', 'Title 7', 'Title 8']))
  expect(await status()).toHaveTextContent('3 of 3 reviews with 4 stars')
  await userEvent.click(bar)
  await waitFor(() => expect(titles()).toHaveLength(8))
  await userEvent.click(screen.getByRole('button', { name: '1 star 0 reviews' }))
  expect(await screen.findByText('Nobody has given this rating yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(titles()).toHaveLength(8))
  await waitFor(async () => expect(await status()).toHaveFocus())
})

test('sorting goes back to the first page and keeps the focus', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(titles()).toHaveLength(10))
  const sort = screen.getByLabelText('Sort by')
  sort.focus()
  await userEvent.selectOptions(sort, 'Lowest rated')
  await waitFor(() => expect(titles()[0]).toBe('Title 9'))
  expect(titles()).toHaveLength(8)
  await waitFor(() => expect(sort).toHaveFocus())
})

test('a vote counts once per browser', async () => {
  const { unmount } = show()
  const [first] = await screen.findAllByRole('article')
  const entry = within(first ?? document.body)
  await userEvent.dblClick(entry.getByRole('button', { name: /^Yes \(0\)/ }))
  expect(await entry.findByText('Thank you for saying so.')).toBeVisible()
  await waitFor(() => expect(entry.getByRole('button', { name: /^Yes \(1\)/ })).toHaveFocus())
  expect(votes).toEqual([
    { reviewId: 'r0', isHelpful: true, authorId: expect.stringMatching(/^[\da-f]{32}$/) },
  ])
  unmount()
  show()
  const [again] = await screen.findAllByRole('article')
  const no = within(again ?? document.body).getByRole('button', { name: /^No/ })
  await waitFor(() => expect(no).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(no)
  expect(votes).toHaveLength(1)
})

test('a second click before the first is shown is not sent', async () => {
  notifyManager.setNotifyFunction((report) => void setTimeout(report, 50))
  try {
    show()
    const [first] = await screen.findAllByRole('article')
    const entry = within(first ?? document.body)
    await userEvent.dblClick(entry.getByRole('button', { name: /^Yes \(0\)/ }))
    expect(await entry.findByText('Thank you for saying so.')).toBeVisible()
    expect(votes).toHaveLength(1)
  } finally {
    notifyManager.setNotifyFunction((report) => report())
  }
})

test('a vote is not counted twice when the reviews are fetched again', async () => {
  const [review] = all
  if (!review) throw new Error('no review')
  const { rerender } = renderApp(<ReviewEntry review={review} />)
  await userEvent.click(screen.getByRole('button', { name: /^Yes \(0\)/ }))
  expect(await screen.findByRole('button', { name: /^Yes \(1\)/ })).toBeVisible()
  rerender(<ReviewEntry review={{ ...review, helpful: 1 }} />)
  expect(screen.getByRole('button', { name: /^Yes \(1\)/ })).toBeVisible()
  rerender(<ReviewEntry review={{ ...review, helpful: 4 }} />)
  expect(screen.getByRole('button', { name: /^Yes \(4\)/ })).toBeVisible()
})

test.each([
  [409, 'Your vote was counted before.'],
  [500, 'Your vote could not be counted. Please try again.'],
])('a vote with the response status %i shows a message', async (answer, text) => {
  voteStatus = answer
  show()
  const [button] = await screen.findAllByRole('button', { name: /^No/ })
  await userEvent.click(button ?? document.body)
  expect(await screen.findByText(text)).toBeVisible()
})

function OpenSheet() {
  const sheet = useSheetState()
  return <p>{sheet && `${sheet.name} ${JSON.stringify(sheet.props)}`}</p>
}

test('without reviews, an invitation to write the first one is shown', async () => {
  server.use(
    http.get('*/api/test-site/reviews', () =>
      HttpResponse.json({
        summary: { average: 0, count: 0, distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } },
        reviews: [],
        total: 0,
      }),
    ),
  )
  renderApp(
    <>
      <ReviewsBlock productId="box" productName="Box" />
      <OpenSheet />
    </>,
  )
  expect(await screen.findByText(/Nobody has written about Box yet/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write a review' }))
  expect(
    screen.getByText('write-review {"productId":"box","productName":"Box"}'),
  ).toBeInTheDocument()
})

test('reviews that could not be loaded can be retried', async () => {
  server.use(
    http.get('*/api/test-site/reviews', () => new HttpResponse(null, { status: 503 }), {
      once: true,
    }),
  )
  show()
  expect(await screen.findByText('The reviews could not be loaded.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('10 reviews')).toBeVisible()
})
