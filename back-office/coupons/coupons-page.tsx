import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Table } from '@chakra-ui/react/table'
import { useState } from 'react'
import { useHistory } from 'react-router-dom'
import type { OfficeCouponRow } from '@domain/promotion-wire'
import { couponPath, merchandiseApi } from '../api/merchandise-api'
import { Choice } from '../parts/choice'
import { ListResult } from '../parts/list-result'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { SiteChoice, useSites } from '../parts/site-choice'
import { TextLink } from '../parts/text-link'
import { usePagedList } from '../parts/use-list'
import { useRight } from '../session/session-context'
import { AddCouponDialog } from './add-coupon-dialog'
import { CouponState, describeCodes, describeLimits } from './coupon-words'

const PAGE_SIZE = 50
const FILTERS = ['text', 'state', 'siteId'] as const
const STATES = [
  ['', 'Any'],
  ['enabled', 'Enabled'],
  ['disabled', 'Disabled'],
] as const

/** The coupons of all sites, and a button that adds one. */
export function CouponsPage() {
  const history = useHistory()
  const mayChange = useRight('promotions.write')
  const [isAdding, setIsAdding] = useState(false)
  const { filter, change, list, total, pages } = usePagedList({
    name: 'coupons',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: merchandiseApi.listCoupons,
  })
  const coupons = list.data?.coupons
  const sites = useSites()
  return (
    <PageBody
      title="Coupons"
      aside={
        mayChange && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Make a coupon
          </Button>
        )
      }
    >
      <Box as="search" aria-label="Coupons" marginBottom="4">
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3">
          <Field.Root gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Field.Label>Id, or a whole code</Field.Label>
            <Input
              type="search"
              background="bg.panel"
              value={filter.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field.Root>
          <Choice
            label="State"
            value={filter.state}
            options={STATES}
            onChange={(state) => change({ state })}
          />
          <SiteChoice value={filter.siteId} onChange={(siteId) => change({ siteId })} />
        </Grid>
      </Box>
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${total} ${total === 1 ? 'coupon' : 'coupons'}`}
      </Box>
      <ListResult
        query={list}
        failure="The coupons cannot be shown."
        entries={coupons}
        nothing={{ title: 'Nothing found', text: 'Try another word, or fewer filters.' }}
      >
        {(found) => <CouponTable coupons={found} />}
      </ListResult>
      <Pages {...pages} />
      {isAdding && (
        <AddCouponDialog
          sites={sites}
          onAdded={(coupon) => history.push(couponPath(coupon))}
          onClose={() => setIsAdding(false)}
        />
      )}
    </PageBody>
  )
}

function CouponTable({ coupons }: { coupons: readonly OfficeCouponRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Coupons</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Coupon</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Codes</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Limits</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Used</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {coupons.map((coupon) => (
            <Table.Row
              key={`${coupon.siteId} ${coupon.id}`}
              background="bg.panel"
              verticalAlign="top"
            >
              <Table.Cell overflowWrap="anywhere">
                <TextLink to={couponPath(coupon)} fontWeight="medium">
                  {coupon.id}
                </TextLink>
                <Box fontSize="xs" color="fg.muted">
                  {coupon.siteName}
                </Box>
                <Box hideFrom="md" fontSize="sm">
                  {describeCodes(coupon)}, {describeLimits(coupon)}
                </Box>
                <Flex hideFrom="md" marginTop="1">
                  <CouponState isEnabled={coupon.isEnabled} />
                </Flex>
              </Table.Cell>
              <Table.Cell hideBelow="md">{describeCodes(coupon)}</Table.Cell>
              <Table.Cell hideBelow="md">{describeLimits(coupon)}</Table.Cell>
              <Table.Cell textAlign="end">{coupon.uses.toLocaleString('en-US')}</Table.Cell>
              <Table.Cell hideBelow="md">
                <CouponState isEnabled={coupon.isEnabled} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
