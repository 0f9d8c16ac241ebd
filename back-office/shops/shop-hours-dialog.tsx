import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { toWeek } from '@rules/week-hours'
import type { ClockSpan } from '@rules/week-hours-entry'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { DAYS } from './shop-days'
import { ShopTextFields } from './shop-texts'
import { SpanFields } from './span-fields'

export function ShopHoursDialog({ shop, onClose }: { shop: OfficeShop; onClose: () => void }) {
  const [hours, setHours] = useState(shop.hours ?? toWeek((): ClockSpan[] => []))
  const [notes, setNotes] = useState(shop.notes)
  const change = useMutation({
    mutationFn: () =>
      merchandiseApi.changeShopHours(shop.id, { hours, notes, expectedRevision: shop.revision }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`Opening hours of ${shop.name}`}
      action="Save"
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <Stack gap="4">
        {DAYS.map((day) => (
          <SpanFields
            key={day}
            title={day}
            spans={hours[day]}
            onChange={(spans) => setHours({ ...hours, [day]: spans })}
          />
        ))}
        <ShopTextFields
          locales={shop.locales}
          label="Note to shoppers"
          texts={notes}
          onChange={setNotes}
        />
      </Stack>
    </FormDialog>
  )
}
