import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeShop } from '@contracts/shop'
import { toWeek, type Weekday } from '@rules/week-hours'
import { CLOSES_LATER, MAX_SPANS, toSpan, type ClockSpan } from '@rules/week-hours-entry'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { DAYS } from './shop-days'
import { ShopTextFields } from './shop-texts'

const Group = chakra('fieldset', { base: { border: 'none', padding: 0, minWidth: 0 } })
const Legend = chakra('legend', { base: { fontWeight: 'medium', fontSize: 'sm' } })

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
          <DayFields
            key={day}
            day={day}
            spans={hours[day]}
            onChange={(spans) => setHours({ ...hours, [day]: spans })}
          />
        ))}
        <ShopTextFields
          shop={shop}
          label="Special days and holidays"
          texts={notes}
          onChange={setNotes}
        />
      </Stack>
    </FormDialog>
  )
}

interface DayFieldsProps {
  day: Weekday
  spans: readonly ClockSpan[]
  onChange: (spans: ClockSpan[]) => void
}

const USUAL: ClockSpan = { open: '10:00', close: '18:00' }

function DayFields({ day, spans, onChange }: DayFieldsProps) {
  const replace = (at: number, change: Partial<ClockSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)))
  const isWrong = spans.some(
    ({ open, close }) => open !== '' && close !== '' && toSpan(open, close) === undefined,
  )
  return (
    <Group>
      <Flex justify="space-between" align="center" gap="3">
        <Legend>{day}</Legend>
        {spans.length < MAX_SPANS && (
          <Button size="xs" variant="ghost" onClick={() => onChange([...spans, USUAL])}>
            Add opening time
            <Box srOnly>on {day}</Box>
          </Button>
        )}
      </Flex>
      {spans.length === 0 && (
        <Box fontSize="sm" color="fg.muted">
          Closed
        </Box>
      )}
      <Stack gap="2">
        {spans.map(({ open, close }, at) => (
          <Flex key={at} gap="2" align="center">
            <Input
              type="time"
              size="sm"
              paddingInline="2"
              required
              aria-label={`${day}, opens`}
              value={open}
              onChange={({ target }) => replace(at, { open: target.value })}
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              size="sm"
              paddingInline="2"
              required
              aria-label={`${day}, closes`}
              aria-invalid={isWrong}
              value={close}
              onChange={({ target }) => replace(at, { close: target.value })}
            />
            <CloseButton
              size="sm"
              aria-label={`Remove ${open} to ${close} on ${day}`}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            />
          </Flex>
        ))}
      </Stack>
      <Box role="status" color="fg.error" fontSize="sm">
        {isWrong && CLOSES_LATER}
      </Box>
    </Group>
  )
}
