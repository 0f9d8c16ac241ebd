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

test('more than six filters fold, but not one that is in use', async () => {
  renderBar(8, ['field0', 'field3', 'field7'])
  // the styles of a field that never folds; tests have no widths
  const look = (name: string) =>
    screen.getByLabelText(name).closest('[role="search"] > * > *')?.className
  const isFolded = (name: string) => look(name) !== look('field0')
  expect(['field2', 'field6', 'field7'].map(isFolded)).toEqual([true, true, false])
  const more = screen.getByRole('button', { name: 'More filters' })
  await userEvent.click(more)
  expect(isFolded('field6')).toBe(false)
  expect(screen.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('up to three filters never fold', () => {
  renderBar(3, ['field0'])
  expect(screen.queryByRole('button')).toBeNull()
})
