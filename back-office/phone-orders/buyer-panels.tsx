import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficePhoneOrder } from '@contracts/phone-order'
import { postalLines } from '@rules/address-lines'
import { EDITED_ADDRESS_FIELDS, type EditedAddress } from '@contracts/order-edit'
import { AddressFields } from '../orders/shipment-fields'
import { FormDialog } from '../parts/form-dialog'
import { SectionBox } from '../parts/section-box'
import { BuyerFields } from './buyer-fields'
import { EMPTY_ADDRESS, errorsOf } from './draft-errors'
import { useDraftChange } from './use-phone-order'

interface PanelProps {
  phoneOrder: OfficePhoneOrder
  isDraft: boolean
}

function ChangeButton({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      Change<Box srOnly>{what}</Box>
    </Button>
  )
}

export function BuyerPanel({ phoneOrder, isDraft }: PanelProps) {
  const { name, email, phone } = phoneOrder.contact
  const [buyer, setBuyer] = useState<OfficePhoneOrder['contact']>()
  const change = useDraftChange(phoneOrder, () => setBuyer(undefined))
  const open = () => {
    change.reset()
    setBuyer(phoneOrder.contact)
  }
  return (
    <SectionBox title="Buyer" aside={isDraft && <ChangeButton what="the buyer" onClick={open} />}>
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        {[name, email, phone].filter(Boolean).map((line) => (
          <Box key={line}>{line}</Box>
        ))}
      </Stack>
      {buyer && (
        <FormDialog
          title="Change the buyer"
          action="Save"
          isBusy={change.isLoading}
          error={change.error}
          onSubmit={() => change.mutate({ kind: 'buyer', ...buyer })}
          onClose={() => setBuyer(undefined)}
        >
          <Stack gap="4">
            <BuyerFields buyer={buyer} onChange={setBuyer} />
          </Stack>
        </FormDialog>
      )}
    </SectionBox>
  )
}

export function BillingPanel({ phoneOrder, isDraft }: PanelProps) {
  const { billing, countries, parcels } = phoneOrder
  const [address, setAddress] = useState<EditedAddress>()
  const change = useDraftChange(phoneOrder, () => setAddress(undefined))
  const open = () => {
    change.reset()
    setAddress(billing ?? { ...EMPTY_ADDRESS, countryCode: countries[0] ?? '' })
  }
  const isEmpty =
    address && EDITED_ADDRESS_FIELDS.every((name) => name === 'countryCode' || address[name] === '')
  const { errorOf, other } = errorsOf(change.error, EDITED_ADDRESS_FIELDS)
  return (
    <SectionBox
      title="Billing address"
      aside={isDraft && <ChangeButton what="the billing address" onClick={open} />}
    >
      <Stack gap="1" fontSize="sm" overflowWrap="anywhere">
        {billing ? (
          [...postalLines(billing), billing.phone].map((line) => <Box key={line}>{line}</Box>)
        ) : (
          <Box color="fg.muted">
            {parcels.every(({ pickup }) => pickup)
              ? 'No address yet.'
              : 'That of the first parcel.'}
          </Box>
        )}
      </Stack>
      {address && (
        <FormDialog
          title="Change the billing address"
          action="Save"
          isBusy={change.isLoading}
          error={other}
          onSubmit={() => change.mutate({ kind: 'billing', ...(!isEmpty && { address }) })}
          onClose={() => setAddress(undefined)}
        >
          <Box fontSize="sm" color="fg.muted" marginBottom="4">
            Leave all fields empty for the address of the first parcel that is sent.
          </Box>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <AddressFields
              value={address}
              countries={countries}
              errorOf={errorOf}
              onChange={setAddress}
            />
          </SimpleGrid>
        </FormDialog>
      )}
    </SectionBox>
  )
}
