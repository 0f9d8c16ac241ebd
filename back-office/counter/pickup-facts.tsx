import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import type { CounterOrder } from '@contracts/counter'
import { isOpenPickup } from '@rules/pickup-states'
import { DueText, KeptText } from './due-text'

/** Why a pickup must stay in the shop; undefined if nothing forbids handing it over. */
function toWarning({ isInForce, isPaid, pieces, state }: CounterOrder): string | undefined {
  if (!isInForce) return 'This order has ended. Do not hand it over.'
  if (!isOpenPickup(state)) return undefined
  if (pieces === 0) return 'Refunded: do not hand over'
  return isPaid ? undefined : 'Not paid: do not hand over'
}

/** Which order it is, when it is due, and what forbids handing it over. */
export function PickupFacts({ pickup }: { pickup: CounterOrder }) {
  const { orderNo, phone, giftMessage } = pickup
  const warning = toWarning(pickup)
  return (
    <Box>
      {warning && (
        <Box color="fg.error" fontWeight="medium">
          {warning}
        </Box>
      )}
      <Flex gap="4" wrap="wrap" color="fg.muted">
        <span>Order {orderNo}</span>
        <DueText pickup={pickup} />
        <KeptText pickup={pickup} />
        {phone && (
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} variant="underline">
            {phone}
          </Link>
        )}
      </Flex>
      {giftMessage && (
        <Box marginTop="2" whiteSpace="pre-line">
          Gift message: {giftMessage}
        </Box>
      )}
    </Box>
  )
}
