import { useHistory } from 'react-router-dom'
import { toShopSearch, type ShopSearch } from '@/domain/shop-search'
import { paths } from '@/site/paths'
import { ZipRangeForm } from './zip-range-form'

/** Zip code and range; the answer is an address of its own (D1 §5). */
export function ShopSearchForm({ search }: { search?: ShopSearch }) {
  const history = useHistory()
  return (
    <ZipRangeForm
      action={history.createHref({ pathname: paths.shops() })}
      search={search}
      onSearch={(wanted) => history.push(`${paths.shops()}${toShopSearch(wanted)}`)}
    />
  )
}
