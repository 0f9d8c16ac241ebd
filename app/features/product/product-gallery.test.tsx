import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../../tests/setup/render-app'
import { ProductGallery } from './product-gallery'

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    link: `http://localhost/media/p${index}.jpg`,
    alt: `View ${index}`,
  }))

let moved: ScrollToOptions[]

beforeEach(() => {
  moved = []
  const remember = (options: ScrollToOptions) => moved.push(options)
  Object.assign(Element.prototype, { scrollTo: remember, scrollBy: remember })
})

const show = (count: number) => {
  renderApp(<ProductGallery name="Truffles" images={images(count)} />)
  return within(screen.getByRole('group', { name: 'Pictures of Truffles' }))
}
const thumbnails = { name: /^Show picture/ }
const arrows = { name: /Earlier pictures|More pictures/ }

test('a single picture is 636 px wide, without thumbnails or arrows [PDP-037, PDP-038]', () => {
  const gallery = show(1)
  expect(gallery.queryByRole('button')).toBeNull()
  const picture = gallery.getByRole('img', { name: 'View 0' })
  expect(picture).toHaveAttribute('width', '636')
  expect(picture.getAttribute('srcset')).toMatch(/^\/image\/636\/p0\.jpg 636w/)
  expect(gallery.queryByText('1 / 1')).toBeNull()
})

test.each([2, 4])(
  '%i pictures have a thumbnail strip that does not scroll [PDP-034]',
  async (count) => {
    const gallery = show(count)
    expect(gallery.getAllByRole('button', thumbnails)).toHaveLength(count)
    expect(gallery.queryByRole('button', arrows)).toBeNull()
    await userEvent.click(gallery.getByRole('button', { name: `Show picture 2 of ${count}` }))
    expect(gallery.getByRole('button', { name: `Show picture 2 of ${count}` })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(moved).toHaveLength(1)
  },
)

test('the thumbnails of five pictures scroll with arrows, one of them disabled at each end [PDP-035]', async () => {
  const gallery = show(5)
  expect(gallery.getByRole('button', { name: 'Earlier pictures' })).toHaveAttribute('aria-disabled')
  const more = gallery.getByRole('button', { name: 'More pictures' })
  expect(more).not.toHaveAttribute('aria-disabled')
  await userEvent.click(more)
  expect(moved).toEqual([{ top: 86, behavior: 'smooth' }])
})

test('several pictures are 548 px wide beside thumbnails of 78 px, and 560 px wide on a phone [PDP-036, PDP-038]', () => {
  const gallery = show(3)
  const [first] = gallery.getAllByRole('img', { name: /View/ })
  expect(first).toHaveAttribute('width', '548')
  expect(first?.getAttribute('srcset')).toMatch(/^\/image\/548\//)
  const mobile = first?.parentElement?.querySelector('source')
  expect(mobile).toHaveAttribute('media', '(max-width: 768px)')
  expect(mobile?.getAttribute('srcset')).toMatch(/^\/image\/560\//)
  const small = gallery.getAllByRole('button', thumbnails)[0]?.querySelector('img')
  expect(small).toHaveAttribute('width', '78')
  // the pictures scroll horizontally, by touch and by keyboard
  expect(gallery.getByRole('list', { name: 'Pictures of Truffles' })).toHaveAttribute(
    'tabindex',
    '0',
  )
})

test('a swipe before hydration sets the current picture [PDP-036]', () => {
  const place = { scrollLeft: 400, clientWidth: 400 }
  const known = Object.entries(place).map(([name, value]) =>
    jest.spyOn(Element.prototype, name as keyof typeof place, 'get').mockReturnValue(value),
  )
  expect(show(5).getByText('2 / 5')).toBeInTheDocument()
  known.forEach((spy) => spy.mockRestore())
})
