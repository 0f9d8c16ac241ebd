import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { ShopTextFields } from './shop-texts'

export function ShopDetailsDialog({ shop, onClose }: { shop: OfficeShop; onClose: () => void }) {
  const [isPickupEnabled, setIsPickupEnabled] = useState(shop.isPickupEnabled)
  const [isClosed, setIsClosed] = useState(shop.isClosed)
  const [closureMessages, setClosureMessages] = useState(shop.closureMessages)
  const change = useMutation({
    mutationFn: (contact: { phone: string; email: string }) =>
      merchandiseApi.changeShopDetails(shop.id, {
        ...contact,
        isPickupEnabled,
        isClosed,
        closureMessages,
        expectedRevision: shop.revision,
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`Change ${shop.name}`}
      action="Save"
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={(form) =>
        change.mutate({ phone: form.get('phone') ?? '', email: form.get('email') ?? '' })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <TextField
          label="Telephone"
          name="phone"
          type="tel"
          maxLength={40}
          defaultValue={shop.phone}
          autoComplete="off"
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          maxLength={254}
          defaultValue={shop.email}
          autoComplete="off"
        />
        <Flag isOn={isPickupEnabled} onChange={setIsPickupEnabled} label="Pick-up">
          Orders can be picked up here.
        </Flag>
        <Flag isOn={isClosed} onChange={setIsClosed} label="Temporarily closed">
          Shoppers cannot choose it for pickup until you turn this off.
        </Flag>
        {isClosed && (
          <ShopTextFields
            locales={shop.locales}
            label="Message while it is closed"
            texts={closureMessages}
            onChange={setClosureMessages}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

interface FlagProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

function Flag({ label, isOn, onChange, children }: FlagProps) {
  return (
    <Switch.Root
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
      alignItems="flex-start"
    >
      <Switch.HiddenInput />
      <Switch.Control marginTop="0.5" />
      <Switch.Label>
        {label}
        <Box fontSize="xs" color="fg.muted" fontWeight="normal">
          {children}
        </Box>
      </Switch.Label>
    </Switch.Root>
  )
}
