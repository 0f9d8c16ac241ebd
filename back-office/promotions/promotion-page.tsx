import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OfficePromotion } from '@contracts/promotion'
import { merchandiseApi } from '../api/merchandise-api'
import { RecordPage } from '../records/record-page'
import { StateBadge } from '../parts/state-badge'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { CLASS_NAMES, PROMOTION_STATES } from './promotion-names'

export default function PromotionPage() {
  const { siteId, promotionId } = useParams<{ siteId: string; promotionId: string }>()
  const query = useQuery({
    queryKey: ['promotion', siteId, promotionId],
    queryFn: () => merchandiseApi.getPromotion(siteId, promotionId),
  })
  return (
    <RecordPage
      title={query.data?.name ?? 'Promotion'}
      noun="promotion"
      list="/promotions"
      query={query}
      aside={({ state }) => <StateBadge states={PROMOTION_STATES} state={state} />}
    >
      {(promotion) => <Parts promotion={promotion} />}
    </RecordPage>
  )
}

function Parts({ promotion }: { promotion: OfficePromotion }) {
  const { id, siteName, siteId, promotionClass, calloutMsg, couponIds } = promotion
  return (
    <Stack gap="4">
      <SectionBox title="Discounts">
        <Sentences texts={promotion.discounts} />
        <Box fontSize="sm" color="fg.muted" marginTop="3">
          {id}, {siteName}, discounts: {CLASS_NAMES[promotionClass].toLowerCase()}
          {calloutMsg && `, shoppers read “${calloutMsg}”`}
        </Box>
      </SectionBox>
      <SectionBox title="Conditions">
        <Sentences texts={promotion.conditions} empty="Nothing besides its campaigns." />
      </SectionBox>
      <SectionBox title="Campaigns">
        {promotion.assignments.length === 0 && (
          <Sentences texts={[]} empty="None: it never runs." />
        )}
        <Stack gap="3">
          {promotion.assignments.map((assignment, index) => (
            <Box key={`${assignment.campaignId} ${index}`}>
              <Box fontWeight="medium" marginBottom="1">
                {assignment.campaignId}{' '}
                <StateBadge states={PROMOTION_STATES} state={assignment.state} />
              </Box>
              <Sentences texts={assignment.conditions} empty="For everybody, at any time." />
            </Box>
          ))}
        </Stack>
        {couponIds.length > 0 && (
          <Box marginTop="3" fontSize="sm">
            Coupons:{' '}
            {couponIds.map((couponId) => (
              <TextLink
                key={couponId}
                marginEnd="2"
                to={`/coupons/${encodeURIComponent(siteId)}/${encodeURIComponent(couponId)}`}
              >
                {couponId}
              </TextLink>
            ))}
          </Box>
        )}
      </SectionBox>
      <SectionBox title="Beside other promotions">
        <Sentences texts={promotion.limits} empty="It combines with any other promotion." />
      </SectionBox>
    </Stack>
  )
}

function Sentences({ texts, empty }: { texts: readonly string[]; empty?: string }) {
  if (texts.length === 0) return <Box color="fg.muted">{empty}</Box>
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {texts.map((text) => (
        <li key={text}>{text.charAt(0).toUpperCase() + text.slice(1)}</li>
      ))}
    </Stack>
  )
}
