import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useState, type ReactNode } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { merchandiseApi } from '../api/merchandise-api'
import { TextField } from '../parts/text-field'
import { HoursChangeDialog } from './hours-change-dialog'
import { ShopTextFields } from './shop-texts'

export function ShopDetailsDialog({ shop, onClose }: { shop: OfficeShop; onClose: () => void }) {
  const [isPickupEnabled, setIsPickupEnabled] = useState(shop.isPickupEnabled)
  const [isClosed, setIsClosed] = useState(shop.isClosed)
  const [closureMessages, setClosureMessages] = useState(shop.closureMessages)
  const isSame = isClosed === shop.isClosed
  return (
    <HoursChangeDialog
      title={`Change ${shop.name}`}
      shopId={shop.id}
      preview={async () =>
        isSame ? [] : (await merchandiseApi.previewClosing(shop.id, isClosed)).pickups
      }
      save={(form, pickups) =>
        merchandiseApi.changeShopDetails(shop.id, {
          ...{ phone: form.get('phone') ?? '', email: form.get('email') ?? '' },
          ...{ isPickupEnabled, isClosed, closureMessages, pickups },
          expectedRevision: shop.revision,
        })
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
          Shoppers cannot choose it for pickup until you turn this off, and open pickups can only be
          refunded. If you know when it opens again, add special days instead: then they can be
          moved.
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
    </HoursChangeDialog>
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
