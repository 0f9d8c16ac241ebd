import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeOrder, OfficeShipment } from '@contracts/order'
import { MomentText } from '../parts/moment-text'
import { formatMoney } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { itemsLeft } from './items-left'
import { OrderItems } from './order-items'
import { PickupActions, PickupMoves } from './pickup-parts'
import { ShippingDialog } from './shipping-dialog'

interface ShipmentPanelProps {
  order: OfficeOrder
  shipment: OfficeShipment
  /** `Parcel 1 of 2` */
  name: string
}

export function ShipmentPanel({ order, shipment, name }: ShipmentPanelProps) {
  const mayChange = useRight('orders.write')
  const [isSending, setIsSending] = useState(false)
  const { address, items, isShipped, pickup, journey, giftMessage, method } = shipment
  if (items.length === 0) return null
  const isLeft = itemsLeft(shipment).length > 0
  const isOpen = mayChange && order.can.ship && !isShipped && isLeft
  const [recipient, ...place] = address
  return (
    <SectionBox
      title={recipient ? `${name}: ${recipient}` : name}
      aside={
        pickup ? (
          <PickupActions order={order} shipmentId={shipment.shipmentId} pickup={pickup} />
        ) : isOpen ? (
          <Button size="sm" onClick={() => setIsSending(true)}>
            Send
            <Box srOnly>{name}</Box>
          </Button>
        ) : (
          <Badge colorPalette={isShipped ? 'green' : 'gray'}>
            {isShipped ? 'Sent' : isLeft ? 'Not sent' : 'Refunded'}
          </Badge>
        )
      }
    >
      <Flex gap="6" direction={{ base: 'column', sm: 'row' }} fontSize="sm" marginBottom="4">
        <Box flex="1" color="fg.muted">
          {pickup && <Box color="fg">Pickup at {pickup.shopName}</Box>}
          {place.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Box>
        <Stack flex="1" gap="1">
          {method && <Box fontWeight="medium">{method}</Box>}
          {journey.map((line) => (
            <Box key={line} color="fg.muted">
              {line}
            </Box>
          ))}
          <Tracking shipment={shipment} />
          {pickup && <PickupMoves pickup={pickup} />}
        </Stack>
      </Flex>
      <GiftMessage text={giftMessage} />
      <OrderItems items={items} currency={order.currency} />
      {isSending && (
        <ShippingDialog
          order={order}
          shipment={shipment}
          name={name}
          onClose={() => setIsSending(false)}
        />
      )}
    </SectionBox>
  )
}

function Tracking({ shipment }: { shipment: OfficeShipment }) {
  const { isShipped, carrier, shippedAt, trackingNumber, trackingUrl } = shipment
  if (!isShipped) return null
  return (
    <Box>
      {carrier}
      {shippedAt && (
        <>
          , <MomentText iso={shippedAt} />
        </>
      )}
      {trackingNumber && (
        <Box overflowWrap="anywhere">
          {trackingUrl ? (
            <Link href={trackingUrl} target="_blank" rel="noreferrer" variant="underline">
              {trackingNumber}
              <Box srOnly>(opens a new tab)</Box>
            </Link>
          ) : (
            trackingNumber
          )}
        </Box>
      )}
    </Box>
  )
}

function GiftMessage({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Box
      borderInlineStartWidth="3px"
      borderColor="border.emphasized"
      paddingInlineStart="3"
      marginBlock="3"
      fontSize="sm"
    >
      <Box color="fg.muted" fontSize="xs">
        Gift message
      </Box>
      <Box whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  )
}

/** Gift cards that the engine sends by e-mail instead of in a parcel. */
export function GiftCardsPanel({ order: { giftCards, currency } }: { order: OfficeOrder }) {
  if (giftCards.length === 0) return null
  return (
    <SectionBox title="Gift cards by e-mail">
      <Stack as="ul" gap="3" listStyleType="none">
        {giftCards.map((card, index) => (
          <li key={index}>
            <Flex justify="space-between" gap="3">
              <Box minWidth="0" overflowWrap="anywhere">
                {card.recipient}
                <Box fontSize="xs" color="fg.muted">
                  {card.sendOn ? `Mailed on ${card.sendOn}` : 'Mailed when it is paid'}
                  {card.left !== undefined && ` · ${formatMoney(card.left, currency)} left`}
                </Box>
              </Box>
              <Box fontVariantNumeric="tabular-nums">{formatMoney(card.amount, currency)}</Box>
            </Flex>
            <GiftMessage text={card.message} />
          </li>
        ))}
      </Stack>
    </SectionBox>
  )
}
