/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Button } from './button'
import { createStyleCache, takeRenderedRules } from './style-cache'
import { UiProvider } from './ui-provider'

const render = (part: JSX.Element) =>
  renderToString(<UiProvider cache={createStyleCache()}>{part}</UiProvider>)

test('a page has its rules in one place, and no style elements in between', () => {
  const html = render(<Button>Add to bag</Button>)
  const { names, css } = takeRenderedRules()
  expect(html).not.toContain('<style')
  expect(css).toContain('background:var(--color-accent);')
  for (const name of names.split(' ')) {
    expect(css).toContain(`.ui-${name}`)
    expect(html).toContain(`ui-${name}`)
  }
})

test('every page has the rules of its own parts only', () => {
  render(<Button>Add to bag</Button>)
  const primary = takeRenderedRules()
  render(<Button variant="quiet">Change</Button>)
  const quiet = takeRenderedRules()
  expect(quiet.names).not.toBe('')
  expect(quiet.names).not.toBe(primary.names)
  render(<Button>Add to bag</Button>)
  expect(takeRenderedRules()).toEqual(primary)
})

test('the words of a quiet button begin where a line does, unless it follows another button', () => {
  const inset = 'margin-inline-start:calc(-1 * var(--space-2) - 1px);'
  render(<Button variant="quiet">Change</Button>)
  const { names, css } = takeRenderedRules()
  expect(css).toContain(inset)
  expect(css).toContain(`:where(button, a)+.ui-${names}{margin-inline-start:0;}`)
  render(
    <Button variant="quiet" isWide>
      Continue shopping
    </Button>,
  )
  expect(takeRenderedRules().css).not.toContain(inset)
})

test('what has been rendered is taken once', () => {
  render(<Button>Add to bag</Button>)
  takeRenderedRules()
  expect(takeRenderedRules()).toEqual({ names: '', css: '' })
})
