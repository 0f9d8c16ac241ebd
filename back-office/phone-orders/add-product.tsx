import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useEffect, useRef, useState } from 'react'
import type { OfficePhoneOrder, PhoneOrderProduct } from '@contracts/phone-order'
import { formatMoney } from '@rules/office-money'
import { phoneOrdersApi } from '../api/phone-orders-api'
import { ChoiceSearch } from '../parts/choice-search'
import { FormDialog } from '../parts/form-dialog'
import { isQuantity, QuantityField } from '../parts/quantity-field'
import { ChoiceRow } from '../parts/search-dialog'
import { Thumbnail } from '../parts/thumbnail'
import { BoxFields, EMPTY_FILLING, useBox } from './box-fields'
import { useDraftChange } from './use-phone-order'

interface AddProductProps {
  phoneOrder: OfficePhoneOrder
  shipmentId: string
  /** `Parcel 1` */
  name: string
}

export function AddProduct(props: AddProductProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box marginTop="3">
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Add a product<Box srOnly>{`to ${props.name.toLowerCase()}`}</Box>
      </Button>
      {isOpen && <ProductDialog {...props} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}

function ProductDialog({
  phoneOrder,
  shipmentId,
  name,
  onClose,
}: AddProductProps & { onClose: () => void }) {
  const [product, setProduct] = useState<PhoneOrderProduct>()
  const [quantity, setQuantity] = useState('1')
  const [filling, setFilling] = useState(EMPTY_FILLING)
  const { productId = '', isBox = false } = product ?? {}
  const box = useBox(phoneOrder, { shipmentId, productId, isBox }, filling)
  const quantityField = useRef<HTMLInputElement>(null)
  const change = useDraftChange(phoneOrder, onClose)
  // the row that was chosen is gone, and the focus with it
  useEffect(() => quantityField.current?.select(), [product])
  const isValid = isQuantity(quantity, 1)
  const reset = () => {
    setProduct(undefined)
    setFilling(EMPTY_FILLING)
  }
  const add = () => {
    const line = { productId, quantity: Number(quantity), shipmentId }
    change.mutate({ kind: 'add', ...line, ...(isBox && { filling }) })
  }
  return (
    <FormDialog
      title={`Add a product to ${name.toLowerCase()}`}
      action="Add"
      isBusy={change.isLoading}
      isIncomplete={!product || !isValid || !box.isFull}
      error={change.error}
      onSubmit={add}
      onClose={onClose}
    >
      {product ? (
        <Stack gap="4">
          <Product product={product} />
          <QuantityField inputRef={quantityField} min={1} value={quantity} onChange={setQuantity} />
          {isBox && <BoxFields box={box} filling={filling} onChange={setFilling} />}
          <Box>
            <Button size="xs" variant="outline" onClick={reset}>
              Choose another product
            </Button>
          </Box>
        </Stack>
      ) : (
        <ChoiceSearch
          hint="A part of the name or the id."
          queryKey={['phone-order-products', phoneOrder.id, shipmentId]}
          search={(text) => phoneOrdersApi.findProducts(phoneOrder.id, shipmentId, text)}
        >
          {(products) => (
            <Stack gap="0" maxHeight="80" overflowY="auto">
              {products.map((one) => (
                <ChoiceRow key={one.productId} type="button" onClick={() => setProduct(one)}>
                  <Product product={one} />
                </ChoiceRow>
              ))}
            </Stack>
          )}
        </ChoiceSearch>
      )}
    </FormDialog>
  )
}

function Product({ product }: { product: PhoneOrderProduct }) {
  const { available, currency, name, options, picture, price, productId } = product
  const facts = [
    productId,
    ...(price === undefined ? [] : [formatMoney(price, currency)]),
    available > 0 ? `${available} in stock` : 'out of stock',
  ]
  return (
    <Flex gap="3" align="center" textAlign="start">
      <Thumbnail path={picture} size="10" />
      <Box minWidth="0">
        {[name, ...options].join(', ')}
        <Box color="fg.muted" fontSize="xs">
          {facts.join(' · ')}
        </Box>
      </Box>
    </Flex>
  )
}
