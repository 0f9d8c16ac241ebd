import { act, screen, within } from '@testing-library/react'
import { Helmet } from 'react-helmet'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { clearCookies } from '../../tests/setup/clear-cookies'
import { BlockList } from './block-list'
// Blocks are loaded lazily; importing them here makes them available at once.
import './accordion/accordion'
import './alternating-text-image/alternating-text-image'
import './blog/blog'
import './blog/blog-card-list'
import './feature-with-products/feature-with-products'
import './global-banners/countdown-banner'
import './hero-banner/hero-banner-block'
import './job-list/job-list'
import './recipe/recipe'
import './recipe/recipe-card-list'
import './side-bar-navigation/side-bar-navigation'

createBasketServer()

const NOW = Date.parse('2026-12-01T12:00:00Z')
const image = { path: 'products/truffle.jpg', alt: 'A truffle', width: 1200, height: 1200 }
const cta = { ctaText: 'Shop truffles', ctaLink: '/category/truffles', ctaType: 'primary' }

const show = (...slots: ContentItem[]) => renderInShop(<BlockList slots={slots} />, '/help/faq')
const structuredData = () =>
  Helmet.peek().scriptTags.map(({ innerHTML }): unknown => JSON.parse(innerHTML))

test('pictures and texts alternate between left and right', async () => {
  const item = (title: string) => ({ title, html: `<p>${title}</p>`, image })
  show({ contentType: 'alternating-text-image-list', items: ['A', 'B', 'C'].map(item) })
  await screen.findByRole('heading', { name: 'C' })
  const sides = [...document.querySelectorAll('[data-side]')]
  expect(sides.map((row) => row.getAttribute('data-side'))).toEqual(['left', 'right', 'left'])
})

test('accordion entries open independently', async () => {
  const entry = (title: string) => ({ title, html: `<p>Answer ${title}</p>` })
  show({ contentType: 'accordion', title: 'Questions', entries: [entry('One'), entry('Two')] })
  const summaries = await screen.findAllByText(/^(One|Two)$/)
  for (const summary of summaries) act(() => summary.click())
  const open = [...document.querySelectorAll('details')].map((details) => details.open)
  expect(open).toEqual([true, true])
})

test('the side bar marks the current page', async () => {
  const links = [
    { displayName: 'Questions', pageLink: '/help/faq/' },
    { displayName: 'Shipping', pageLink: '/help/shipping-rates' },
  ]
  show({ contentType: 'side-bar-navigation', title: 'Help', links })
  const navigation = await screen.findByRole('navigation', { name: 'Help' })
  const marked = within(navigation).getByRole('link', { current: 'page' })
  expect(marked).toHaveTextContent('Questions')
})

test('open positions are listed as featured jobs', async () => {
  const job = {
    title: 'Enrober',
    location: 'Emeryville, CA',
    type: 'Full-time',
    department: 'Kitchen',
    postedDate: '2026-11-03',
    html: '<p>Coats things.</p>',
    link: 'mailto:jobs@shop.example',
  }
  show({ contentType: 'job-list', jobs: [job, { ...job, title: 'Nobody', postedDate: 'soon' }] })
  expect(await screen.findByRole('heading', { name: 'Featured Jobs' })).toBeInTheDocument()
  expect(screen.getByText('Posted November 3, 2026')).toHaveAttribute('datetime', '2026-11-03')
  expect(screen.getByRole('link', { name: 'Apply for Enrober' })).toLeadTo(job.link)
  expect(screen.queryByText('Nobody')).not.toBeInTheDocument()
})

test('a blog post shows its author and date, also to search engines', async () => {
  show({
    contentType: 'blog',
    title: 'How a truffle is made',
    category: 'Craft',
    author: { name: 'Rosalind Achterberg', role: 'Head of the kitchen' },
    publishedDate: '2026-10-08',
    readingMinutes: 4,
    image,
    introduction: 'Two days.',
    html: '<p>First, ganache.</p>',
    sections: [{ image, caption: 'Round.', html: '<p>Then the shell.</p>' }],
    productIds: ['truffle'],
    productsTitle: 'From this story',
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('How a truffle')
  expect(screen.getByText('By Rosalind Achterberg')).toBeInTheDocument()
  expect(screen.getByText('October 8, 2026')).toHaveAttribute('datetime', '2026-10-08')
  expect(screen.getByText('Round.')).toBeInTheDocument()
  const products = await screen.findByRole('region', { name: 'From this story' })
  expect(await within(products).findByRole('link', { name: 'truffle' })).toBeInTheDocument()
  expect(structuredData()).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'How a truffle is made',
      datePublished: '2026-10-08',
    }),
  )
})

