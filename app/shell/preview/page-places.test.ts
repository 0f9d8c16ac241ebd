import { findField, firstWords, visitPlaces, withDraft } from './page-places'

const menu = {
  _at: 'menu ',
  contentType: 'nav-menu',
  menus: [
    {
      _at: 'season ',
      contentType: 'season-menu',
      menuDefinition: { displayName: 'Christmas', pageLink: '/christmas' },
    },
    { menuDefinition: { displayName: 'Gifts', pageLink: '/gifts' } },
  ],
}
const page = {
  _at: 'page ',
  contentType: 'content-page',
  title: 'Gifts',
  slots: [
    { _at: 'page slots.0', contentType: 'headline', text: 'For <em>you</em>' },
    {
      _at: 'hero ',
      contentType: 'hero-banner',
      image: { path: 'home/hero.jpg', alt: 'A box' },
      cta: { ctaText: 'Shop', ctaLink: '/category/boxes' },
    },
  ],
}

test('a field is found by its text, its picture or its link, in the item that stores it', () => {
  expect(findField(menu, { text: ' Gifts ' })).toMatchObject({
    itemId: 'menu',
    path: 'menus.1.menuDefinition.displayName',
  })
  expect(findField(menu, { text: 'Christmas' })).toMatchObject({
    itemId: 'season',
    path: 'menuDefinition.displayName',
  })
  expect(findField(page, { text: 'For you' })).toMatchObject({ path: 'slots.0.text' })
  expect(findField(page, { text: '', image: '/image/400/home/hero.jpg' })).toMatchObject({
    itemId: 'hero',
    path: 'image.path',
  })
  expect(findField(page, { text: '→', href: '/category/boxes' })).toMatchObject({
    path: 'cta.ctaLink',
  })
  expect(findField(page, { text: 'Something else entirely' })).toBeUndefined()
})

test('a draft replaces its item wherever it stands, and nothing else', () => {
  const draft = { _at: 'hero ', contentType: 'hero-banner', title: 'New' }
  expect(withDraft(page, 'hero', draft)).toMatchObject({ slots: [page.slots[0], draft] })
  expect(withDraft(page, 'other', draft)).toBe(page)
  const slots = [{ _at: 'page slots.0', contentType: 'headline', text: 'New' }]
  expect(withDraft([page.slots[0]], 'page', { ...page, slots })).toEqual(slots)
})

test('the places of a page come in its order, with their first words', () => {
  const places: [string, string][] = []
  visitPlaces(page, (at, content) => places.push([at, firstWords(content)]))
  expect(places).toEqual([
    ['page ', 'Gifts'],
    ['page slots.0', 'For you'],
    ['hero ', ''],
  ])
})
