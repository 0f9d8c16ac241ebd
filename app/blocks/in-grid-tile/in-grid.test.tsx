import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import './in-grid-tile'
import { useInGrid } from './use-in-grid'

const image = { path: 'products/box.jpg', alt: 'A box', width: 1200, height: 1200 }
const cta = { ctaText: 'Build your own', ctaLink: '/category/custom-mix', ctaType: 'link' }
const tile = (contentType: string, title: string) => ({ contentType, title, image, cta })

let item: ContentItem | undefined
const asked: (string | null)[] = []
serve(
  http.get('*/api/*/content', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('key'))
    return item ? HttpResponse.json(item) : HttpResponse.json({ title: 'None' }, { status: 404 })
  }),
)

beforeEach(() => {
  asked.length = 0
})

function InGrid() {
  return (
    <ul>
      {useInGrid('boxes').map(({ key, after, isWide, node }) => (
        <li key={key} aria-label={`After ${after}${isWide ? ', wide' : ''}`}>
          {node}
        </li>
      ))}
    </ul>
  )
}

test('a category has its own single and double in-grid tiles [PLP-016, CNT-030]', async () => {
  item = {
    contentType: 'in-grid-tiles',
    tiles: [
      { categoryId: 'boxes', after: 4, tile: tile('in-grid-tile-double', 'Your choice') },
      { categoryId: 'bars', after: 2, tile: tile('in-grid-tile-single', 'Snap') },
      { categoryId: 'boxes', after: 10, tile: tile('in-grid-tile-single', 'Which size?') },
      { categoryId: 'boxes', after: 'some', tile: tile('in-grid-tile-single', 'Nowhere') },
    ],
  }
  renderApp(<InGrid />)
  const wide = within(await screen.findByRole('listitem', { name: 'After 4, wide' }))
  expect(await wide.findByRole('heading', { name: 'Your choice' })).toBeVisible()
  expect(wide.getByRole('img', { name: 'A box' })).toBeVisible()
  expect(wide.getByRole('link', { name: 'Build your own' })).toLeadTo('/category/custom-mix')
  const single = within(screen.getByRole('listitem', { name: 'After 10' }))
  expect(single.getByRole('heading', { name: 'Which size?' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(asked).toEqual([`${testSite.id}/in-grid-tiles`])
})

test('a site without tiles shows products only', async () => {
  item = undefined
  const { queryClient } = renderApp(<InGrid />)
  const read = () => queryClient.getQueryData(['in-grid', testSite.id, 'boxes'])
  await waitFor(() => expect(read()).toEqual([]))
  expect(screen.queryByRole('listitem')).toBeNull()
})
