import { findMissingTranslations, localesOfItem } from '../../contracts/missing-translations'
import { CONTENT_TYPES } from './content-item.schemas'
import { describeContentTypes } from './describe-content-types.rules'
import { expandTexts } from './localize-content.rules'

const forms = new Map(describeContentTypes(CONTENT_TYPES).map((form) => [form.contentType, form]))
const fieldsOf = (contentType: string) => forms.get(contentType)?.fields ?? []
const LOCALES = ['en-US', 'es-US']
const find = (item: object) => findMissingTranslations(expandTexts(item), LOCALES, fieldsOf)

const both = { 'en-US': 'Gifts', 'es-US': 'Regalos' }
const image = { path: 'a.jpg', width: 1, height: 1 }

test.each([
  ['a text in both languages', { contentType: 'headline', text: both }, []],
  ['a plain text', { contentType: 'headline', text: 'Gifts' }, [{ locale: 'es-US', texts: 1 }]],
  [
    'a text in the other language only',
    { contentType: 'headline', text: { 'es-US': 'Regalos' } },
    [{ locale: 'en-US', texts: 1 }],
  ],
  ['what is empty or optional', { contentType: 'headline', text: both, subText: '' }, []],
  [
    'texts of blocks in a page, not their products and links',
    {
      contentType: 'content-page',
      title: both,
      description: both,
      slots: [
        null,
        { contentType: 'product-carousel', title: 'New', productIds: ['1'] },
        { contentType: 'category-banner', title: both, image: { ...image, alt: 'Box' } },
        { contentType: 'accordion', entries: [{ title: both, html: '<p>Yes</p>' }] },
      ],
    },
    [{ locale: 'es-US', texts: 3 }],
  ],
  [
    'a decorative picture',
    { contentType: 'category-banner', title: both, image: { ...image, alt: '' } },
    [],
  ],
  [
    'a name and a number that are the same in every language',
    {
      contentType: 'contact-box',
      title: both,
      text: both,
      phone: { display: '(503) 555-0100', tel: '+15035550100' },
    },
    [],
  ],
  ['a type that nobody knows', { contentType: 'toString', text: 'Gifts' }, []],
])('%s', (_case, item, expected) => {
  expect(find(item)).toEqual(expected)
})

test('an item needs the languages of its own site, or of all sites', () => {
  const sites = [
    { id: 'brindille', locales: ['en-US', 'es-US'] },
    { id: 'volume', locales: ['en-US'] },
  ]
  expect(localesOfItem({ key: 'volume/home' }, sites)).toEqual(['en-US'])
  expect(localesOfItem({ key: 'brindille/home' }, sites)).toEqual(LOCALES)
  expect(localesOfItem({ key: 'pages/gifts', body: { sites: ['volume'] } }, sites)).toEqual([
    'en-US',
  ])
  expect(localesOfItem({ key: null }, sites)).toEqual(LOCALES)
})
