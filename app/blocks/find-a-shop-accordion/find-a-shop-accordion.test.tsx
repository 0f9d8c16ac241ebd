import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { STORES } from '@/features/shops/testing/listed-shops'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import FindAShopBlock from './find-a-shop-accordion'

const LIST = '*/mobify/proxy/api/custom/stores/v1/organizations/:org/list'

let stores: typeof STORES | undefined
serve(
  http.get(LIST, () =>
    stores
      ? HttpResponse.json({ stores })
      : HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 }),
  ),
)
let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation()
})

const show = (item: object = {}) =>
  renderApp(
    <FindAShopBlock
      item={{ contentType: 'find-a-shop-accordion', ...item }}
      headingLevel={2}
      isFirst={false}
    />,
  )

test('domestic shops with quantity discounts are listed by state, with directions [SHOP-002, SHOP-003, SHOP-004]', async () => {
  stores = STORES
  show({ title: 'State by state', text: 'Eight of them.' })
  const block = within(await screen.findByRole('region', { name: 'State by state' }))
  const summaries = await waitFor(() => {
    const found = [...document.querySelectorAll('summary')]
    expect(found).toHaveLength(2)
    return found
  })
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    'Arizona1 shop',
    'California2 shops',
  ])
  const [first] = block.getAllByRole('article')
  if (!first) throw new Error('no shop')
  const phoenix = within(first)
  expect(phoenix.getByRole('link', { name: '(415) 555-0128' })).toBeVisible()
  expect(phoenix.getByText('Shop Details')).toLeadTo('/chocolateshops/108')
  expect(phoenix.getByText('Directions')).toBeVisible()
  expect(block.queryByText('Robson Street')).toBeNull()
})

test('a shop list that cannot be loaded is logged and shows an error with a retry [SHOP-037]', async () => {
  stores = undefined
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
  )
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('Unable to fetch store list'))
  stores = STORES
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Arizona')).toBeVisible()
})

test('without such shops the block is not shown', async () => {
  stores = []
  show({ title: 'State by state' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'State by state' })).toBeNull())
})
