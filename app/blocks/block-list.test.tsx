import { screen, within } from '@testing-library/react'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { BlockList } from './block-list'
import { readContentPage } from './content-page'
import { readSlots, slotForGroups, type Slot } from './slot'
// Blocks are loaded lazily; importing them here makes them available at once.
import './email-signup-form/email-signup-form'
import './hero-banner/hero-banner-block'
import './product-carousel/product-carousel'

const { server } = createBasketServer()
const asked: string[] = []
server.events.on('request:start', ({ request }) => void asked.push(request.url))

beforeEach(() => asked.splice(0))

let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation()
})

const renderSlots = (slots: Slot[]) => renderInShop(<BlockList slots={slots} />)
const banner = (text: string) => ({ contentType: 'thin-banner', text })

test('an empty slot shows a notice', () => {
  renderSlots([null])
  expect(screen.getByText('Missing slotContent')).toBeInTheDocument()
})

test('an unknown content type is logged, and the rest of the page is rendered', async () => {
  renderSlots([{ contentType: 'hologram' }, banner('News')])
  expect(await screen.findByText('News')).toBeInTheDocument()
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('hologram'))
})

test.each(['email-signup-form', 'brindille/email-signup-form'])(
  'a dynamic component is chosen by its delivery key %s [CNT-010, FORM-093]',
  async (deliveryKey) => {
    const item = { contentType: 'dynamic-component', _meta: { deliveryKey }, title: 'By e-mail' }
    renderSlots(readSlots([item]))
    expect(await screen.findByRole('heading', { name: 'By e-mail' })).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument()
    expect(warnings).not.toHaveBeenCalled()
  },
)

test.each([{ deliveryKey: 'brindille/hero-banner' }, undefined])(
  'an unknown dynamic component with the metadata %j is only logged [CNT-010]',
  async (_meta) => {
    renderSlots(readSlots([{ contentType: 'dynamic-component', _meta }, banner('News')]))
    await screen.findByText('News')
    expect(document.body).toHaveTextContent(/^News$/)
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining('Dynamic component not found'))
  },
)

test('an invalid block is not rendered', async () => {
  renderSlots([{ contentType: 'thin-banner' }, banner('News')])
  await screen.findByText('News')
  expect(document.body).toHaveTextContent(/^News$/)
})

test('only the first hero banner has the level-1 heading', async () => {
  const image = { path: 'heroes/a.jpg', alt: 'A', width: 2400, height: 1000 }
  const hero = (headline: string) => ({ contentType: 'hero-banner', headline, media: [{ image }] })
  renderSlots([hero('One'), hero('Two')])
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Two' })).toBeInTheDocument()
})

test('all blocks of a page load their products with one request', async () => {
  const row = (title: string, productIds: string[]) => ({
    contentType: 'product-carousel',
    title,
    productIds,
  })
  renderSlots([row('Caramels', ['a', 'b']), row('Truffles', ['b', 'c'])])
  expect(await screen.findByRole('link', { name: 'a' })).toBeInTheDocument()
  const truffles = await screen.findByRole('region', { name: 'Truffles' })
  expect(within(truffles).getAllByRole('article')).toHaveLength(2)
  const calls = asked.filter((url) => url.includes('getProducts'))
  expect(calls.map((url) => new URL(url).searchParams.get('ids'))).toEqual(['a,b,c'])
})

test.each([
  ['a stranger', [], 'For everybody'],
  ['a friend, the lowest rank', ['Friends'], 'For friends'],
])('the slot variation depends on the customer groups: %s', (_, groups, expected) => {
  const slot = {
    ...banner('For everybody'),
    variations: [
      { rank: 20, customerGroups: ['Friends'], content: banner('For friends, later') },
      { rank: 10, customerGroups: ['Friends'], content: banner('For friends') },
      { rank: 1, customerGroups: ['Friends'], content: null },
    ],
  }
  expect(slotForGroups(slot, groups)).toMatchObject({ text: expected })
})

test('a content page with malformed slots can still be read', () => {
  const page = readContentPage({
    contentType: 'content-page',
    title: 'Help',
    slots: [{ contentType: 'content-text', html: '<p>x</p>' }, null, {}, 'text'],
    parents: [{ displayName: 'Help', pageLink: '/help' }, 'Nowhere'],
  })
  expect(page.slots.map((slot) => slot?.contentType)).toEqual([
    'content-text',
    undefined,
    undefined,
    undefined,
  ])
  expect(page.parents).toHaveLength(1)
})
