import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { merchandiseApi } from '../api/merchandise-api'
import { TextField } from '../parts/text-field'
import { Toggle } from '../parts/toggle'
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
        <Toggle
          label="Pick-up"
          help="Orders can be picked up here."
          checked={isPickupEnabled}
          onCheckedChange={({ checked }) => setIsPickupEnabled(checked)}
        />
        <Toggle
          label="Temporarily closed"
          help="Shoppers cannot choose it for pickup until you turn this off, and open pickups can only be refunded. If you know when it opens again, add special days instead: then they can be moved."
          checked={isClosed}
          onCheckedChange={({ checked }) => setIsClosed(checked)}
        />
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
