import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OfficeCoupon } from '@contracts/promotion'
import { couponFileUrl, couponPath, merchandiseApi, promotionPath } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { History, historyKey } from '../parts/history'
import { RecordPage } from '../records/record-page'
import { Refusal } from '../parts/refusal'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { CodeFields } from './add-coupon-dialog'
import { CouponCodes, CouponRedemptions } from './coupon-parts'
import { COUPON_STATES, couponState, describeLimits } from './coupon-words'

export default function CouponPage() {
  const { siteId, couponId } = useParams<{ siteId: string; couponId: string }>()
  const key = { siteId, id: couponId }
  const client = useQueryClient()
  const mayChange = useRight('promotions.write')
  const [isMaking, setIsMaking] = useState(false)
  const query = useQuery({
    queryKey: ['coupon', siteId, couponId],
    queryFn: () => merchandiseApi.getCoupon(key),
  })
  const refresh = () =>
    Promise.all([
      client.invalidateQueries(['coupon', siteId, couponId]),
      client.invalidateQueries(['coupons']),
      client.invalidateQueries(historyKey(couponPath(key))),
    ])
  const setEnabled = useMutation({
    mutationFn: (known: boolean) => merchandiseApi.setCouponEnabled(key, !known, known),
    // also after a refused change: another operator may have changed the coupon
    onSettled: refresh,
  })
  return (
    <RecordPage
      title={`Coupon ${couponId}`}
      noun="coupon"
      list="/coupons"
      query={query}
      notice={<Refusal error={setEnabled.error} />}
      aside={(coupon) =>
        mayChange && (
          <Button
            size="sm"
            variant="outline"
            loading={setEnabled.isLoading}
            onClick={() => setEnabled.mutate(coupon.isEnabled)}
          >
            {coupon.isEnabled ? 'Disable' : 'Enable'}
          </Button>
        )
      }
    >
      {(coupon) => (
        <Stack gap="4">
          <Overview coupon={coupon} />
          <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" alignItems="start">
            <Codes coupon={coupon} onMake={() => setIsMaking(true)} />
            <CouponRedemptions coupon={coupon} />
          </Grid>
          <History path={couponPath(key)} />
          {isMaking && (
            <MakeCodesDialog
              coupon={coupon}
              onClose={() => {
                setIsMaking(false)
                void refresh()
              }}
            />
          )}
        </Stack>
      )}
    </RecordPage>
  )
}

function Codes({ coupon, onMake }: { coupon: OfficeCoupon; onMake: () => void }) {
  const { id, kind, codes } = coupon
  const mayChange = useRight('promotions.write')
  if (!mayChange)
    return (
      <SectionBox title={`Codes (${codes.toLocaleString('en-US')})`}>
        <Box color="fg.muted">Only operators who may change promotions can see the codes.</Box>
      </SectionBox>
    )
  return (
    <CouponCodes
      coupon={coupon}
      actions={
        <Flex gap="2">
          {kind !== 'single' && (
            <Button size="xs" variant="outline" onClick={onMake}>
              Make more
            </Button>
          )}
          <Button size="xs" variant="outline" asChild>
            <a href={couponFileUrl(coupon)} download={`${id}.csv`}>
              Download
            </a>
          </Button>
        </Flex>
      }
    />
  )
}

function Overview({ coupon }: { coupon: OfficeCoupon }) {
  const { siteId, siteName, promotions, isCaseInsensitive, uses } = coupon
  return (
    <SectionBox
      title="Overview"
      aside={<StateBadge states={COUPON_STATES} state={couponState(coupon)} />}
    >
      <Stack gap="1">
        <Box>
          {siteName}. Used {uses.toLocaleString('en-US')} {uses === 1 ? 'time' : 'times'};{' '}
          {describeLimits(coupon)}.
        </Box>
        <Box>
          {promotions.length === 0
            ? 'No promotion requires it, so its codes have no effect.'
            : 'Asked for by: '}
          {promotions.map(({ id, name }) => (
            <TextLink key={id} marginEnd="2" to={promotionPath({ siteId, id })}>
              {name}
            </TextLink>
          ))}
        </Box>
        {!isCaseInsensitive && <Box>Upper and lower case matter.</Box>}
      </Stack>
    </SectionBox>
  )
}

function MakeCodesDialog({ coupon, onClose }: { coupon: OfficeCoupon; onClose: () => void }) {
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: (form: URLSearchParams) =>
      merchandiseApi.addCodes(coupon, {
        count: Number(form.get('count')),
        prefix: form.get('prefix') ?? '',
      }),
    onSuccess: () => {
      void client.invalidateQueries(['codes', coupon.siteId, coupon.id])
      onClose()
    },
  })
  return (
    <FormDialog
      title={`More codes of ${coupon.id}`}
      action="Make them"
      isBusy={make.isLoading}
      error={make.error}
      onSubmit={(form) => make.mutate(form)}
      onClose={onClose}
    >
      <CodeFields />
    </FormDialog>
  )
}
