import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import BoxSizes from './box-sizes'

const sizes = [9, 16].map((count) => ({
  id: `box-${count}`,
  name: 'Build Your Own Box',
  price: count * 3,
  orderable: true,
  inventory: { id: 'i', ats: count === 16 ? 0 : 5, orderable: count !== 16 },
  variationValues: { size: String(count) },
  variationAttributes: [
    { id: 'size', values: [{ value: String(count), name: `${count} Pieces`, orderable: true }] },
  ],
  c_customMixFlavorLimit: 4,
  c_customMixUnitIncrement: 1,
  c_maxPiecesUnits: count,
}))
const boxes = [
  {
    id: 'box',
    name: 'Build Your Own Box',
    shortDescription: 'Piece by piece.',
    primaryCategoryId: 'custom-mix',
    variants: sizes.map(({ id }) => ({ productId: id })),
  },
  {
    id: 'pops',
    name: 'Thirty Lollypops',
    price: 30,
    primaryCategoryId: 'lollypops',
    inventory: { id: 'i', ats: 5, orderable: true },
    c_customMixFlavorLimit: 6,
  },
]
let sold: typeof boxes
const searches = jest.fn()

serve(
  http.post('*/scapi/shopperSearch/productSearch', () => {
    searches()
    return HttpResponse.json({
      total: sold.length,
      hits: sold.map(({ id }) => ({ productId: id })),
    })
  }),
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',')
    return HttpResponse.json({ data: [...boxes, ...sizes].filter(({ id }) => ids?.includes(id)) })
  }),
  http.get('*/site-prefs', () => HttpResponse.json({})),
)
beforeEach(() => {
  sold = boxes
})

const show = () =>
  renderApp(
    <BoxSizes
      item={{ contentType: 'box-sizes', title: 'Sizes and prices' }}
      headingLevel={2}
      isFirst={false}
    />,
  )

test('every box is shown with its sizes and prices, each linking to its builder', async () => {
  show()
  const box = (
    await screen.findByRole('heading', { level: 3, name: 'Build Your Own Box' })
  ).closest('li')
  if (!box) throw new Error('no box')
  expect(
    within(box).getByRole('link', { name: /9 Pieces.*4 flavors of your choice.*\$27\.00/ }),
  ).toLeadTo('/build-a-box/select-item?box=box&size=9')
  expect(within(box).getByRole('link', { name: /16 Pieces.*Sold out.*\$48\.00/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Build This Box Thirty Lollypops/ })).toLeadTo(
    '/lollipops/build-a-box/select-item?box=pops',
  )
})

test('a site without boxes shows nothing', async () => {
  sold = []
  const { container } = show()
  await waitFor(() => expect(searches).toHaveBeenCalledTimes(1))
  expect(container).toBeEmptyDOMElement()
})
