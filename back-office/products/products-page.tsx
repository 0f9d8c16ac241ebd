import { Box } from '@chakra-ui/react/box'
import { useQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { NothingFound, QueryState } from '../parts/query-state'
import { useAddressFilter } from '../parts/use-address-filter'
import { useDebounced } from '../parts/use-debounced'
import { FILTERS, ProductFilters } from './product-filters'
import { ProductTable } from './product-table'

const PAGE_SIZE = 25
const PAUSE_MS = 250

/** The whole catalogue, offline products included. */
export function ProductsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const asked = useDebounced(filter, PAUSE_MS)
  const offset = Math.max(0, Number(asked.offset) || 0)
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  const list = useQuery({
    queryKey: ['products', asked],
    queryFn: () => merchandiseApi.listProducts({ ...asked, offset, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const sites = known.data?.sites ?? []
  const site = sites.find(({ id }) => id === asked.siteId) ?? sites[0]
  const { products, total = 0 } = list.data ?? {}
  return (
    <PageBody
      title="Products"
      aside={
        <Box role="status" color="fg.muted" fontSize="sm">
          {list.data && `${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`}
        </Box>
      }
    >
      <ProductFilters filter={filter} sites={sites} onChange={change} />
      <QueryState query={list} failure="The products cannot be shown." />
      {products?.length === 0 && (
        <NothingFound title="Nothing found" text="Try another word, or fewer filters." />
      )}
      {products && products.length > 0 && (
        <ProductTable products={products} currency={site?.currency ?? 'USD'} />
      )}
      <Pages
        offset={offset}
        size={PAGE_SIZE}
        total={total}
        onChange={(next) => change({ offset: next === 0 ? '' : String(next) })}
      />
    </PageBody>
  )
}
