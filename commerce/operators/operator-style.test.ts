import { renderTable } from './operator-style'

it('every table cell has the name of its column, for phones', () => {
  const table = renderTable(
    'Two',
    ['Order', 'Total'],
    [
      ['1', '$2'],
      ['3', '$4'],
    ],
  )
  expect(table).toContain('<caption>Two</caption>')
  expect(table.match(/role="row"/g)).toHaveLength(3)
  expect(table).toContain('<td role="cell" data-label="Total">$4</td>')
})
