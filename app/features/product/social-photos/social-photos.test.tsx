import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { createTestQueryClient, renderApp, testSite } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import { SocialPhotosSection } from './social-photos-section'

const server = serve()
let asked: string[]

beforeEach(() => {
  asked = []
})

function answer(photos: object[]): void {
  server.use(
    http.get('*/api/test-site/social-photos', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ photos })
    }),
  )
}

function show(socialPhotosEnabled: boolean) {
  const queryClient = createTestQueryClient()
  const preferences = { ...DEFAULT_PREFERENCES, socialPhotosEnabled }
  queryClient.setQueryData(['site-preferences', testSite.id], preferences)
  return renderApp(<SocialPhotosSection productId="box" />, { queryClient })
}

test('a site without social photos sends no request [PDP-015]', () => {
  const { container } = show(false)
  expect(container).toBeEmptyDOMElement()
  expect(asked).toEqual([])
})

test('photos are requested by product and link to their pages [PDP-015]', async () => {
  answer([
    {
      id: '1',
      link: '/media/recipes/cake.jpg',
      alt: 'A cake',
      title: 'Cake',
      author: 'Ada',
      href: '/recipes/cake',
    },
  ])
  show(true)
  expect(await screen.findByRole('link', { name: 'Cake' })).toLeadTo('/recipes/cake')
  expect(screen.getByAltText('A cake')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/image\/\d+\/recipes\/cake\.jpg$/),
  )
  expect(screen.getByText('by Ada')).toBeVisible()
  expect(asked).toEqual(['?productId=box'])
})

test('a product without photos shows nothing', async () => {
  answer([])
  const { container } = show(true)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(container).toHaveTextContent('')
})
