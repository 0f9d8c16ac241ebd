import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficeOrder } from '@contracts/order'
import { claimPath, salesApi } from '../api/sales-api'
import { MomentText } from '../parts/moment-text'
import { RecordLink } from '../parts/record-link'
import { SectionBox } from '../parts/section-box'
import { Refusal } from '../parts/refusal'
import { useRight } from '../session/session-context'
import { useOrderAction } from './use-order-actions'

export function ReturnsPanel({ order: { orderNo, returns } }: { order: OfficeOrder }) {
  const mayChange = useRight('orders.write')
  const maySeeClaims = useRight('claims.read')
  const receive = useOrderAction(orderNo, (index: number) => salesApi.receiveReturn(orderNo, index))
  if (returns.length === 0) return null
  return (
    <SectionBox title="Returns">
      <Refusal error={receive.error} />
      <Stack as="ul" gap="0" listStyleType="none">
        {returns.map(({ index, claimId, quantity, name, reason, requestedAt, receivedAt }) => (
          <Box
            as="li"
            key={index}
            borderTopWidth="1px"
            paddingBlock="3"
            _last={{ paddingBottom: 0 }}
          >
            <Flex gap="3" justify="space-between" align="center">
              <Box minWidth="0" overflowWrap="anywhere">
                {quantity} × {name}
                <Box fontSize="xs" color="fg.muted">
                  {reason}, announced <MomentText iso={requestedAt} />
                </Box>
                {receivedAt && (
                  <Box fontSize="xs" color="fg.muted">
                    received <MomentText iso={receivedAt} />
                  </Box>
                )}
              </Box>
              {claimId && maySeeClaims && (
                <RecordLink to={claimPath(claimId)}>Open the return</RecordLink>
              )}
              {mayChange && !claimId && !receivedAt && (
                <Button
                  size="sm"
                  variant="outline"
                  flexShrink={0}
                  disabled={receive.isLoading}
                  onClick={() => receive.mutate(index)}
                >
                  Mark as received
                  <Box srOnly>
                    {quantity} × {name}
                  </Box>
                </Button>
              )}
            </Flex>
          </Box>
        ))}
      </Stack>
    </SectionBox>
  )
}
