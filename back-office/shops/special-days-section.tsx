import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pickupKey, type OfficeShop } from '@contracts/shop'
import { shopDay } from '@rules/shop-day'
import { hoursTextOf, periodOf, type EnteredSpecialDays } from '@rules/special-days-entry'
import { merchandiseApi } from '../api/merchandise-api'
import { useConfirmation } from '../parts/confirmation'
import { Refusal } from '../parts/refusal'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { SpecialDaysDialog } from './special-days-dialog'
import { UntoldPickups } from './untold-pickups'

interface SpecialDaysSectionProps {
  shop: OfficeShop
  /** Called after a change, also one that was refused. */
  onChange: () => void
}

export function SpecialDaysSection({ shop, onChange }: SpecialDaysSectionProps) {
  const mayChange = useRight('shops.write')
  const ask = useConfirmation()
  const [opened, setOpened] = useState<{ former?: EnteredSpecialDays }>()
  const close = () => {
    setOpened(undefined)
    onChange()
  }
  const remove = useMutation({
    mutationFn: async (gone: EnteredSpecialDays) => {
      const specialDays = shop.specialDays.filter((one) => one !== gone)
      const { pickups } = await merchandiseApi.previewSpecialDays(shop.id, { specialDays })
      await merchandiseApi.changeSpecialDays(shop.id, {
        ...{ specialDays, pickups: pickups.map(pickupKey) },
        expectedRevision: shop.revision,
      })
    },
    onSettled: close,
  })
  const confirmRemoval = async (one: EnteredSpecialDays) => {
    const isSure = await ask({
      title: `Remove ${toTitle(one)}?`,
      text: `${shop.name} then has its weekly hours again on ${periodOf(one)}.`,
      action: 'Remove',
    })
    if (isSure) remove.mutate(one)
  }
  const today = shopDay(new Date())
  const past = shop.specialDays.filter(({ to }) => to < today)
  const coming = shop.specialDays.filter(({ to }) => to >= today)
  const toRow = (one: EnteredSpecialDays) => (
    <DaysRow
      key={one.from}
      days={one}
      onChange={mayChange && one.to >= today ? () => setOpened({ former: one }) : undefined}
      onRemove={mayChange ? () => void confirmRemoval(one) : undefined}
    />
  )
  return (
    <SectionBox
      title="Special days and holidays"
      aside={
        mayChange && (
          <Button size="xs" variant="outline" onClick={() => setOpened({})}>
            Add<Box srOnly>special days</Box>
          </Button>
        )
      }
    >
      <Refusal error={remove.error} />
      <UntoldPickups shop={shop} />
      {coming.length === 0 && <Box color="fg.muted">None are ahead.</Box>}
      <Stack as="ul" gap="3" listStyleType="none">
        {coming.map(toRow)}
      </Stack>
      {past.length > 0 && (
        <Box as="details" marginTop="3" fontSize="sm">
          <Box as="summary" cursor="pointer" color="fg.muted">
            {past.length === 1 ? '1 that has passed' : `${past.length} that have passed`}
          </Box>
          <Stack as="ul" gap="3" listStyleType="none" marginTop="3">
            {past.map(toRow)}
          </Stack>
        </Box>
      )}
      {opened && <SpecialDaysDialog shop={shop} former={opened.former} onClose={close} />}
    </SectionBox>
  )
}

interface DaysRowProps {
  days: EnteredSpecialDays
  onChange?: () => void
  onRemove?: () => void
}

function DaysRow({ days, onChange, onRemove }: DaysRowProps) {
  const name = days.names['default']
  return (
    <Flex as="li" justify="space-between" gap="3" align="flex-start">
      <Box minWidth="0">
        {name && (
          <Box fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Box>
        )}
        <Box>{periodOf(days)}</Box>
        <Box color="fg.muted">{hoursTextOf(days)}</Box>
      </Box>
      {onRemove && (
        <Flex gap="1" flex="none">
          {onChange && (
            <Button size="xs" variant="ghost" onClick={onChange}>
              Change<Box srOnly>{toTitle(days)}</Box>
            </Button>
          )}
          <Button size="xs" variant="ghost" onClick={onRemove}>
            Remove<Box srOnly>{toTitle(days)}</Box>
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

const toTitle = (days: EnteredSpecialDays) => days.names['default'] || periodOf(days)
