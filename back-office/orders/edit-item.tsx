import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeOrder, OfficeOrderItem } from '@contracts/order'
import type { ItemEdit, ReplacementProduct } from '@contracts/order-edit'
import { orderEditsApi } from '../api/order-edits-api'
import { ChoiceSearch } from '../parts/choice-search'
import { isQuantity, QuantityField } from '../parts/quantity-field'
import { ChoiceRow } from '../parts/search-dialog'
import { useRight } from '../session/session-context'
import { EditDialog } from './edit-dialog'

interface EditItemProps {
  order: OfficeOrder
  item: OfficeOrderItem
  /** Why the parcel with it can no longer be changed. */
  packedBecause?: string | undefined
}

/** Changes how many pieces of a line are ordered, or which product. */
export function EditItem({ order, item, packedBecause }: EditItemProps) {
  const mayChange = useRight('orders.write')
  const [isOpen, setIsOpen] = useState(false)
  const isLocked = Boolean(order.lockedBecause ?? order.pricedBecause ?? packedBecause)
  if (!mayChange || isLocked || item.isBonus) return null
  return (
    <>
      <Button size="xs" variant="plain" paddingInline="0" onClick={() => setIsOpen(true)}>
        Change
        <Box srOnly>{item.name}</Box>
      </Button>
      {isOpen && <ItemDialog order={order} item={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ItemDialog({ order, item, onClose }: EditItemProps & { onClose: () => void }) {
  const [quantity, setQuantity] = useState(String(item.quantity))
  const [other, setOther] = useState<ReplacementProduct>()
  const [isSearching, setIsSearching] = useState(false)
  const count = Number(quantity)
  const isValid = isQuantity(quantity, 0)
  const change: ItemEdit = {
    itemId: item.itemId,
    ...(count !== item.quantity && { quantity: count }),
    ...(other && { productId: other.productId }),
  }
  const isChanged = isValid && Object.keys(change).length > 1
  const isFilled = item.box !== undefined || item.parts !== undefined
  return (
    <EditDialog
      title={`Change ${item.name}`}
      order={order}
      edit={isChanged ? { items: [change] } : undefined}
      fields={['quantity', 'productId']}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <QuantityField
            min={0}
            value={quantity}
            refusal={errorOf('quantity')}
            onChange={setQuantity}
          />
          {!isFilled && (
            <Box>
              <Flex gap="3" align="center" justify="space-between">
                <Box fontSize="sm">
                  <Box fontWeight="medium">Product</Box>
                  {other ? nameOf(other) : item.name}
                </Box>
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => (other ? setOther(undefined) : setIsSearching(!isSearching))}
                >
                  {other ? 'Keep the old one' : 'Replace'}
                </Button>
              </Flex>
              {errorOf('productId') && (
                <Box role="alert" color="fg.error" fontSize="sm">
                  {errorOf('productId')}
                </Box>
              )}
              {isSearching && !other && (
                <Replacements order={order} item={item} onChoose={setOther} />
              )}
            </Box>
          )}
        </>
      )}
    </EditDialog>
  )
}

const nameOf = ({ name, options }: ReplacementProduct) => [name, ...options].join(', ')

interface ReplacementsProps {
  order: OfficeOrder
  item: OfficeOrderItem
  onChoose: (product: ReplacementProduct) => void
}

function Replacements({ order: { orderNo }, item, onChoose }: ReplacementsProps) {
  return (
    <Box marginTop="3">
      <ChoiceSearch
        hint="A part of the name or the id."
        queryKey={['replacements', orderNo]}
        search={(text) => orderEditsApi.listReplacements(orderNo, text)}
      >
        {(products) => (
          <Stack gap="0" maxHeight="60" overflowY="auto">
            {products
              .filter(({ productId }) => productId !== item.productId)
              .map((product) => (
                <ChoiceRow key={product.productId} type="button" onClick={() => onChoose(product)}>
                  {nameOf(product)}
                  <Box as="span" color="fg.muted" fontSize="xs">
                    {` ${product.productId} · ${product.available} in stock`}
                  </Box>
                </ChoiceRow>
              ))}
          </Stack>
        )}
      </ChoiceSearch>
    </Box>
  )
}
