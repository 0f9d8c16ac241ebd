import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeCouponRow } from '@contracts/promotion'
import { couponPath, merchandiseApi } from '../api/merchandise-api'
import { RecordLink } from '../parts/record-link'
import { StateBadge } from '../parts/state-badge'
import { useSites } from '../parts/use-sites'
import { ListPage } from '../records/list-page'
import type { RecordColumn } from '../records/record-table'
import { toOptions, toSiteOptions } from '../records/options'
import { TwoLines } from '../records/two-lines'
import { usePagedList } from '../records/use-list'
import { useRight } from '../session/session-context'
import { AddCouponDialog } from './add-coupon-dialog'
import { COUPON_STATES, couponState, describeCodes, describeLimits } from './coupon-words'

const PAGE_SIZE = 50
const FILTERS = ['text', 'state', 'siteId'] as const
const COLUMNS: readonly RecordColumn<OfficeCouponRow>[] = [
  {
    id: 'id',
    title: 'Coupon',
    sort: true,
    cell: (coupon) => (
      <TwoLines below={coupon.siteName}>
        <RecordLink to={couponPath(coupon)}>{coupon.id}</RecordLink>
      </TwoLines>
    ),
  },
  { id: 'codes', title: 'Codes', sort: true, cell: describeCodes },
  { id: 'limits', title: 'Limits', cell: describeLimits },
  {
    id: 'uses',
    title: 'Used',
    sort: true,
    isNumber: true,
    isOnPhone: true,
    cell: ({ uses }) => uses.toLocaleString('en-US'),
  },
  {
    id: 'state',
    title: 'State',
    sort: true,
    cell: (coupon) => <StateBadge states={COUPON_STATES} state={couponState(coupon)} />,
  },
]

export default function CouponsPage() {
  const history = useHistory()
  const mayChange = useRight('promotions.write')
  const [isAdding, setIsAdding] = useState(false)
  const sites = useSites()
  const list = usePagedList({
    name: 'coupons',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listCoupons,
    rows: ({ coupons }) => coupons,
  })
  return (
    <ListPage
      title="Coupons"
      noun={['coupon', 'coupons']}
      list={list}
      filters={[
        { name: 'text', label: 'Id, or a whole code', type: 'search' },
        { name: 'state', label: 'State', options: toOptions(COUPON_STATES) },
        { name: 'siteId', label: 'Site', options: toSiteOptions(sites) },
      ]}
      columns={COLUMNS}
      toKey={({ siteId, id }) => `${siteId} ${id}`}
      nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
      actions={
        mayChange && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Make a coupon
          </Button>
        )
      }
    >
      {isAdding && (
        <AddCouponDialog
          sites={sites}
          onAdded={(coupon) => history.push(couponPath(coupon))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </ListPage>
  )
}
