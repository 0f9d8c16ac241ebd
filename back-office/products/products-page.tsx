import { Box } from '@chakra-ui/react/box'
import { merchandiseApi } from '../api/merchandise-api'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { useSites } from '../parts/site-choice'
import { usePagedList } from '../parts/use-list'
import { FILTERS, ProductFilters } from './product-filters'
import { ProductTable } from './product-table'

const PAGE_SIZE = 25

/** The whole catalog, including products that are offline. */
export function ProductsPage() {
  const { filter, change, list, total, pages } = usePagedList({
    name: 'products',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listProducts,
  })
  const sites = useSites()
  const site = sites.find(({ id }) => id === filter.siteId) ?? sites[0]
  const products = list.data?.products
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
      <ListResult
        query={list}
        failure="The products cannot be shown."
        entries={products}
        nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
      >
        {(found) => <ProductTable products={found} currency={site?.currency ?? 'USD'} />}
      </ListResult>
      <Pages {...pages} />
    </PageBody>
  )
}
