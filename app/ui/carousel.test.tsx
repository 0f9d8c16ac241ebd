import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { Carousel } from './carousel'

const WIDTH = 100
let scrolled: number[]

/** Renders six slides, two of them visible, in a browser without layout. */
function show(isLoop: boolean) {
  scrolled = []
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <Carousel label="Row" isLoop={isLoop}>
        {Array.from({ length: 6 }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </Carousel>
    </IntlProvider>,
  )
  const list = screen.getByRole('list', { name: 'Row' })
  Object.defineProperties(list, {
    clientWidth: { value: 2 * WIDTH },
    scrollWidth: { value: 6 * WIDTH },
    scrollTo: {
      value: ({ left = 0 }: ScrollToOptions) => {
        scrolled.push(left)
        list.scrollLeft = left
      },
    },
  })
  screen.getAllByRole('listitem').forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * WIDTH - list.scrollLeft, 0, WIDTH, 0)
  })
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

class FakeRect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
Reflect.set(globalThis, 'DOMRect', FakeRect)

test('a looping row moves by one slide, from the last to the first and back [REC-020]', async () => {
  show(true)
  for (let times = 0; times < 5; times += 1) await click('Show next')
  await click('Show previous')
  await click('Show previous')
  expect(scrolled).toEqual([100, 200, 300, 400, 0, 400, 300])
})

test('any other row moves by what is in sight', async () => {
  show(false)
  await click('Show next')
  await click('Show previous')
  expect(scrolled).toEqual([200, 0])
})
