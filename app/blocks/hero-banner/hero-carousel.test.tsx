import { act, fireEvent, screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import HeroCarousel from './hero-carousel'

const image = { path: 'heroes/a.jpg', alt: '', width: 2400, height: 1000 }
const hero = (headline: string) => ({
  contentType: 'hero-banner',
  headline,
  media: [{ image }],
  ctaList: [{ ctaText: `See ${headline}`, ctaLink: '/category/x', ctaType: 'primary' }],
})
const item = {
  contentType: 'hero-carousel',
  title: 'Featured',
  slides: [hero('Christmas'), { contentType: 'hero-banner' }, hero('Hearts'), hero('Easter')],
}

let prefersReducedMotion = false

beforeEach(() => {
  jest.useFakeTimers()
  prefersReducedMotion = false
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: prefersReducedMotion }))
})

const show = (fields: object = {}) =>
  renderInShop(<HeroCarousel item={{ ...item, ...fields }} headingLevel={1} isFirst />)
const current = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('the carousel advances every four seconds in a loop and skips invalid slides', () => {
  show()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Christmas')
  expect(current()).toBe('Show slide 1: Christmas')
  pass(3999)
  expect(current()).toBe('Show slide 1: Christmas')
  pass(1)
  expect(current()).toBe('Show slide 2: Hearts')
  pass(4000)
  pass(4000)
  expect(current()).toBe('Show slide 1: Christmas')
})

test('the picture of a slide is loaded shortly before the slide is shown', () => {
  show()
  const loading = () =>
    screen
      .getAllByRole('group')
      .map((slide) =>
        slide.dataset.waiting ? 'none' : slide.querySelector('img')?.getAttribute('loading'),
      )
  expect(loading()).toEqual(['eager', 'none', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'eager'])
})

test('all pictures are loaded when the visitor touches the carousel', () => {
  show()
  const waiting = () => screen.getAllByRole('group').filter((slide) => slide.dataset.waiting)
  expect(waiting()).toHaveLength(2)
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
  expect(waiting()).toEqual([])
})

test('the editor can set the rotation speed', () => {
  show({ rotationSpeed: 2 })
  pass(2000)
  expect(current()).toBe('Show slide 2: Hearts')
})

test('the carousel can be paused and started', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pause automatic slides' }))
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.click(screen.getByRole('button', { name: 'Start automatic slides' }))
  pass(4000)
  expect(current()).toBe('Show slide 2: Hearts')
})

test('the carousel waits while it is hovered or focused', () => {
  show()
  const carousel = screen.getByRole('region', { name: 'Featured' })
  fireEvent.mouseEnter(carousel)
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.mouseLeave(carousel)
  fireEvent.focus(screen.getByRole('link', { name: 'See Hearts' }))
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
})

test('the carousel does not rotate when the visitor prefers reduced motion', () => {
  prefersReducedMotion = true
  show()
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 3: Easter' }))
  expect(current()).toBe('Show slide 3: Easter')
})

test('a single slide is shown as a banner without controls', () => {
  show({ slides: [hero('Christmas')] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Christmas')
})
