import { Box } from '@chakra-ui/react/box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { CounterStock } from '@contracts/counter'
import { counterApi } from '../api/counter-api'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { TextField } from '../parts/text-field'
import { useDebounced } from '../parts/use-debounced'
import { RecordTable, type RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'

const TYPING_MS = 300

const COLUMNS: readonly RecordColumn<CounterStock['products'][number]>[] = [
  {
    id: 'product',
    title: 'Product',
    cell: ({ name, productId }) => <TwoLines below={productId}>{name}</TwoLines>,
  },
  {
    id: 'available',
    title: 'Available',
    isNumber: true,
    isOnPhone: true,
    cell: ({ available }) => available,
  },
]

/** How many pieces a shop has of its products. */
export default function StockPage() {
  const { shopId } = useParams<{ shopId: string }>()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), TYPING_MS)
  const query = useQuery({
    queryKey: ['counter-stock', shopId, text],
    queryFn: () => counterApi.listStock(shopId, text),
    keepPreviousData: true,
  })
  return (
    <PageBody
      title="Stock"
      list={{ to: `/counter?${new URLSearchParams({ shop: shopId })}`, text: 'All pickups' }}
    >
      <Box maxWidth="md" marginBottom="4">
        <TextField
          label="Search"
          type="search"
          value={typed}
          placeholder="Product name or number"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <QueryState query={query} failure="The stock cannot be shown." />
      {query.data && <Products stock={query.data} />}
    </PageBody>
  )
}

function Products({ stock: { products, hasMore } }: { stock: CounterStock }) {
  if (products.length === 0)
    return <NothingFound title="No products found" text="Use another word, or fewer." />
  return (
    <>
      <RecordTable
        caption="Stock"
        columns={COLUMNS}
        rows={products}
        toKey={({ productId }) => productId}
        isWhole
      />
      {hasMore && (
        <Box color="fg.muted" marginTop="4">
          There are more. Search for a product.
        </Box>
      )}
    </>
  )
}
