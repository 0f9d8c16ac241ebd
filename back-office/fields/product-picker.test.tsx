import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ContentField } from '@contracts/content-field'
import { STUDIO_API, type StudioProductChoice } from '@contracts/studio'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { FieldView } from './field-view'
import { FormKnowledgeProvider } from './form-context'

const PRODUCTS: StudioProductChoice[] = [
  {
    ...{ id: 'box', name: 'Box', isOnline: true },
    ...{ price: { fromMinor: 1250, toMinor: 4000, currency: 'USD' }, pieces: 1200 },
  },
  { id: 'bar', name: 'Bar', isOnline: true, pieces: 0 },
  { id: 'egg', name: 'Egg', isOnline: false },
]
serve(
  http.get(`*${STUDIO_API}/products`, ({ request }) => {
    const { searchParams } = new URL(request.url)
    const ids = searchParams.get('ids')?.split(',')
    const choices = ids
      ? PRODUCTS.filter(({ id }) => ids.includes(id))
      : searchParams.get('text') === 'chocolate'
        ? PRODUCTS
        : []
    return HttpResponse.json({ choices })
  }),
  http.get(`*${STUDIO_API}/groups`, () =>
    HttpResponse.json({
      groups: [{ id: 'Members', description: 'Buy often', sites: ['Brindille', 'Volume'] }],
    }),
  ),
)

function renderField(field: ContentField, value: unknown, onChange = jest.fn()) {
  renderOffice(
    <FormKnowledgeProvider
      value={{
        ...{ types: [], locales: ['en-US'], findings: [], body: {}, onChange },
        onRemoval: jest.fn(),
        renderField: (props) => <FieldView {...props} />,
      }}
    >
      <FieldView field={field} path={['field']} label="Products" isRequired value={value} />
    </FormKnowledgeProvider>,
  )
  return onChange
}

test('several products are added at once by keyboard, each with price and stock', async () => {
  const list: ContentField = { kind: 'list', minimum: 1, item: { kind: 'product' } }
  const onChange = renderField(list, ['box', ''])
  expect(await screen.findByText('$12.50 to $40.00')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add products' }))
  await userEvent.keyboard('chocolate{Enter}')
  const bar = await screen.findByRole('checkbox', { name: /^Bar bar No price Sold out/ })
  expect(screen.getByRole('checkbox', { name: /^Box .* 1,200 in stock/ })).toBeDisabled()
  const egg = screen.getByRole('checkbox', { name: /^Egg .*Always in stock.*Offline/ })
  await userEvent.click(bar)
  await userEvent.tab()
  expect(egg).toHaveFocus()
  await userEvent.keyboard(' ')
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 products' }))
  expect(onChange).toHaveBeenCalledWith(['field'], ['box', 'bar', 'egg'])
})

test('a customer group is chosen from those of the sites, and an unknown one is named', async () => {
  const onChange = renderField({ kind: 'customer-group' }, 'Gone')
  expect(await screen.findByText(/No site has this group/)).toBeInTheDocument()
  const select = screen.getByLabelText('Products')
  expect(select).toHaveDisplayValue('Gone')
  await userEvent.selectOptions(select, 'Members: Buy often (Brindille, Volume)')
  expect(onChange).toHaveBeenCalledWith(['field'], 'Members')
})

test('a priority beyond the list stays, and is explained', async () => {
  const onChange = renderField({ kind: 'rank' }, 40)
  const select = screen.getByLabelText('Products')
  expect(select).toHaveDisplayValue('40')
  expect(screen.getByText(/sees the one with the lowest number/)).toBeInTheDocument()
  await userEvent.selectOptions(select, '1, before all others')
  expect(onChange).toHaveBeenCalledWith(['field'], 1)
})
