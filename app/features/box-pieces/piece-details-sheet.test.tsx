import { act, screen, within } from '@testing-library/react'
import { toAmounts } from '@/rules/nutrition'
import { SheetHost } from '@/shell/sheets/sheet-host'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet } from '@/ui/use-sheet'

// the sheet's code is loaded when it opens

test('the sheet of a piece shows its ingredients and nutrition facts', async () => {
  renderInShop(<SheetHost />)
  act(() =>
    useSheet().open('piece-details', {
      piece: {
        id: 'nut',
        name: 'Nut',
        description: 'A nut in milk chocolate.',
        ingredients: 'Nuts, milk chocolate. Contains: almonds and milk.',
        nutrition: { netWeight: 14, amounts: toAmounts(() => 3) },
        facts: { flags: ['isKosher'], orderable: true },
        marks: [],
      },
    }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: 'Nut' }))
  expect(sheet.getByText('A nut in milk chocolate.')).toBeInTheDocument()
  expect(sheet.getByText('Kosher')).toBeInTheDocument()
  expect(sheet.getByText('Contains almonds and milk')).toBeInTheDocument()
  expect(sheet.getByRole('columnheader', { name: 'One piece, 14 g' })).toBeInTheDocument()
  expect(sheet.getByRole('row', { name: 'Sodium 3 mg' })).toBeInTheDocument()
})
