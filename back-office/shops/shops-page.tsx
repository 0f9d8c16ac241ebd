import { Button } from '@chakra-ui/react/button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeShopRow } from '@contracts/shop'
import { merchandiseApi, shopPath } from '../api/merchandise-api'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { ListPage } from '../records/list-page'
import { toOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { useRight } from '../session/session-context'
import { CommonDaysDialog } from './common-days-dialog'
import { SHOP_STATES } from './shop-state'

const PAGE_SIZE = 25
const FILTERS = ['text', 'state'] as const
const COLUMNS: readonly RecordColumn<OfficeShopRow>[] = [
  {
    id: 'name',
    title: 'Shop',
    sort: true,
    cell: ({ id, name }) => (
      <TwoLines below={id}>
        <RecordLink to={shopPath(id)}>{name}</RecordLink>
      </TwoLines>
    ),
  },
  { id: 'place', title: 'Place', sort: true, cell: toPlace },
  {
    id: 'state',
    title: 'State',
    sort: true,
    isOnPhone: true,
    cell: ({ state }) => <StateBadge states={SHOP_STATES} state={state} />,
  },
]

export default function ShopsPage() {
  const client = useQueryClient()
  const mayChange = useRight('shops.write')
  const [isAdding, setIsAdding] = useState(false)
  const list = usePagedList({
    name: 'shops',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listShops,
    rows: ({ shops }) => shops,
  })
  return (
    <ListPage
      title="Shops"
      noun={['shop', 'shops']}
      list={list}
      filters={[
        {
          name: 'text',
          label: 'Search',
          type: 'search',
          placeholder: 'Name, city, postal code or id',
        },
        { name: 'state', label: 'State', options: toOptions(SHOP_STATES) },
      ]}
      columns={COLUMNS}
      toKey={({ id }) => id}
      nothing={{ title: 'No shops found', text: 'Shops are added by importing an archive.' }}
      actions={
        mayChange && (
          <Button onClick={() => setIsAdding(true)}>Special days for several shops</Button>
        )
      }
    >
      {isAdding && (
        <CommonDaysDialog
          onClose={() => {
            setIsAdding(false)
            void client.invalidateQueries(['shop'])
          }}
        />
      )}
    </ListPage>
  )
}

/** `San Francisco, CA 94108, US` */
function toPlace({ city, stateCode, postalCode, countryCode }: OfficeShopRow): string {
  const region = [stateCode, postalCode].filter(Boolean).join(' ')
  return [city, region, countryCode].filter(Boolean).join(', ')
}
