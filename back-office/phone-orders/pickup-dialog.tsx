import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type {
  OfficePhoneOrder,
  PhoneOrderParcel,
  PhoneOrderShop,
  PickupContact,
} from '@contracts/phone-order'
import { LIMITS } from '@rules/field-limits'
import { phoneOrdersApi } from '../api/phone-orders-api'
import { ChoiceSearch } from '../parts/choice-search'
import { FormDialog } from '../parts/form-dialog'
import { ChoiceRow } from '../parts/search-dialog'
import { TextField } from '../parts/text-field'
import { useDraftChange } from './use-phone-order'

const NOBODY: PickupContact = { firstName: '', lastName: '', phone: '', email: '' }

const FIELDS = [
  ['firstName', 'First name', { maxLength: LIMITS.name }],
  ['lastName', 'Last name', { maxLength: LIMITS.name }],
  ['phone', 'Phone', { type: 'tel', maxLength: LIMITS.phoneWithExtension }],
  ['email', 'E-mail', { type: 'email' }],
] as const satisfies readonly (readonly [keyof PickupContact, string, object])[]

interface PickupDialogProps {
  phoneOrder: OfficePhoneOrder
  parcel: PhoneOrderParcel
  onClose: () => void
}

/** In which shop goods are collected, and by whom. */
export function PickupDialog({ phoneOrder, parcel, onClose }: PickupDialogProps) {
  const { pickup, shipmentId } = parcel
  const [shop, setShop] = useState<Pick<PhoneOrderShop, 'shopId' | 'name'> | undefined>(
    pickup && { shopId: pickup.shopId, name: pickup.shopName },
  )
  const [contact, setContact] = useState(pickup?.contact ?? NOBODY)
  const change = useDraftChange(phoneOrder, onClose)
  const save = () => {
    if (shop) change.mutate({ kind: 'pickup', shipmentId, shopId: shop.shopId, contact })
  }
  return (
    <FormDialog
      title={pickup ? 'Change the pickup' : 'Collect in a shop'}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={!shop}
      error={change.error}
      onSubmit={save}
      onClose={onClose}
    >
      {shop ? (
        <Stack gap="4">
          <Box>
            <Box fontWeight="medium">{shop.name}</Box>
            <Button size="xs" variant="outline" marginTop="2" onClick={() => setShop(undefined)}>
              Choose another shop
            </Button>
          </Box>
          <Box as="fieldset">
            <Box as="legend" fontSize="sm" color="fg.muted" marginBottom="3">
              Who collects it, if not the buyer
            </Box>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              {FIELDS.map(([field, label, attributes]) => (
                <TextField
                  key={field}
                  label={label}
                  autoComplete="off"
                  {...attributes}
                  value={contact[field]}
                  onChange={({ target }) => setContact({ ...contact, [field]: target.value })}
                />
              ))}
            </SimpleGrid>
          </Box>
        </Stack>
      ) : (
        <ChoiceSearch
          hint="A part of the name, the town or the ZIP code."
          queryKey={['phone-order-shops', phoneOrder.id, shipmentId]}
          search={(text) => phoneOrdersApi.findShops(phoneOrder.id, shipmentId, text)}
        >
          {(shops) => (
            <Stack gap="0" maxHeight="80" overflowY="auto">
              {shops.map((one) => (
                <ChoiceRow key={one.shopId} type="button" onClick={() => setShop(one)}>
                  {one.name}
                  <Box color="fg.muted" fontSize="xs">
                    {one.place}
                  </Box>
                  {one.lacks.length > 0 && (
                    <Box color="fg.error" fontSize="xs">
                      {`Has too little of ${one.lacks.join(', ')}`}
                    </Box>
                  )}
                </ChoiceRow>
              ))}
            </Stack>
          )}
        </ChoiceSearch>
      )}
    </FormDialog>
  )
}
