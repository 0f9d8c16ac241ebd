import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderOffice } from '../testing/render-office'
import { FilterBar } from './filter-bar'

function renderBar(count: number, given: readonly string[] = []) {
  const names = Array.from({ length: count }, (_, index) => `field${index}`)
  const filter = Object.fromEntries(names.map((name) => [name, given.includes(name) ? 'x' : '']))
  const fields = names.map((name) => ({ name, label: name, type: 'search' as const }))
  renderOffice(<FilterBar label="Filters" fields={fields} filter={filter} onChange={jest.fn()} />)
}

test('more than six filters fold, and say how many of them are in use', async () => {
  renderBar(8, ['field0', 'field3', 'field7'])
  const more = screen.getByRole('button', { name: /^More filters/ })
  expect(more).toHaveTextContent('More filters (2) (1)')
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: /^Fewer filters/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('up to three filters never fold', () => {
  renderBar(3, ['field0'])
  expect(screen.queryByRole('button')).toBeNull()
})
