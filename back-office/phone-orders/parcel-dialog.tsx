import { useState } from 'react'
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { OfficePhoneOrder, PhoneOrderParcel } from '@contracts/phone-order'
import { EDITED_ADDRESS_FIELDS, type ShipmentChoices } from '@contracts/order-edit'
import { toEdit } from '../orders/edit-shipment'
import { ShipmentFields } from '../orders/shipment-fields'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { EMPTY_ADDRESS, errorsOf } from './draft-errors'
import { useDraftChange } from './use-phone-order'

const toNew = (countries: string[]): ShipmentChoices => ({
  ...{ countries, address: { ...EMPTY_ADDRESS, countryCode: countries[0] ?? '' } },
  ...{ methodId: '', methods: [], date: '', giftMessage: '' },
})
const FIELDS = [...EDITED_ADDRESS_FIELDS, 'methodId', 'date', 'giftMessage']

interface ParcelDialogProps {
  phoneOrder: OfficePhoneOrder
  /** Absent for another recipient. */
  parcel?: PhoneOrderParcel
  name?: string
  onClose: () => void
}

function toTitle(parcel: PhoneOrderParcel | undefined, name = ''): string {
  if (!parcel) return 'Add a recipient'
  return parcel.pickup ? 'Send to an address' : `Change ${name.toLowerCase()}`
}

/** Where a parcel goes, when, how, and with which words. */
export function ParcelDialog({ phoneOrder, parcel, name, onClose }: ParcelDialogProps) {
  const { addresses, countries } = phoneOrder
  const [before] = useState(parcel?.choices ?? toNew(countries))
  const [given, setGiven] = useState(before)
  const change = useDraftChange(phoneOrder, onClose)
  const { errorOf, other } = errorsOf(change.error, FIELDS)
  const save = () => {
    const { shipmentId: _id, ...edit } = toEdit('', before, given) ?? { shipmentId: '' }
    change.mutate({ kind: 'parcel', ...(parcel && { shipmentId: parcel.shipmentId }), ...edit })
  }
  return (
    <FormDialog
      title={toTitle(parcel, name)}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={parcel?.pickup !== undefined && given.address.address1 === ''}
      error={other}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="4">
        {addresses.length > 0 && (
          <Choice
            label="Fill in from the account"
            value=""
            options={[
              ['', 'Choose'],
              ...addresses.map((one, index) => {
                const parts = [one.firstName, one.lastName, one.address1, one.city]
                return [String(index), parts.filter(Boolean).join(' ')] as const
              }),
            ]}
            onChange={(index) => {
              const address = addresses[Number(index)]
              if (index !== '' && address) setGiven({ ...given, address })
            }}
          />
        )}
        <ShipmentFields choices={before} given={given} errorOf={errorOf} onChange={setGiven} />
        {before.methods.length === 0 && (
          <Box fontSize="sm" color="fg.muted">
            Shipping methods are offered once the address is saved.
          </Box>
        )}
      </Stack>
    </FormDialog>
  )
}
