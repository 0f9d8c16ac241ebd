import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import type { OfficePhoneOrder } from '@contracts/phone-order'
import { SectionBox } from '../parts/section-box'
import { TextField } from '../parts/text-field'
import { EngineError, toText } from '../api/engine'
import { useDraftChange } from './use-phone-order'

interface CouponPanelProps {
  phoneOrder: OfficePhoneOrder
  isDraft: boolean
}

export function CouponPanel({ phoneOrder, isDraft }: CouponPanelProps) {
  const { coupons } = phoneOrder
  const [code, setCode] = useState('')
  const add = useDraftChange(phoneOrder, () => setCode(''))
  const remove = useDraftChange(phoneOrder)
  if (!isDraft && coupons.length === 0) return null
  const error = add.error ?? remove.error
  return (
    <SectionBox title="Coupon codes">
      <Stack as="ul" gap="2" listStyleType="none" marginBottom={coupons.length > 0 ? '4' : '0'}>
        {coupons.map(({ id, code, isApplied }) => (
          <Flex as="li" key={id} justify="space-between" align="center" gap="3" wrap="wrap">
            <Box overflowWrap="anywhere">
              {code}
              <Box fontSize="sm" color="fg.muted">
                {isApplied ? 'Applied' : 'Takes nothing off so far'}
              </Box>
            </Box>
            {isDraft && (
              <Button
                size="xs"
                variant="outline"
                disabled={remove.isLoading}
                onClick={() => remove.mutate({ kind: 'remove-coupon', id })}
              >
                Remove<Box srOnly>{code}</Box>
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {isDraft && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!add.isLoading && code.trim() !== '') add.mutate({ kind: 'coupon', code })
          }}
        >
          <TextField
            label="Code"
            autoComplete="off"
            maxLength={256}
            value={code}
            error={error ? toRefusal(error) : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" size="sm" variant="outline" marginTop="3" loading={add.isLoading}>
            Apply
          </Button>
        </form>
      )}
    </SectionBox>
  )
}

// the engine names the reason by a code that shops' programs read
const toRefusal = (error: unknown): string =>
  error instanceof EngineError && error.kind === 'invalid-coupon-code'
    ? 'This code cannot be used: it is unknown, used up, or of no promotion that runs now.'
    : toText(error)
