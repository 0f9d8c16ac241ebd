import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Clipboard } from '@chakra-ui/react/clipboard'
import { Flex } from '@chakra-ui/react/flex'
import type { OfficeOrder } from '@contracts/order'
import { formatMoney } from '@rules/office-money'
import { orderEditsApi } from '../api/order-edits-api'
import { MomentText } from '../parts/moment-text'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { useOrderAction } from './use-order-actions'

/** A change that waits until the buyer has paid for it. */
export function ProposalPanel({ order }: { order: OfficeOrder }) {
  const { orderNo, currency, proposal } = order
  const id = proposal?.id ?? ''
  const mayChange = useRight('orders.write')
  const mailing = useOrderAction(orderNo, () => orderEditsApi.mailAgain(orderNo, id))
  const withdrawing = useOrderAction(orderNo, () => orderEditsApi.withdraw(orderNo, id))
  if (!proposal) return null
  const { by, changes, difference, isBeingPaid, link, payUntil } = proposal
  const isBusy = mailing.isLoading || withdrawing.isLoading
  return (
    <SectionBox title="Waiting for payment">
      <Refusal error={withdrawing.error ?? mailing.error} />
      <Box as="ul" listStyleType="none" overflowWrap="anywhere" marginBottom="3">
        {changes.map((line) => (
          <Box as="li" key={line} whiteSpace="pre-line">
            {line}
          </Box>
        ))}
      </Box>
      <Box fontSize="sm" color="fg.muted" marginBottom="4">
        {`${formatMoney(difference, currency)} more, proposed by ${by}. `}
        {isBeingPaid ? (
          'The buyer is paying at this moment.'
        ) : (
          <>
            The stock is kept until <MomentText iso={payUntil} />; the order changes once it is
            paid.
          </>
        )}
      </Box>
      {mayChange && (
        <Flex gap="2" wrap="wrap">
          <Clipboard.Root value={link}>
            <Clipboard.Trigger asChild aria-label="Copy link">
              <Button size="sm" variant="outline">
                <Clipboard.Indicator copied="Link copied">Copy link</Clipboard.Indicator>
              </Button>
            </Clipboard.Trigger>
          </Clipboard.Root>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => mailing.mutate(undefined)}
          >
            {mailing.isSuccess ? 'Mailed again' : 'Mail again'}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy || isBeingPaid}
            onClick={() => withdrawing.mutate(undefined)}
          >
            Withdraw
          </Button>
        </Flex>
      )}
    </SectionBox>
  )
}
