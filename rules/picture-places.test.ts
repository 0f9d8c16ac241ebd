import { findPicturePlace, isTooSmallFor, locatePicture, neededPixels } from './picture-places'

const image = { path: 'a.jpg', width: 10, height: 10 }
const hero = (more: object, position: string) => ({
  contentType: 'hero-banner',
  media: [{ image: { ...image, ...more } }],
  textControls: { position },
})

test.each([
  ['left', { desktop: '60% 50%', phone: '78% 50%' }],
  ['right', { desktop: '40% 50%', phone: '16% 50%' }],
  ['center', { desktop: '50% 50%', phone: '50% 50%' }],
])('a hero with its words on the %s shows the other side', (position, shown) => {
  const page = { contentType: 'content-page', slots: [null, hero({}, position)] }
  expect(locatePicture(page, ['slots', 1, 'media', 0, 'image'])).toEqual({
    place: 'hero-banner media.image',
    ...shown,
  })
})

test('a focal point decides before the side of the words', () => {
  const item = hero({ focalPoint: { x: 0.105, y: 1 } }, 'left')
  expect(locatePicture(item, ['media', 0, 'image'])).toMatchObject({
    desktop: '11% 100%',
    phone: '11% 100%',
  })
})

test('a hero with a picture for phones shows each on its own device', () => {
  const { media, ...rest } = hero({}, 'center')
  const item = { ...rest, media: [{ ...media[0], mobileImage: image }] }
  expect(locatePicture(item, ['media', 0, 'image'])).toEqual({
    place: 'hero-banner media.image',
    desktop: '50% 50%',
  })
  expect(locatePicture(item, ['media', 0, 'mobileImage'])).toEqual({
    place: 'hero-banner media.mobileImage',
    phone: '50% 50%',
  })
})

test('the place of a picture of the page itself has a name and no size', () => {
  const { place } = locatePicture({ contentType: 'content-page', image }, ['image'])
  expect(place).toBe('content-page image')
  expect(findPicturePlace(place)).toBeUndefined()
  expect(isTooSmallFor({ width: 1, height: 1 }, place)).toBe(false)
  expect(findPicturePlace('constructor')).toBeUndefined()
})

test.each([
  [{ width: 1088, height: 600 }, 'hero-banner media.image', false],
  [{ width: 1087, height: 600 }, 'hero-banner media.image', true],
  [{ width: 1088, height: 599 }, 'hero-banner media.image', true],
  // shown as a whole: the height does not count
  [{ width: 1200, height: 10 }, 'blog image', false],
])('%j in the place %s is too small: %s', (picture, place, expected) => {
  expect(isTooSmallFor(picture, place)).toBe(expected)
})

test('phones show two pixels for one', () => {
  const place = findPicturePlace('info-card-list cards.image')
  expect(place && neededPixels(place)).toEqual({ width: 670, height: 446 })
})
