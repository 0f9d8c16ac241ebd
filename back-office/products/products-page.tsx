import { merchandiseApi } from '../api/merchandise-api'
import { useSites } from '../parts/use-sites'
import { ListPage } from '../records/list-page'
import { toOneSiteOptions, toOptions } from '../records/options'
import { usePagedList } from '../records/use-list'
import { CategoryFilter } from './category-filter'
import { KIND_NAMES } from './kind-names'
import { toProductColumns } from './product-columns'

const PAGE_SIZE = 25
const FILTERS = ['text', 'state', 'kind', 'categoryId', 'siteId'] as const
const STATES = [
  ['', 'Any'],
  ['online', 'Online'],
  ['offline', 'Offline'],
  ['sold-out', 'Sold out'],
] as const

/**
 * The whole catalog, including products that are offline. Prices, stock and categories are those of
 * the chosen site.
 */
export default function ProductsPage() {
  const list = usePagedList({
    name: 'products',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listProducts,
    rows: ({ products }) => products,
  })
  const sites = useSites()
  const site = sites.find(({ id }) => id === list.filter.siteId) ?? sites[0]
  return (
    <ListPage
      title="Products"
      noun={['product', 'products']}
      list={list}
      filters={[
        { name: 'text', label: 'Name or number', type: 'search' },
        { name: 'state', label: 'State', options: STATES },
        { name: 'kind', label: 'Kind', options: toOptions(KIND_NAMES) },
        {
          name: 'categoryId',
          label: 'Category',
          render: (categoryId, onChange) => (
            <CategoryFilter categoryId={categoryId} onChange={onChange} />
          ),
        },
        { name: 'siteId', label: 'Prices and stock of', options: toOneSiteOptions(sites) },
      ]}
      columns={toProductColumns(site?.currency ?? 'USD')}
      toKey={({ id }) => id}
      nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
    />
  )
}
