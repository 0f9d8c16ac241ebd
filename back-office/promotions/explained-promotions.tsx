import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { ExplainedPromotion } from '@contracts/promotion'
import { formatMinor } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import { CLASS_NAMES } from './promotion-names'

interface ExplainedPromotionsProps {
  promotions: readonly ExplainedPromotion[]
  currency: string
  /** Only those that applied are known. */
  isRecorded?: boolean
}

/** Every promotion that was evaluated, those that applied first. */
export function ExplainedPromotions({
  promotions,
  currency,
  isRecorded,
}: ExplainedPromotionsProps) {
  return (
    <SectionBox title={isRecorded ? 'Promotions in the order' : 'Promotions that were evaluated'}>
      {promotions.length === 0 && (
        <Box color="fg.muted">{isRecorded ? 'None took anything off.' : 'The site has none.'}</Box>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {promotions.map((promotion) => (
          <Box as="li" key={promotion.id} borderTopWidth="1px" paddingBlock="3">
            <Flex justify="space-between" gap="4" align="flex-start">
              <Box minWidth="0" overflowWrap="anywhere">
                <Box fontWeight="medium">{promotion.name}</Box>
                <Box fontSize="xs" color="fg.muted">
                  {promotion.id}, {CLASS_NAMES[promotion.promotionClass].toLowerCase()}
                </Box>
              </Box>
              <Outcome promotion={promotion} currency={currency} />
            </Flex>
            <Box fontSize="sm" marginTop="1">
              {[...promotion.gifts, ...promotion.reasons].map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}

function Outcome({
  promotion: { isApplied, minor },
  currency,
}: {
  promotion: ExplainedPromotion
  currency: string
}) {
  if (!isApplied) {
    return (
      <Badge colorPalette="gray" flexShrink={0}>
        Not applied
      </Badge>
    )
  }
  return (
    <Badge colorPalette="green" flexShrink={0}>
      Applied{minor > 0 && `, −${formatMinor(minor, currency)}`}
    </Badge>
  )
}