test('a recipe shows its facts, ingredients and numbered steps, also to search engines', async () => {
  show({
    contentType: 'recipe',
    title: 'Hot chocolate',
    yield: '4 cups',
    prepMinutes: 10,
    totalMinutes: 95,
    difficulty: 'easy',
    ingredientGroups: [{ title: 'For the cups', items: ['Milk', 'Chocolate'] }, { items: [] }],
    steps: [
      { title: 'Warm', html: '<p>Warm the <em>milk</em>.</p>' },
      { html: '<p>Melt <chocolate></p>' },
    ],
    tip: 'Salt.',
  })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hot chocolate')
  expect(screen.getByText('1 h 35 min')).toBeInTheDocument()
  expect(screen.getByText('Easy')).toBeInTheDocument()
  const [ingredients, steps] = screen.getAllByRole('list')
  expect(within(ingredients as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  expect(steps?.tagName).toBe('OL')
  expect(structuredData()).toContainEqual(
    expect.objectContaining({
      '@type': 'Recipe',
      totalTime: 'PT95M',
      recipeIngredient: ['Milk', 'Chocolate'],
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Warm', text: 'Warm the milk .' },
        { '@type': 'HowToStep', text: 'Melt' },
      ],
    }),
  )
})

test.each([
  ['blog-card-list', { publishedDate: '2026-10-08', category: 'Craft' }, 'Craft · October 8, 2026'],
  ['recipe-card-list', { totalMinutes: 60, difficulty: 'hard' }, '1 h · For the patient'],
])(
  'the cards of a %s are linked, and cards without a picture are left out',
  async (contentType, fields, kicker) => {
    const card = { title: 'Tempering', text: 'Snap.', image, link: '/blog/tempering', ...fields }
    show({ contentType, title: 'Read on', cards: [card, { title: 'No picture', link: '/x' }] })
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/tempering'])
    expect(screen.getByText((_, element) => element?.textContent === kicker)).toBeInTheDocument()
  },
)

test('a picture with products shows them beside it', async () => {
  show({
    contentType: 'recipe-ingredient-banner',
    title: 'Our cocoa',
    text: 'Dark.',
    image,
    ctaList: [cta],
    productIds: ['cocoa', 'bar'],
  })
  expect(await screen.findByRole('link', { name: 'Shop truffles' })).toBeInTheDocument()
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

describe('countdowns', () => {
  // the faked clock would end a session
  beforeEach(clearCookies)
  beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] }))

  const timer = { countdownEnable: true, date: '2026-12-02T12:00:00-08:00' }
  const hero = (countdownTimer: object) => ({
    contentType: 'hero-banner',
    headline: 'Christmas',
    media: [{ image }],
    countdownTimer,
  })

  test.each([
    ['is on and ahead', timer, 1],
    ['is off', { ...timer, countdownEnable: false }, 0],
    ['is past', { ...timer, date: '2026-11-30T12:00:00Z' }, 0],
    ['has just passed', { ...timer, date: '2026-12-01T11:59:00Z' }, 0],
    ['has an invalid date', { ...timer, date: 'soon' }, 0],
  ])(
    'a hero banner shows a countdown only while it is enabled and in the future: one that %s',
    async (_, countdownTimer, count) => {
      show(hero(countdownTimer))
      await screen.findByRole('heading', { name: 'Christmas' })
      await act(() => jest.advanceTimersByTimeAsync(1000))
      expect(screen.queryAllByRole('timer')).toHaveLength(count)
    },
  )

  test('a countdown banner disappears when its time has come', async () => {
    show({
      contentType: 'global-countdown-banner',
      text: 'Last day',
      countdownTimer: { countdownEnable: true, date: '2026-12-01T12:00:03Z' },
    })
    expect(await screen.findByText('Last day')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(screen.queryByText('Last day')).not.toBeInTheDocument()
  })
})
