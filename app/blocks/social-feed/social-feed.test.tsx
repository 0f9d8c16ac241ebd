import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import SocialFeed from './social-feed'

const photo = (id: string, author: string, productIds: string[]) => ({
  id,
  link: `/media/recipes/${id}.jpg`,
  alt: `Picture of ${id}`,
  title: id,
  author,
  href: `/recipes/${id}`,
  productIds,
})
const PHOTOS = [
  photo('cake', 'Ada', ['gone', 'box']),
  photo('pie', 'Ben', ['gone']),
  photo('tart', 'Cleo', ['bar', 'box']),
]

let answer: () => Response
const asked: string[] = []
const usual = window.IntersectionObserver
/** An IntersectionObserver for which no element is ever in view. */
class Far {
  observe() {}
  disconnect() {}
}
serve(
  http.get('*/api/test-site/social-feed', ({ request }) => {
    asked.push(new URL(request.url).search)
    return answer()
  }),
  http.get('*/scapi/shopperProducts/getProducts', () =>
    HttpResponse.json({ data: ['box', 'bar'].map((id) => ({ id, name: `The ${id}` })) }),
  ),
)

beforeEach(() => {
  asked.length = 0
})
afterEach(() => Object.assign(window, { IntersectionObserver: usual }))

const show = (fields: object = {}) =>
  renderApp(
    <SocialFeed
      item={{ contentType: 'social-feed', title: 'Seen', album: 'recipes', ...fields }}
      headingLevel={2}
      isFirst={false}
    />,
  )

test('the photos of an album link to their products, with credits [CNT-041]', async () => {
  answer = () => HttpResponse.json({ photos: PHOTOS })
  show({ text: 'By others.' })
  const feed = within(await screen.findByRole('region', { name: 'Seen' }))
  expect(feed.getByText('By others.')).toBeVisible()
  expect(await feed.findByRole('link', { name: 'The box' })).toLeadTo(
    expect.stringContaining('box'),
  )
  expect(feed.getByText('by Ada')).toBeVisible()
  expect(feed.getByRole('img', { name: 'Picture of cake' })).toBeVisible()
  expect(feed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'The box',
    'The bar',
  ])
  expect(asked).toEqual(['?album=recipes'])
})

test('the feed is not requested before it is near the viewport', () => {
  Object.assign(window, { IntersectionObserver: Far })
  show()
  expect(screen.getByRole('heading', { name: 'Seen', hidden: true })).toBeInTheDocument()
  expect(asked).toEqual([])
})

test.each([
  ['without photos', () => HttpResponse.json({ photos: [] })],
  ['of things that the site does not sell', () => HttpResponse.json({ photos: [PHOTOS[1]] })],
])('an album %s shows nothing', async (_, own) => {
  answer = own
  show()
  expect(await screen.findByRole('heading', { name: 'Seen' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

test('a failed request shows nothing and is logged', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {})
  answer = () => HttpResponse.json({ title: 'Down' }, { status: 500 })
  show()
  await waitFor(() => expect(warnings).toHaveBeenCalledWith(expect.stringContaining('social feed')))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a feed without an album renders nothing', () => {
  const { container } = show({ album: ' ' })
  expect(container).toBeEmptyDOMElement()
})
