import { render } from '@testing-library/react'
import { Button } from './button'
import { createStyleCache } from './style-cache'
import { UiProvider } from './ui-provider'

beforeEach(() => {
  document.head.innerHTML = '<title>A page</title><link rel="stylesheet">'
})

const renderButton = (variant: 'primary' | 'quiet') =>
  render(
    <UiProvider cache={createStyleCache()}>
      <Button variant={variant}>Add</Button>
    </UiProvider>,
  )

test('rules come before the style sheet, so that a CSS module overrides a recipe', () => {
  renderButton('primary')
  const [style] = document.querySelectorAll('style')
  const sheet = document.querySelector('link')
  if (!style || !sheet) throw new Error('no rules')
  expect(style.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what the server wrote stays where it is and is not written again', () => {
  const name = /ui-(\w+)/.exec(renderButton('primary').container.innerHTML)?.[1]
  const written = `<style data-rules="${name}">.ui-${name}{color:red}</style>`
  document.head.innerHTML = `${written}<link rel="stylesheet">`
  const before = document.head.innerHTML
  const served = document.querySelector('style')

  renderButton('primary')
  expect(document.head.innerHTML).toBe(before)

  renderButton('quiet')
  expect(document.head.firstElementChild).toBe(served)
  expect(served?.nextElementSibling).toHaveAttribute('data-emotion', 'ui')
})
