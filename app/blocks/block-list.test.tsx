import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { BlockList, type Slot } from './block-list'
import { readContentPage } from './content-page'

function renderSlots(slots: Slot[]) {
  render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <MemoryRouter>
        <BlockList slots={slots} />
      </MemoryRouter>
    </IntlProvider>,
  )
}

const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {})

test('an empty slot says so', () => {
  renderSlots([null])
  expect(screen.getByText('Missing slotContent')).toBeInTheDocument()
})

test('an unknown type is logged, and the rest of the page stays', () => {
  renderSlots([{ contentType: 'hologram' }, { contentType: 'thin-banner', text: 'News' }])
  expect(screen.getByText('News')).toBeInTheDocument()
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('hologram'))
})

test('a block that cannot be read leaves no trace', () => {
  renderSlots([{ contentType: 'thin-banner' }])
  expect(document.body).toHaveTextContent('')
})

test('only the first hero carries the main heading', async () => {
  const image = { path: 'heroes/a.jpg', alt: 'A', width: 2400, height: 1000 }
  const hero = (headline: string) => ({
    contentType: 'hero-banner',
    headline,
    media: [{ image }],
  })
  renderSlots([hero('One'), hero('Two')])
  expect(await screen.findByRole('heading', { level: 1, name: 'One' })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: 'Two' })).toBeInTheDocument()
})

test('reads a page whatever an editor left in it', () => {
  const page = readContentPage({
    contentType: 'content-page',
    title: 'Help',
    slots: [{ contentType: 'content-text', html: '<p>x</p>' }, null, {}, 'text'],
  })
  expect(page.slots.map((slot) => slot?.contentType)).toEqual([
    'content-text',
    undefined,
    undefined,
    undefined,
  ])
})
