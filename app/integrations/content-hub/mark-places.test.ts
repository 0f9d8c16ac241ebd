import { markPlaces } from './mark-places.server'

const meta = (deliveryId: string) => ({ _meta: { deliveryId } })

test('items and blocks know where they are stored, other parts do not', () => {
  const marked = markPlaces({
    ...meta('page'),
    contentType: 'content-page',
    _at: 'forged ',
    slots: [
      { contentType: 'headline', text: 'Here', link: { pageLink: '/' } },
      { ...meta('hero'), contentType: 'hero-carousel', slides: [{ contentType: 'hero-banner' }] },
      null,
    ],
  })
  expect(marked).toMatchObject({
    _at: 'page ',
    slots: [
      { _at: 'page slots.0', link: { pageLink: '/' } },
      { _at: 'hero ', slides: [{ _at: 'hero slides.0' }] },
      null,
    ],
  })
  expect(JSON.stringify(marked)).not.toContain('"pageLink":"/","_at"')
})

test('content that belongs to no item has no place', () => {
  expect(markPlaces({ contentType: 'headline', text: 'New' })).not.toHaveProperty('_at')
})
