import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { shopDay } from '@rules/shop-day'
import { findFaultOfEntry, type EnteredSpecialDays } from '@rules/special-days-entry'
import { ShopTextFields } from './shop-texts'
import { SpanFields } from './span-fields'

export const NO_DAYS: EnteredSpecialDays = { from: '', to: '', names: {}, spans: [] }

interface SpecialDaysFieldsProps {
  entry: EnteredSpecialDays
  locales: readonly string[]
  onChange: (entry: EnteredSpecialDays) => void
}

/** Returns what is wrong with a completed entry; undefined if it is valid, or not yet complete. */
export function faultOf(entry: EnteredSpecialDays): string | undefined {
  if (entry.from === '' || entry.to === '') return undefined
  return findFaultOfEntry(entry, shopDay(new Date()))
}

export function SpecialDaysFields({ entry, locales, onChange }: SpecialDaysFieldsProps) {
  const change = (part: Partial<EnteredSpecialDays>) => onChange({ ...entry, ...part })
  const day = (label: string, value: string, onDay: (day: string) => void) => (
    <Field.Root required flex="1 1 9rem">
      <Field.Label>{label}</Field.Label>
      <Input
        background="bg.panel"
        type="date"
        value={value}
        onChange={({ target }) => onDay(target.value)}
      />
    </Field.Root>
  )
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap">
        {day('First day', entry.from, (from) =>
          // usually it is one day
          change(entry.to === entry.from || entry.to < from ? { from, to: from } : { from }),
        )}
        {day('Last day', entry.to, (to) => change({ to }))}
      </Flex>
      <SpanFields
        title="Hours on these days"
        spans={entry.spans}
        onChange={(spans) => change({ spans })}
      />
      <ShopTextFields
        locales={locales}
        label="Name shown to shoppers"
        texts={entry.names}
        rows={1}
        onChange={(names) => change({ names })}
      />
      <Box role="status" color="fg.error" fontSize="sm">
        {faultOf(entry)}
      </Box>
    </Stack>
  )
}

interface CheckFieldProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: string
}

export function CheckField({ isOn, onChange, children }: CheckFieldProps) {
  return (
    <Checkbox.Root
      marginTop="4"
      alignItems="flex-start"
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{children}</Checkbox.Label>
    </Checkbox.Root>
  )
}
