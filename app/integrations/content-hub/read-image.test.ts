import { readImage } from './read-image'

const image = { path: 'heroes/a.jpg', alt: 'A box', width: 800, height: 600 }

test('the focal point of a picture is where it is cut around', () => {
  expect(readImage({ ...image, focalPoint: { x: 0.25, y: 1.4 } })).toEqual({
    link: '/media/heroes/a.jpg',
    alt: 'A box',
    width: 800,
    height: 600,
    position: '25% 100%',
  })
})

test.each([undefined, {}, { x: 0.5 }, { x: 'left', y: 0 }, 'center'])(
  'without one that can be read the style decides: %j',
  (focalPoint) => {
    expect(readImage({ ...image, focalPoint })).not.toHaveProperty('position')
  },
)
