import { toContentDocument } from './content-document'
import { buildContentIndex, searchContentIndex } from './content-index'

const page = (path: string, title: string, rest: object = {}) => ({
  _meta: { deliveryId: `id-${path}`, deliveryKey: `pages/${path}` },
  contentType: 'content-page',
  title,
  slots: [],
  ...rest,
})
const recipe = (path: string, title: string, item: string, publishedDate: string) =>
  page(`recipes/${path}`, title, {
    description: 'Made in an hour.',
    slots: [
      {
        contentType: 'recipe',
        title,
        introduction: 'For a long evening.',
        image: { path: 'recipes/a.jpg', alt: 'A bowl', width: 1200, height: 800 },
        totalMinutes: 60,
        difficulty: 'easy',
        publishedDate,
        ingredientGroups: [{ items: [item] }],
        steps: [{ html: '<p>Warm the <em>cream</em>.</p>' }],
      },
    ],
  })

const items = [
  recipe('pots', 'Pots de Crème', '100 g of caramel', '2026-01-01'),
  recipe('bark', 'Winter Bark', 'a bar of chocolate', '2026-03-01'),
  recipe('cups', 'Summer Cups', 'a bar of chocolate', '2026-05-01'),
  page('guides/storing', 'A Guide to Storing Caramel'),
  page('blog/snap', 'Snap and Shine', {
    slots: [{ contentType: 'blog', category: 'Craft', html: '<p>Bars of dark chocolate</p>' }],
  }),
  page('help/faq', 'Questions', { slots: [{ entries: [{ html: '<p>Where is my box?</p>' }] }] }),
  page('secret', 'Secret Caramel', { isHidden: true }),
  { ...page('x', 'Caramel of a site'), _meta: { deliveryKey: 'main/home' } },
]
const index = buildContentIndex(
  items.map(toContentDocument).filter((document) => document !== undefined),
)
const find = (query: string) => searchContentIndex(index, query).map(({ hit }) => hit.link)

test('a hit says what its card shows', () => {
  expect(searchContentIndex(index, 'pots')[0]?.hit).toEqual({
    id: 'id-recipes/pots',
    kind: 'recipe',
    title: 'Pots de Crème',
    text: 'Made in an hour.',
    link: '/recipes/pots',
    image: { link: '/media/recipes/a.jpg', alt: 'A bowl', width: 1200, height: 800 },
    totalMinutes: 60,
    difficulty: 'easy',
    publishedDate: '2026-01-01',
  })
})

test.each([
  ['titles before ingredients', 'caramel', ['/guides/storing', '/recipes/pots']],
  ['another form of the word', 'how to store caramels', ['/guides/storing']],
  ['a word begun', 'snap shi', ['/blog/snap']],
  ['without accents', 'creme', ['/recipes/pots']],
  ['what is in the text, markup left out', 'boxes', ['/help/faq']],
  ['no markup', 'em', []],
  ['every word, of equals the newest', 'chocolate bar', ['/recipes/cups', '/recipes/bark', '/blog/snap']], // prettier-ignore
  ['a recipe by what it is', 'winter recipes', ['/recipes/bark']],
  ['what was misspelled', 'caramle', ['/guides/storing', '/recipes/pots']],
  ['nothing where a word is nowhere', 'caramel zzzz', []],
  ['nothing for no word', '&', []],
])('finds %s [SRCH-023]', (_what, query, links) => {
  expect(find(query)).toEqual(links)
})
