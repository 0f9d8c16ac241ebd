import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { CLOSES_LATER, MAX_SPANS, toSpan, type ClockSpan } from '@rules/week-hours-entry'

const Group = chakra('fieldset', { base: { border: 'none', padding: 0, minWidth: 0 } })
const Legend = chakra('legend', { base: { fontWeight: 'medium', fontSize: 'sm' } })

interface SpanFieldsProps {
  /** E.g. the weekday. */
  title: string
  spans: readonly ClockSpan[]
  onChange: (spans: ClockSpan[]) => void
}

const USUAL: ClockSpan = { open: '10:00', close: '18:00' }

export function SpanFields({ title, spans, onChange }: SpanFieldsProps) {
  const replace = (at: number, change: Partial<ClockSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...change } : span)))
  const isWrong = spans.some(
    ({ open, close }) => open !== '' && close !== '' && toSpan(open, close) === undefined,
  )
  return (
    <Group>
      <Flex justify="space-between" align="center" gap="3">
        <Legend>{title}</Legend>
        {spans.length < MAX_SPANS && (
          <Button size="xs" variant="ghost" onClick={() => onChange([...spans, USUAL])}>
            Add opening time
            <Box srOnly>on {title}</Box>
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
              aria-label={`${title}, opens`}
              value={open}
              onChange={({ target }) => replace(at, { open: target.value })}
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              size="sm"
              paddingInline="2"
              required
              aria-label={`${title}, closes`}
              aria-invalid={isWrong}
              value={close}
              onChange={({ target }) => replace(at, { close: target.value })}
            />
            <CloseButton
              size="sm"
              aria-label={`Remove ${open} to ${close} on ${title}`}
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
