import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficePhoneOrder, PhoneOrderItem, PhoneOrderParcel } from '@contracts/phone-order'
import { formatMoney } from '@rules/office-money'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { Thumbnail } from '../parts/thumbnail'
import { AddProduct } from './add-product'
import { ItemDialog } from './item-dialog'
import { ParcelDialog } from './parcel-dialog'
import { PickupDialog } from './pickup-dialog'
import { useDraftChange } from './use-phone-order'

interface ParcelPanelProps {
  phoneOrder: OfficePhoneOrder
  parcel: PhoneOrderParcel
  /** `Parcel 1` */
  name: string
  isDraft: boolean
}

type Action = readonly [label: string, act: () => void]

export function ParcelPanel({ phoneOrder, parcel, name, isDraft }: ParcelPanelProps) {
  const { address, date, giftMessage, items, method, pickup, shipmentId } = parcel
  const [opened, setOpened] = useState<'parcel' | 'pickup'>()
  const remove = useDraftChange(phoneOrder)
  const actions: Action[] = pickup
    ? [
        ['Change', () => setOpened('pickup')],
        ['Send instead', () => setOpened('parcel')],
      ]
    : [[address.length > 0 ? 'Change' : 'Enter address', () => setOpened('parcel')]]
  // an order is collected once
  if (!phoneOrder.parcels.some((one) => one.pickup)) {
    actions.push(['Collect in a shop', () => setOpened('pickup')])
  }
  if (phoneOrder.parcels.length > 1) {
    actions.push(['Remove', () => remove.mutate({ kind: 'remove-parcel', shipmentId })])
  }
  const collector = pickup && [pickup.contact.firstName, pickup.contact.lastName].join(' ').trim()
  return (
    <SectionBox
      title={name}
      aside={
        isDraft && (
          <Flex gap="2" wrap="wrap">
            {actions.map(([label, act]) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                disabled={remove.isLoading}
                onClick={act}
              >
                {label}
                <Box srOnly>{name}</Box>
              </Button>
            ))}
          </Flex>
        )
      }
    >
      <Refusal error={remove.error} />
      <Box fontSize="sm" overflowWrap="anywhere" marginBottom="4">
        <Box>{address.join(', ') || 'No address yet.'}</Box>
        <Box color="fg.muted">
          {[method, date && `wanted on ${date}`].filter(Boolean).join(', ')}
        </Box>
        {collector && <Box>{`Collected by ${collector}`}</Box>}
        {giftMessage && <Box whiteSpace="pre-line">{`Gift message: ${giftMessage}`}</Box>}
      </Box>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Item key={item.itemId} phoneOrder={phoneOrder} item={item} isDraft={isDraft} />
        ))}
      </Stack>
      {isDraft && <AddProduct phoneOrder={phoneOrder} shipmentId={shipmentId} name={name} />}
      {opened === 'parcel' && (
        <ParcelDialog
          phoneOrder={phoneOrder}
          parcel={parcel}
          name={name}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'pickup' && (
        <PickupDialog
          phoneOrder={phoneOrder}
          parcel={parcel}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionBox>
  )
}

interface ItemProps {
  phoneOrder: OfficePhoneOrder
  item: PhoneOrderItem
  isDraft: boolean
}

function Item({ phoneOrder, item, isDraft }: ItemProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { filling, name, picture, price, problem, productId, quantity } = item
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3">
      <Flex gap="3" align="flex-start">
        <Thumbnail path={picture} size="12" />
        <Box minWidth="0" flex="1" overflowWrap="anywhere">
          <Box fontWeight="medium">{`${quantity} × ${name}`}</Box>
          <Box fontSize="xs" color="fg.muted">
            {item.isBonus ? `${productId} · a gift of a promotion` : productId}
          </Box>
          {item.options.map((option) => (
            <Box key={option} fontSize="sm">
              {option}
            </Box>
          ))}
          {filling && (
            <Box fontSize="sm">{[filling.name, filling.inWords].filter(Boolean).join(': ')}</Box>
          )}
          {item.giftMessage && (
            <Box fontSize="sm" whiteSpace="pre-line">{`Gift message: ${item.giftMessage}`}</Box>
          )}
          {problem !== undefined && (
            <Box fontSize="sm" color="fg.error">
              {problem}
            </Box>
          )}
          {isDraft && !item.isBonus && (
            <Button size="xs" variant="plain" paddingInline="0" onClick={() => setIsChanging(true)}>
              Change<Box srOnly>{name}</Box>
            </Button>
          )}
        </Box>
        <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatMoney(price, phoneOrder.currency)}
        </Box>
      </Flex>
      {isChanging && (
        <ItemDialog phoneOrder={phoneOrder} item={item} onClose={() => setIsChanging(false)} />
      )}
    </Box>
  )
}
