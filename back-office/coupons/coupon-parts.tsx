import { Box } from '@chakra-ui/react/box'
import { Code } from '@chakra-ui/react/code'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OfficeCoupon } from '@contracts/promotion'
import { merchandiseApi } from '../api/merchandise-api'
import { MomentText } from '../parts/moment-text'
import { Pages } from '../parts/pages'
import { QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'

const PAGE_SIZE = 10

export function CouponCodes({ coupon, actions }: { coupon: OfficeCoupon; actions: ReactNode }) {
  const [offset, setOffset] = useState(0)
  const list = useQuery({
    queryKey: ['codes', coupon.siteId, coupon.id, offset],
    queryFn: () => merchandiseApi.listCodes(coupon, { offset, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const { codes = [], total = 0 } = list.data ?? {}
  return (
    <SectionBox title={`Codes (${total.toLocaleString('en-US')})`} aside={actions}>
      <QueryState query={list} failure="The codes cannot be shown." />
      <Stack as="ul" gap="2" listStyleType="none">
        {codes.map(({ code, uses }) => (
          <Flex as="li" key={code} justify="space-between" gap="3">
            <Code colorPalette="gray" overflowWrap="anywhere">
              {code}
            </Code>
            <Box fontSize="sm" color="fg.muted" whiteSpace="nowrap">
              {uses === 0 ? 'not used' : `used ${uses} ${uses === 1 ? 'time' : 'times'}`}
            </Box>
          </Flex>
        ))}
      </Stack>
      <Pages offset={offset} size={PAGE_SIZE} total={total} onChange={setOffset} />
    </SectionBox>
  )
}

export function CouponRedemptions({ coupon }: { coupon: OfficeCoupon }) {
  const [offset, setOffset] = useState(0)
  const list = useQuery({
    queryKey: ['redemptions', coupon.siteId, coupon.id, offset],
    queryFn: () => merchandiseApi.listRedemptions(coupon, { offset, limit: PAGE_SIZE }),
    keepPreviousData: true,
  })
  const { redemptions = [], total = 0 } = list.data ?? {}
  return (
    <SectionBox title={`Used by (${total.toLocaleString('en-US')})`}>
      <QueryState query={list} failure="The orders cannot be shown." />
      {list.data && total === 0 && <Box color="fg.muted">No order yet.</Box>}
      <Stack as="ul" gap="3" listStyleType="none">
        {redemptions.map(({ orderNo, code, email, at }) => (
          <Box as="li" key={`${orderNo} ${code}`} overflowWrap="anywhere">
            Order{' '}
            <TextLink to={`/promotions/explain?of=${encodeURIComponent(orderNo)}`}>
              {orderNo}
            </TextLink>
            {email && `, ${email}`}
            <Box fontSize="xs" color="fg.muted">
              {code && `${code}, `}
              <MomentText iso={at} />
            </Box>
          </Box>
        ))}
      </Stack>
      <Pages offset={offset} size={PAGE_SIZE} total={total} onChange={setOffset} />
    </SectionBox>
  )
}
