import { Alert } from '@chakra-ui/react/alert'
import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeOrder, OfficeParcel, OfficeShipment } from '@contracts/order'
import { MomentText } from '../parts/moment-text'
import { formatMoney } from '@rules/office-money'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { EditItem } from './edit-item'
import { EditShipment } from './edit-shipment'
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
  const isLeft = items.some(({ waitingQuantity }) => waitingQuantity > 0)
  const isOpen = mayChange && order.can.ship && !isShipped && isLeft
  const [recipient, ...place] = address
  return (
    <SectionBox
      title={recipient ? `${name}: ${recipient}` : name}
      aside={
        <Flex gap="2" wrap="wrap" align="center" justify="flex-end">
          <EditShipment order={order} shipment={shipment} name={name} />
          {pickup ? (
            <PickupActions order={order} shipmentId={shipment.shipmentId} pickup={pickup} />
          ) : isOpen ? (
            <Button size="sm" onClick={() => setIsSending(true)}>
              {shipment.parcels.length > 0 ? 'Send the rest' : 'Send'}
              <Box srOnly>{name}</Box>
            </Button>
          ) : (
            <Badge colorPalette={isShipped ? 'green' : 'gray'}>
              {isShipped
                ? 'Sent'
                : isLeft
                  ? NOT_SENT[Math.min(1, shipment.parcels.length)]
                  : 'Refunded'}
            </Badge>
          )}
        </Flex>
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
          <Parcels orderNo={order.orderNo} shipment={shipment} />
          {pickup && <PickupMoves pickup={pickup} />}
        </Stack>
      </Flex>
      {shipment.outdatedSlip !== undefined && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>
            The packing slip was printed before the order changed,{' '}
            <MomentText iso={shipment.outdatedSlip} />. Print it again.
          </Alert.Title>
        </Alert.Root>
      )}
      <GiftMessage text={giftMessage} />
      <OrderItems
        items={items}
        currency={order.currency}
        actionOf={(item) => (
          <EditItem order={order} item={item} packedBecause={shipment.packedBecause} />
        )}
      />
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

const NOT_SENT = ['Not sent', 'Sent in part']

/** How the parcels of a shipment were sent; if it leaves in several, what is in each. */
function Parcels({ orderNo, shipment }: { orderNo: string; shipment: OfficeShipment }) {
  const { parcels, isShipped } = shipment
  const isSplit = parcels.length > 1 || !isShipped
  return (
    <>
      {parcels.map((parcel) => (
        <Box key={parcel.number}>
          {isSplit && <Box fontWeight="medium">{`Part ${parcel.number}`}</Box>}
          <Tracking parcel={parcel} />
          {isSplit && (
            <>
              <Box as="ul" listStyleType="none" color="fg.muted">
                {parcel.items.map(({ itemId, quantity }) => (
                  <li key={itemId}>
                    {`${quantity} × ${shipment.items.find((one) => one.itemId === itemId)?.name}`}
                  </li>
                ))}
              </Box>
              <TextLink
                to={`/orders/papers?${new URLSearchParams({
                  ...{ orders: orderNo, sent: 'yes' },
                  parcel: `${shipment.shipmentId}/${parcel.number}`,
                }).toString()}`}
              >
                Packing slip <Box srOnly>{`of part ${parcel.number}`}</Box>
              </TextLink>
            </>
          )}
        </Box>
      ))}
    </>
  )
}

function Tracking({ parcel }: { parcel: OfficeParcel }) {
  const { carrier, shippedAt, trackingNumber, trackingUrl } = parcel
  return (
    <Box>
      {carrier}, <MomentText iso={shippedAt} />
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
